/// A row as it lies in a page.
struct FoundRow: StoredRow {
  /// Nil for one of a table WITHOUT ROWID, or of an index.
  let id: Int64?
  var values: [SQLValue]

  func isNull(_ column: Int32) -> Bool {
    if case .null = values[Int(column)] { return true }
    return false
  }

  func integer(_ column: Int32) throws(Unreadable) -> Int64 {
    guard case .integer(let number) = values[Int(column)] else { throw Unreadable() }
    return number
  }

  func text(_ column: Int32) throws(Unreadable) -> String {
    guard case .text(let text) = values[Int(column)] else { throw Unreadable() }
    return text
  }
}

/// What one page of a table or an index holds, by SQLite's file format, sections 1.6 (b-tree pages) and 2.1 (records).
struct PageCells {
  private let image: PageImage
  private let page: ArraySlice<UInt8>
  private let start: Int
  let kind: Kind
  /// Where the cells begin.
  private let offsets: [Int]

  enum Kind: UInt8 {
    case tableLeaf = 0x0D
    case tableInterior = 0x05
    case indexLeaf = 0x0A
    case indexInterior = 0x02

    fileprivate var isInterior: Bool { self == .tableInterior || self == .indexInterior }
  }

  /// Nil unless the page is one of a table or an index.
  init?(_ number: Int, of image: PageImage) {
    // The first page begins with the header of the file.
    let start = number == 1 ? FileHeader.length : 0
    guard let page = image[number], let kind = Kind(rawValue: page[page.startIndex + start]) else { return nil }
    self.image = image
    self.page = page
    self.start = start
    self.kind = kind
    func short(_ offset: Int) -> Int {
      Int(page[page.startIndex + offset]) << 8 | Int(page[page.startIndex + offset + 1])
    }
    let pointers = start + (kind.isInterior ? 12 : 8)
    let count = short(start + 3)
    guard pointers + 2 * count <= image.usable else { return nil }
    offsets = (0..<count).map { short(pointers + 2 * $0) }
  }

  /// The row of each cell; nil for one that does not fit in every byte.
  var rows: [FoundRow?] { kind == .tableInterior ? [] : offsets.map(row) }

  /// The pages below, each with the greatest row id under it, which the last has none of, nor those of an index.
  var children: [(page: Int, last: Int64?)] {
    guard kind.isInterior else { return [] }
    let below = offsets.map { offset -> (page: Int, last: Int64?) in
      guard offset + 4 <= image.usable else { return (0, nil) }
      var rest = offset + 4
      return (
        Self.number(page, page.startIndex + offset), kind == .tableInterior ? Self.varint(page, &rest) : nil
      )
    }
    return below + [(Self.number(page, page.startIndex + start + 8), nil)]
  }

  private func row(at offset: Int) -> FoundRow? {
    var offset = offset + (kind == .indexInterior ? 4 : 0)
    guard let length = varint(&offset) else { return nil }
    var id: Int64?
    if kind == .tableLeaf {
      guard let found = varint(&offset) else { return nil }
      id = found
    }
    guard length >= 0, length <= image.byteCount,
      let payload = payload(Int(length), at: offset, inTable: kind == .tableLeaf), let values = values(payload)
    else { return nil }
    return FoundRow(id: id, values: values)
  }

  /// The bytes of a record, put together with those that lie on pages of their own.
  private func payload(_ length: Int, at offset: Int, inTable: Bool) -> [UInt8]? {
    let usable = image.usable
    let most = inTable ? usable - 35 : (usable - 12) * 64 / 255 - 23
    if length <= most {
      guard offset + length <= usable else { return nil }
      return Array(page[page.startIndex + offset..<page.startIndex + offset + length])
    }
    let least = (usable - 12) * 32 / 255 - 23
    let fitting = least + (length - least) % (usable - 4)
    let local = fitting <= most ? fitting : least
    guard offset + local + 4 <= usable else { return nil }
    var bytes = Array(page[page.startIndex + offset..<page.startIndex + offset + local])
    bytes.reserveCapacity(length)
    var next = Self.number(page, page.startIndex + offset + local)
    while bytes.count < length {
      // A chain that leads back into itself ends with its length.
      guard let more = image[next] else { return nil }
      let wanted = min(length - bytes.count, usable - 4)
      bytes += more[more.startIndex + 4..<more.startIndex + 4 + wanted]
      next = Self.number(more, more.startIndex)
    }
    return bytes
  }

  /// The values of a record; nil unless its header and its length agree, and its texts are UTF-8.
  private func values(_ record: [UInt8]) -> [SQLValue]? {
    var offset = 0
    guard let headerLength = Self.varint(record[...], &offset), headerLength <= record.count else { return nil }
    var kinds: [Int64] = []
    while offset < headerLength {
      guard let kind = Self.varint(record[...], &offset) else { return nil }
      kinds.append(kind)
    }
    guard offset == headerLength else { return nil }
    var values: [SQLValue] = []
    for kind in kinds {
      guard let length = Self.length(kind), length <= record.count - offset else { return nil }
      let bytes = record[offset..<offset + length]
      offset += length
      switch kind {
      case 0: values.append(.null)
      case 1...6: values.append(.integer(Self.signed(bytes)))
      case 8, 9: values.append(.integer(kind - 8))
      case 13... where kind & 1 == 1:
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        values.append(.text(text))
      // A number with a fraction or a blob: we store neither.
      default: return nil
      }
    }
    return offset == record.count ? values : nil
  }

  /// How many bytes a value takes, by its serial type.
  private static func length(_ kind: Int64) -> Int? {
    switch kind {
    case 0, 8, 9: 0
    case 1...4: Int(kind)
    case 5: 6
    case 6, 7: 8
    case 12...: Int((kind - 12) / 2)
    default: nil
    }
  }

  private static func signed(_ bytes: ArraySlice<UInt8>) -> Int64 {
    let first: Int64 = (bytes.first ?? 0) & 0x80 == 0 ? 0 : -1
    return bytes.reduce(first) { $0 << 8 | Int64($1) }
  }

  // MARK: bytes of the page

  private func varint(_ offset: inout Int) -> Int64? { Self.varint(page, &offset) }

  /// Seven bits a byte, the greatest first, as long as the eighth is set; the ninth byte has eight.
  private static func varint(_ bytes: ArraySlice<UInt8>, _ offset: inout Int) -> Int64? {
    var value: Int64 = 0
    for place in 1...9 {
      guard offset >= 0, offset < bytes.count else { return nil }
      let byte = bytes[bytes.startIndex + offset]
      offset += 1
      if place == 9 { return value << 8 | Int64(byte) }
      value = value << 7 | Int64(byte & 0x7F)
      if byte & 0x80 == 0 { return value }
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Int {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
