import SlayerText

/// Makes text of a person inert where a bar or a shell would act on parts of it. Control characters and marks that turn
/// the direction of text are made visible first, whatever the format.
enum BarEscape {
  /// `#[fg=red]` → `##[fg=red]`, `##x` → `########x`: tmux reads styles, commands and variables behind a single `#`.
  ///
  /// It halves a run of them twice, once as it expands what a command wrote and once as it draws; not where `[` follows,
  /// there once, and one alone stays. At the end there may be more of the status line behind, such as a style.
  static func tmux(_ text: String) -> String {
    var result = ""
    var run = 0
    func endRun(_ next: Unicode.Scalar?) {
      let times = next == "[" || run == 1 && next != nil ? 2 : 4
      result += String(repeating: "#", count: times * run)
      run = 0
    }
    for scalar in safe(text).unicodeScalars {
      if scalar == "#" {
        run += 1
      } else {
        endRun(scalar)
        result.unicodeScalars.append(scalar)
      }
    }
    endRun(nil)
    return result
  }

  /// `%{F#f00}` → `% {F#f00}`: polybar knows no way to escape its tags in all versions, so they are pulled apart.
  static func polybar(_ text: String) -> String {
    var before: Unicode.Scalar = " "
    return replacing(safe(text)) { scalar in
      defer { before = scalar }
      return before == "%" && scalar == "{" ? " {" : nil
    }
  }

  /// `R&D <draft>` → `R&amp;D &lt;draft&gt;`: Pango markup, as waybar shows it.
  static func pango(_ text: String) -> String {
    replacing(safe(text)) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&apos;"
      default: nil
      }
    }
  }

  /// Inert in a prompt of that shell, also when the line is put into the prompt before the shell expands it: a backslash
  /// becomes `/`, a backtick `'`, a dollar before what it would expand is pulled away from it. zsh's `%` is doubled.
  static func prompt(_ text: String, _ shell: BarShell) -> String {
    switch shell {
    case .plain, .fish: safe(text)
    case .bash: withoutExpansion(safe(text))
    case .zsh: replacing(withoutExpansion(safe(text))) { $0 == "%" ? "%%" : nil }
    }
  }

  private static func withoutExpansion(_ text: String) -> String {
    var before: Unicode.Scalar = " "
    return replacing(text) { scalar in
      defer { before = scalar }
      switch scalar {
      case "\\": return before == "$" ? " /" : "/"
      case "`": return before == "$" ? " '" : "'"
      case " ": return nil
      default: return before == "$" ? " \(scalar)" : nil
      }
    }
  }

  private static func replacing(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if let other = replacement(scalar) { result += other } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
