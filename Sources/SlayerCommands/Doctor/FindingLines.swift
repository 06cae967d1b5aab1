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

  /// Of the widest name.
  private var width: Int { Finding.Check.allCases.map { cellWidth($0.words(language)) }.max() ?? 0 }

  func lines(_ findings: [Finding]) -> [String] {
    let width = self.width
    var lines: [String] = []
    for (index, finding) in findings.enumerated() {
      // What is the same as in the line above or below is said once.
      let isNamed = index > 0 && findings[index - 1].check == finding.check
      let label = padded(isNamed ? "" : finding.check.words(language), to: width)
      let head = "\(mark(finding.state)) \(finding.state == .ok ? paint.faint(label) : paint.bold(label))  "
      let indent = String(repeating: " ", count: width + 4)
      lines += broken(finding.text(language), width + 4).enumerated().map { ($0 == 0 ? head : indent) + $1 }
      let next = index + 1 < findings.count ? findings[index + 1].advice : nil
      if finding.advice != next { lines += told(finding.advice, width + 4).map { indent + $0 } }
    }
    let notes = findings.filter { $0.state == .note }.count
    let faults = findings.filter { $0.state == .fault }.count
    return lines + ["", paint.bold(DoctorWords.verdict(faults: faults, notes: notes)(language))]
  }

  private func told(_ advice: Finding.Advice, _ taken: Int) -> [String] {
    let arrow = paint.bold(isUTF8 ? "→ " : "> ")
    // A terminal that breaks a long command by itself gives it back whole when it is copied.
    guard let words = advice.words else { return advice.commands.map { arrow + safe($0) } }
    var lines = broken(words(language), taken + 2)
    if advice.commands.count == 1, let text = advice.text(language), fits(text, taken + 2) {
      lines = broken(text, taken + 2)
    } else {
      lines += advice.commands.map(safe)
    }
    return lines.enumerated().map { ($0 == 0 ? arrow : "  ") + $1 }
  }

  private func fits(_ text: String, _ taken: Int) -> Bool {
    columns.map { cellWidth(safe(text)) <= $0 - taken } ?? true
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
