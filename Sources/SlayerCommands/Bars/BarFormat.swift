/// Where the one line of `slayer status --format` is shown, and so how it is written.
enum BarFormat: String, CaseIterable, Hashable, Sendable {
  case prompt, tmux, waybar, polybar, i3blocks, plain, json
}

/// The shell whose prompt the line becomes a part of.
enum BarShell: String, CaseIterable, Hashable, Sendable {
  case bash, zsh, fish, plain
}
