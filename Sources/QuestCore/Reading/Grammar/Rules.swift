extension Cursor {
  /// The rules of phrases, in the order in which they are asked: a longer phrase before one that begins like it.
  static let phraseRules: [Rule] = [
    { $0.englishRepeat() },
    { $0.koreanRepeat() },
    { $0.numericDate() },
    { $0.koreanOffset() },
    { $0.englishDate() },
    { $0.englishOffset() },
    { $0.koreanDate() },
    { $0.timeSpan() },
    { $0.koreanTime() },
    { $0.englishTime() },
    { $0.englishDay() },
    { $0.koreanDay() },
  ]

  /// The rules of days alone.
  static let dayRules: [Rule] = [
    { $0.numericDate() },
    { $0.englishDate() },
    { $0.koreanDate() },
    { $0.englishDay() },
    { $0.koreanDay() },
  ]
}
