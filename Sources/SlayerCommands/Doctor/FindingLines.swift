import QuestCore
import SlayerText

/// Findings as lines for people: `✓ store  ~/…/slayer.db`, and below a note or a fault what to do.
struct FindingLines {
  let language: Language
  let paint: Paint
  /// How many cells a line may have; nil where nobody counts.
  let columns: Int?
  /// Whether the terminal shows letters beyond ASCII.
  let isUTF8: Bool

  func lines(_ findings: [Finding]) -> [String] {
    let width = Finding.Check.allCases.map { cellWidth($0.words(language)) }.max() ?? 0
    let notes = findings.filter { $0.state == .note }.count
    let faults = findings.filter { $0.state == .fault }.count
    return findings.flatMap { lines($0, width) } + ["", paint.bold(DoctorWords.verdict(faults: faults, notes: notes)(language))]
  }

  private func lines(_ finding: Finding, _ width: Int) -> [String] {
    let label = padded(finding.check.words(language), to: width)
    let head = "\(mark(finding.state)) \(finding.state == .ok ? paint.faint(label) : paint.bold(label))  "
    let indent = String(repeating: " ", count: width + 4)
    let text = broken(finding.text(language), width + 4).enumerated().map { ($0 == 0 ? head : indent) + $1 }
    guard let advice = finding.advice else { return text }
    let arrow = isUTF8 ? "→ " : "> "
    return text
      + broken(advice(language), width + 6).enumerated().map { indent + ($0 == 0 ? paint.bold(arrow) : "  ") + $1 }
  }

  private func broken(_ text: String, _ taken: Int) -> [String] {
    let text = isUTF8 ? text : FindingLines.plain(text)
    guard let columns else { return SlayerText.lines(of: text).map(safe) }
    return wrapped(text, to: max(20, columns - taken))
  }

  private func mark(_ state: Finding.State) -> String {
    let (mark, plain, urgency): (String, String, Urgency) =
      switch state {
      case .ok: ("✓", "+", .prowling)
      case .note: ("!", "!", .hunting)
      case .fault: ("✗", "x", .rampaging)
      }
    return paint.colour(isUTF8 ? mark : plain, UrgencyColours.colour(urgency, on: paint.ground))
  }

  private static func plain(_ text: String) -> String {
    text.reduce(into: "") { plain, character in
      switch character {
      case "·": plain += "-"
      case "×": plain += "x"
      case "–": plain += "-"
      default: plain.append(character)
      }
    }
  }
}
