#!/usr/bin/env python3
"""Writes slayer.png from the first picture of slime2, eight by eight pixels for each of the sprite's.

Run it again when the sprite changes: python3 Assets/Desktop/make-icon.py
"""
import pathlib
import struct
import zlib

SCALE = 8
here = pathlib.Path(__file__).parent
lines = (here.parent / "Sprites" / "slime2.spr").read_text().splitlines()

palette = {".": (0, 0, 0, 0)}
for line in lines[lines.index("palette") + 1:]:
    words = line.split()
    if len(words) != 4 or len(words[0]) != 1:
        break
    palette[words[0]] = tuple(bytes.fromhex(words[1][1:])) + (255,)

start = next(i for i, line in enumerate(lines) if line.startswith("frame idle1")) + 1
rows = lines[start:start + 16]
image = b""
for row in rows:
    pixels = b"".join(bytes(palette[letter]) * SCALE for letter in row)
    image += (b"\0" + pixels) * SCALE


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


size = struct.pack(">IIBBBBB", len(rows[0]) * SCALE, len(rows) * SCALE, 8, 6, 0, 0, 0)
(here / "slayer.png").write_bytes(
    b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", size) + chunk(b"IDAT", zlib.compress(image, 9)) + chunk(b"IEND", b""))
