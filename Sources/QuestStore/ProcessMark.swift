import Glibc

/// What tells one run of a program from every other: its process id, when it started, and in which boot of the machine.
///
/// As text `4711-903412-5f0e…`: process 4711, started 903,412 clock ticks after the boot with that id.
public struct ProcessMark: Hashable, Sendable, CustomStringConvertible {
  public let pid: Int
  public let startTick: Int
  public let boot: String

  public init(pid: Int, startTick: Int, boot: String) {
    self.pid = pid
    self.startTick = startTick
    self.boot = boot
  }

  /// Nil for any text that is no mark.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let pid = Int(parts[0]), let startTick = Int(parts[1]) else { return nil }
    self.init(pid: pid, startTick: startTick, boot: String(parts[2]))
  }

  public var description: String { "\(pid)-\(startTick)-\(boot)" }

  public static var current: ProcessMark {
    let pid = Int(getpid())
    return ProcessMark(pid: pid, startTick: startTick(of: pid) ?? 0, boot: currentBoot ?? "")
  }

  /// Whether the process is known to have ended. Where the machine cannot say (no `/proc`) it counts as running.
  public var hasEnded: Bool {
    guard let now = ProcessMark.currentBoot else { return false }
    return boot != now || ProcessMark.startTick(of: pid) != startTick
  }

  private static var currentBoot: String? {
    TextFile.read("/proc/sys/kernel/random/boot_id").map { String($0.prefix { $0 != "\n" }) }
  }

  /// The 22nd field of `/proc/PID/stat`; nil when there is no such process, or only its corpse. The second field is
  /// the program's name in brackets and may itself hold spaces and brackets.
  private static func startTick(of pid: Int) -> Int? {
    guard let text = TextFile.read("/proc/\(pid)/stat"), let bracket = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: bracket)...].split(separator: " ")
    guard fields.count > 19, fields[0] != "Z", fields[0] != "X" else { return nil }
    return Int(fields[19])
  }
}
