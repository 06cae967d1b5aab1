import Glibc

/// A file or folder of the program that others can get at.
public struct FileExposure: Hashable, Sendable {
  public enum Fault: Hashable, Sendable {
    case othersCanRead
    case othersCanWrite
    /// The user id of whom it belongs to.
    case belongsTo(Int)
  }

  public let path: String
  public let isFolder: Bool
  public let fault: Fault

  /// Nil when there is nothing at the path, or nobody else can get at it.
  ///
  /// - Parameter isPublic: whether others may read it, as a settings file that a person made with an editor.
  public init?(_ path: String, isPublic: Bool = false) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.path = path
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    if status.st_uid != geteuid() {
      fault = .belongsTo(Int(status.st_uid))
    } else if status.st_mode & 0o022 != 0 {
      fault = .othersCanWrite
    } else if status.st_mode & 0o077 != 0 && !isPublic {
      fault = .othersCanRead
    } else {
      return nil
    }
  }
}
