extension QuickAdd {
  /// A quest as the line that, read again, gives the same draft: words that would read as dates are quoted.
  ///
  /// A quest `call about friday` due on 25 December is `call about "friday" due:2026-12-25`. Steps are no part of a line.
  public static func line(for draft: Draft, _ context: ReadingContext) -> String {
    var pieces = [quotedTitle(draft.title, context)]
    pieces += draft.tags.map { "#" + name($0) }
    if let campaign = draft.campaign { pieces.append("+" + name(campaign)) }
    switch draft.importance {
    case .trivial: pieces.append("~")
    case .normal: break
    case .major: pieces.append("!")
    case .epic: pieces.append("!!")
    }
    if let deadline = draft.deadline { pieces.append("due:" + text(of: deadline, context)) }
    if let repetition = draft.repetition { pieces.append(text(of: repetition, draft, context)) }
    if !draft.note.isEmpty { pieces.append("// " + draft.note) }
    return pieces.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// ISO 8601 in local time; with the offset where local time alone would say another moment.
  static func text(of deadline: Deadline, _ context: ReadingContext) -> String {
    switch deadline {
    case .day(let day): return day.description
    case .moment(let moment):
      let zone = context.calendar.zone
      let civil = zone.civil(moment)
      let local = "\(civil.date)T\(civil.time)"
      if zone.moment(civil) == moment { return local }
      let offset = zone.offset(at: moment)
      let minutes = abs(offset) / 60
      return local + (offset < 0 ? "-" : "+") + "\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
    }
  }

  /// `every:monday`, `every:"2 weeks"`, `every!:"3 days"`, or the rule itself where there are no words for it.
  private static func text(of repetition: Repetition, _ draft: Draft, _ context: ReadingContext) -> String {
    let field = repetition.origin == .completion ? "every!:" : "every:"
    if let words = repetition.rule.parts.words {
      let text = field + (words.contains(" ") ? "\"\(words)\"" : words)
      let due = draft.deadline.map { " due:" + self.text(of: $0, context) } ?? ""
      if read("x " + text + due, context).draft.repetition == repetition { return text }
    }
    return field + "\"\(repetition.rule.text)\""
  }

  private static func name(_ name: String) -> String {
    let scalars = name.unicodeScalars
    // A quote in a name could close one that the title leaves open.
    let isPlain =
      scalars.first.map { isLetter($0.value) } == true && !scalars.contains { isSpace($0.value) || $0 == "\"" }
    return isPlain ? name : quoted(name)
  }

  private static func quoted(_ text: String) -> String {
    var view = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { view.append("\\") }
      view.append(scalar)
    }
    view.append("\"")
    return String(view)
  }

  /// The title with quotes round each word that would be read as something else; as a last resort round all of it.
  private static func quotedTitle(_ title: String, _ context: ReadingContext) -> String {
    if isPlain(title, title, context) { return title }
    var ranges: [Range<Int>] = []
    for _ in 0..<4 {
      let reading = read(title, context, literal: ranges)
      let more = reading.spans.filter { $0.kind == .date || $0.kind == .repeat || $0.kind == .token }
      if more.isEmpty { break }
      ranges += more.map { $0.start..<$0.end }
      ranges.sort { $0.lowerBound < $1.lowerBound }
    }
    let line = quoting(title, ranges)
    return isPlain(line, title, context) ? line : quoted(title)
  }

  /// Whether a line reads as this title and nothing else, also when more follows it.
  private static func isPlain(_ line: String, _ title: String, _ context: ReadingContext) -> Bool {
    let expected = Draft(title: title)
    var tagged = expected
    tagged.tags = ["x"]
    guard read(line, context).draft == expected, read(line + " #\"x\"", context).draft == tagged else { return false }
    // A quote that is left open must not reach into the note.
    guard line.unicodeScalars.contains("\"") else { return true }
    var noted = expected
    noted.note = "\" y"
    return read(line + " // \" y", context).draft == noted
  }

  private static func quoting(_ title: String, _ ranges: [Range<Int>]) -> String {
    let scalars = Array(title.unicodeScalars)
    var view = String.UnicodeScalarView()
    var position = 0
    for range in ranges where range.lowerBound >= position {
      view.append(contentsOf: scalars[position..<range.lowerBound])
      var inner = String.UnicodeScalarView()
      inner.append(contentsOf: scalars[range])
      view.append(contentsOf: quoted(String(inner)).unicodeScalars)
      position = range.upperBound
    }
    view.append(contentsOf: scalars[position...])
    return String(view)
  }
}
