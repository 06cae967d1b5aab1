import Glibc

/// The programs that have a store open, as far as the system tells without disturbing them.
public struct StoreUsers: Hashable, Sendable {
  public struct User: Hashable, Sendable {
    public let process: Int
    /// Such as `slayer`; nil where the system does not say.
    public let name: String?
  }

  public let isOpen: Bool
  /// In the order of their process ids; empty where the system does not say who they are.
  public let users: [User]

  /// Nobody.
  init() { (isOpen, users) = (false, []) }

  /// Not for a file that is open here: looking would drop our own locks on it.
  init(of file: String) {
    let first = StoreFile.lockHolder(file)
    isOpen = first != nil
    guard let first else {
      users = []
      return
    }
    let listed = StoreUsers.holders(of: file, in: TextFile.read("/proc/locks", atMost: 1 << 20) ?? "")
    users = Set(listed + [first]).filter { $0 > 0 && $0 != Int(getpid()) }.sorted().map { process in
      let name = TextFile.read("/proc/\(process)/comm", atMost: 64)
      return User(process: process, name: name.map { String($0.prefix { $0 != "\n" }) })
    }
  }

  /// From lines such as `1: POSIX  ADVISORY  READ 4711 08:01:131073 1073741826 1073742335`: those with the file's inode
  /// and a range where SQLite has its locks.
  static func holders(of file: String, in text: String) -> [Int] {
    guard let inode = StoreFile.identity(file)?.last else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ")
      guard fields.count >= 8, fields[1] == "POSIX", fields[5].split(separator: ":").last == "\(inode)",
        let start = Int(fields[6]), (0x4000_0000..<0x4000_0200).contains(start)
      else { return nil }
      return Int(fields[4])
    }
  }
}
