import CTerm

/// The words that the program was started with.
public enum LaunchWords {
  /// The words after the program's name, as the system handed them over; also where there is no `/proc` to read them from.
  /// To be called first of all, once: it gives the environment back as it was found.
  public static func take() -> [String] {
    cterm_leave_start()
    return (1..<max(1, cterm_word_count())).compactMap { cterm_word($0).map { String(cString: $0) } }
  }
}
