/// The one grammar for the quick-add bar, `slayer add` and every date field, in English and Korean at once.
///
/// `QuickAdd.read("내일 3pm call mom #family", context)` is a quest `call mom`, tagged `family`, due tomorrow at 15:00.
public enum QuickAdd {
  /// Reads a line. Pure; never fails, loops, or takes more than a millisecond on 500 characters.
  ///
  /// - Parameters:
  ///   - choice: which reading of an ambiguous date phrase to take: 0 the likeliest, 1… those of `otherReadings` as they
  ///     are for choice 0. It goes round: -1 is the last. `otherReadings` begins with what the next choice gives.
  ///   - literal: ranges of the text (in scalars) that are title text whatever they look like.
  public static func read(
    _ text: String, _ context: ReadingContext, choice: Int = 0, literal: [Range<Int>] = []
  ) -> Reading {
    var line = LineReading(text, context, choice: choice, literal: literal)
    return line.reading()
  }

  /// A date field's text: the whole of it must be a deadline, or `none`. Nil when it is not.
  public static func readDate(_ text: String, _ context: ReadingContext) -> Deadline?? {
    let field = readField(text, context)
    return field.remarks.contains(where: \.isError) ? nil : .some(field.deadline)
  }

  /// A date field's text with all that is worth saying: other readings in Tab order, whether it is past, what is wrong.
  /// Empty text and `none` are no deadline.
  public static func readField(_ text: String, _ context: ReadingContext) -> FieldReading {
    let value = FieldReader(
      text: TypedText(text), context: context, isEvery: false, isFromCompletion: false
    ).read(trimmed(text))
    if let remark = value.remark { return FieldReading(deadline: nil, otherDeadlines: [], remarks: [remark]) }
    let readings = Resolver(value.findings ?? Findings(), context).readings()
    return FieldReading(
      deadline: readings.first?.deadline, otherDeadlines: readings.dropFirst().map(\.deadline),
      remarks: readings.first?.remarks ?? [])
  }
}

/// What a date field's text was understood as.
public struct FieldReading: Hashable, Sendable {
  public var deadline: Deadline?
  public var otherDeadlines: [Deadline?]
  public var remarks: [ReadingRemark]

  public init(deadline: Deadline?, otherDeadlines: [Deadline?], remarks: [ReadingRemark]) {
    self.deadline = deadline
    self.otherDeadlines = otherDeadlines
    self.remarks = remarks
  }
}
