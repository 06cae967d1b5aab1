import Glibc

/// The name of the machine's zone and where it stands.
public struct ZoneName: Hashable, Sendable {
  public enum Source: Hashable, Sendable { case variable, localtime, nothing }

  /// Such as `Asia/Seoul` or `KST-9`; nil where `/etc/localtime` is a copy of a zone's file, which names none.
  public let name: String?
  public let source: Source

  /// - Parameter localtime: where the C library looks when `TZ` is not set.
  public init(_ environment: Environment, localtime: String = "/etc/localtime") {
    if let value = environment["TZ"] {
      let name = value.hasPrefix(":") ? String(value.dropFirst()) : value
      (self.name, source) = (name.isEmpty ? "UTC" : name, .variable)
    } else if let file = realpath(localtime, nil) {
      defer { free(file) }
      let folder = "/zoneinfo/"
      let path = String(cString: file)
      name = path.firstRange(of: folder).map { String(path[$0.upperBound...]) }
      source = .localtime
    } else {
      (name, source) = ("UTC", .nothing)
    }
  }
}
