import Glibc
import Synchronization

/// The process has one `TZ`; tests that set it take turns here, and leave it as it was.
enum TimeZoneVariable {
  private static let turn = Mutex(())

  static func with<Result>(_ value: String?, _ body: () throws -> Result) rethrows -> Result {
    try turn.withLock { _ in
      let before = getenv("TZ").map { String(cString: $0) }
      set(value)
      defer { set(before) }
      return try body()
    }
  }

  /// Several values one after another, in one turn.
  static func withEach(_ values: [String], _ body: (String) throws -> Void) rethrows {
    try turn.withLock { _ in
      let before = getenv("TZ").map { String(cString: $0) }
      defer { set(before) }
      for value in values {
        set(value)
        try body(value)
      }
    }
  }

  private static func set(_ value: String?) {
    if let value { setenv("TZ", value, 1) } else { unsetenv("TZ") }
    tzset()
  }
}
