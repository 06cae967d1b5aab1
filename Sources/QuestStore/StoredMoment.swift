import QuestCore

extension Moment {
  /// A moment as it is stored; nil for one further from 1970 than 10¹² seconds, some 31,700 years. No clock and no date that is typed
  /// gives one, and reckoning with the greatest numbers would overflow.
  init?(stored seconds: Int64) {
    guard (-1_000_000_000_000...1_000_000_000_000).contains(seconds) else { return nil }
    self.init(seconds: seconds)
  }
}

extension StoredRow {
  func moment(_ column: Int32) throws(Unreadable) -> Moment {
    guard let moment = Moment(stored: try integer(column)) else { throw Unreadable() }
    return moment
  }

  func optionalMoment(_ column: Int32) throws(Unreadable) -> Moment? { isNull(column) ? nil : try moment(column) }
}
