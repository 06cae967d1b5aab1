/// The pages of a store's file as they were last committed: the file itself, with what the log beside it adds. Nothing of it is
/// trusted: any page may hold anything.
struct PageImage {
  private let file: [UInt8]
  private let log: [UInt8]
  let pageSize: Int
  /// Bytes at the end of each page that SQLite leaves to others.
  private let reserved: Int
  /// Where in the log the newest content of a page begins, by its number.
  private let logged: [Int: Int]
  /// The numbers of all pages, from 1 on; those that only the log has may be far apart.
  let numbers: [Int]

  init(file: [UInt8], log: [UInt8]) {
    let isHeaded = file.count >= FileHeader.length && file.starts(with: Array("SQLite format 3\0".utf8))
    let written = isHeaded ? Int(file[16]) << 8 | Int(file[17]) : 0
    let log = WriteAheadLog(log)
    // 1 stands for 65,536. Where nothing says it, it is what SQLite makes by itself.
    let size = [written == 1 ? 65_536 : written, log.pageSize ?? 0].first(where: Self.isPageSize) ?? 4_096
    self.file = file
    self.log = log.bytes
    pageSize = size
    reserved = isHeaded && Int(file[20]) <= size - 480 ? Int(file[20]) : 0
    logged = log.pageSize == size ? log.pages : [:]
    let last = (file.count + size - 1) / size
    numbers = Array(1..<last + 1) + logged.keys.filter { $0 > last }.sorted()
  }

  static func isPageSize(_ size: Int) -> Bool { (512...65_536).contains(size) && size & (size - 1) == 0 }

  /// How many bytes of a page belong to SQLite.
  var usable: Int { pageSize - reserved }

  /// How many bytes there are in all: no number or length of anything stored can be greater.
  var byteCount: Int { file.count + log.count }

  /// A page by its number; nil where there is none, also where the file ends within it.
  subscript(number: Int) -> ArraySlice<UInt8>? {
    if let start = logged[number] { return log[start..<start + pageSize] }
    guard number >= 1, number * pageSize <= file.count else { return nil }
    return file[(number - 1) * pageSize..<number * pageSize]
  }
}

/// What of a write-ahead log was committed, by the rules of SQLite's WAL format: frames count as long as their salts are those
/// of the header and their checksums go on from it, and as far as the last that ends a commit.
struct WriteAheadLog {
  let bytes: [UInt8]
  /// Nil where the log is empty or its header is damaged.
  private(set) var pageSize: Int?
  /// Where the newest content of a page begins, by its number.
  private(set) var pages: [Int: Int] = [:]

  static let headerLength = 32
  private static let frameLength = 24

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count >= Self.headerLength, number(0) & ~1 == 0x377F_0682 else { return }
    let isBigEndian = number(0) & 1 == 1
    let size = Int(number(8))
    var sum = Checksum(isBigEndian: isBigEndian)
    sum.add(bytes[0..<24])
    guard PageImage.isPageSize(size), sum.matches(number(24), number(28)) else { return }
    pageSize = size
    var pending: [Int: Int] = [:]
    var start = Self.headerLength
    while start + Self.frameLength + size <= bytes.count {
      guard number(start + 8) == number(16), number(start + 12) == number(20) else { return }
      let content = start + Self.frameLength
      sum.add(bytes[start..<start + 8])
      sum.add(bytes[content..<content + size])
      guard sum.matches(number(start + 16), number(start + 20)) else { return }
      pending[Int(number(start))] = content
      if number(start + 4) != 0 {
        pages.merge(pending) { $1 }
        pending = [:]
      }
      start = content + size
    }
  }

  private func number(_ offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// The running checksum of a write-ahead log: two sums over pairs of 32-bit words.
private struct Checksum {
  let isBigEndian: Bool
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    while index + 8 <= bytes.endIndex {
      first = first &+ word(bytes, index) &+ second
      second = second &+ word(bytes, index + 4) &+ first
      index += 8
    }
  }

  func matches(_ one: UInt32, _ other: UInt32) -> Bool { first == one && second == other }

  private func word(_ bytes: ArraySlice<UInt8>, _ index: Int) -> UInt32 {
    let (a, b) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
    let (c, d) = (UInt32(bytes[index + 2]), UInt32(bytes[index + 3]))
    return isBigEndian ? a << 24 | b << 16 | c << 8 | d : d << 24 | c << 16 | b << 8 | a
  }
}
