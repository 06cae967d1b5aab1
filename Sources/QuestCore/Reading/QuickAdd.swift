/// The one grammar for the quick-add bar, `slayer add` and every date field, in English and Korean at once.
public enum QuickAdd {
  /// Reads a line. Pure; never fails, loops, or takes more than a millisecond on 500 characters.
  ///
  /// - Parameters:
  ///   - choice: which reading of an ambiguous date phrase to take: 0 the likeliest, 1… those of `otherReadings`.
  ///   - literal: ranges of the text (in scalars) that are title text whatever they look like.
  public static func read(
    _ text: String, _ context: ReadingContext, choice: Int = 0, literal: [Range<Int>] = []
  ) -> Reading {
    let end = text.unicodeScalars.count
    let spans = end == 0 ? [] : [ReadingSpan(start: 0, end: end, kind: .title, meaning: .title)]
    return Reading(draft: Draft(title: text), spans: spans)
  }

  /// A date field's text: the whole of it must be a deadline, or `none`. Nil when it is not.
  public static func readDate(_ text: String, _ context: ReadingContext) -> Deadline?? { nil }

  /// A quest as the line that, read again, gives the same draft: words that would read as dates are quoted.
  public static func line(for draft: Draft, _ context: ReadingContext) -> String { draft.title }
}
