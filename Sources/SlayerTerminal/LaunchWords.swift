import CTerm

/// The words that the program was started with.
public enum LaunchWords {
  /// The words after the program's name, as the system handed them over; also where there is no `/proc` to read them from.
  /// To be called first of all, once: it gives the environment back as it was found.
  /// - Returns: the words, and the first of those that are no valid UTF-8, shown as far as it is.
  public static func take() -> (words: [String], broken: String?) {
    cterm_leave_start()
    let words = (1..<max(1, cterm_word_count())).compactMap { cterm_word($0) }
    let broken = words.first { String(validatingCString: $0) == nil }
    return (words.map { String(cString: $0) }, broken.map { String(cString: $0) })
  }
}
