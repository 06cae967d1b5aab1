slayer status --format plain
