extension Cursor {
  /// From one time to another: `3-4pm`, `10:00-11:30`, `from 9am to 5pm`, `오후 3시~5시`, `3시부터 5시까지`.
  ///
  /// The deadline is its end, by which what is to be done is done; its beginning is another reading. The words stay in
  /// the title, since a quest has no length: `meet 3-4pm` is `meet 3-4pm` until 16:00.
  mutating func timeSpan() -> Phrase? {
    if value(of: .from) != nil { index += 1 } else { skipAt() }
    guard let first = spanEnd() else { return nil }
    let isApart = current?.gap ?? false
    guard let joint = takeSpanJoint(), let second = spanEnd(), !isUnitAhead else { return nil }
    let isNamed = second.isNamed || first.isNamed || (first.hasMinutes && second.hasMinutes)
    guard isNamed, first.isKorean == second.isKorean || !first.isNamed || !second.isNamed else { return nil }
    // `room 3 - 4pm` is a room and a time.
    if joint == .sign, isApart, !first.isNamed, !first.hasMinutes { return nil }
    let isClosed = joint == .since && take(.loneParticle) != nil
    guard joint != .since || isClosed, let times = first.times(to: second) else { return nil }
    var end = TimePhrase(time: times.end, shift: times.end <= times.start ? 1 : 0)
    end.alternatives = [TimePhrase(time: times.start)]
    var phrase = Phrase(.time(end), second.isKorean ? .strong : .weak)
    phrase.staysInTitle = true
    return phrase
  }

  private enum SpanJoint { case sign, word, since }

  /// `-`, `~`, `to`, 부터.
  private mutating func takeSpanJoint() -> SpanJoint? {
    if take(.since, glued: true) != nil { return .since }
    if ["-", "~", "–", "—", "〜"].contains(where: { sign($0) }) { return .sign }
    return take(.to) == nil ? nil : .word
  }

  /// `3`, `3pm`, `10:30`, `오후 3시 반`.
  private mutating func spanEnd() -> SpanEnd? {
    var end = SpanEnd()
    end.half = take(.noonSide) ?? koreanHalf()
    if end.half != nil {
      end.isNamed = true
      end.isKorean = true
    }
    guard let width = current?.range.count, let hour = number(0...24, digits: 1...2) else { return nil }
    end.hour = hour
    end.isPadded = width == 2 && hour < 10
    if take(.hourMark, glued: true) != nil {
      end.isKorean = true
      end.isNamed = true
      end.minute = attempt { $0.spanMinute() } ?? 0
      return end
    }
    if let minute = attempt({ $0.sign(":", glued: true) ? $0.number(0...59, digits: 2...2, glued: true) : nil }) {
      end.minute = minute
      end.hasMinutes = true
    }
    if end.half == nil, let half = attempt({ $0.takeMeridiem() }) {
      end.half = half
      end.isNamed = true
    }
    return end
  }

  /// 아침, 낮, 저녁, 밤, 새벽 before an hour of Korean; 밤 12시 and what follows it belong to the next day, and no span.
  private mutating func koreanHalf() -> Int? {
    attempt { cursor in
      guard let part = cursor.take(.partOfDay).flatMap(PartOfDay.init) else { return nil }
      var ahead = cursor
      guard let hour = ahead.number(1...12, digits: 1...2), ahead.value(of: .hourMark) != nil else { return nil }
      if part == .night, hour == 12 || hour < 5 { return nil }
      return part == .morning || part == .dawn ? 0 : 1
    }
  }

  private mutating func spanMinute() -> Int? {
    if take(.half) != nil { return 30 }
    guard let minute = number(0...59, digits: 1...2), take(.minuteMark, glued: true) != nil else { return nil }
    return minute
  }
}

/// One end of a span of time, as it was written.
private struct SpanEnd {
  var hour = 0
  var minute = 0
  /// Morning 0, afternoon 1.
  var half: Int?
  var hasMinutes = false
  var isPadded = false
  var isKorean = false
  /// Written with am, pm, 오전, 오후 or 시.
  var isNamed = false

  /// Beginning and end on the clock. The half of the day that only one end names is the other's too, if that makes the
  /// span shorter: 11-1pm is 11:00 to 13:00, 오후 3시~5시 is 15:00 to 17:00.
  func times(to end: SpanEnd) -> (start: ClockTime, end: ClockTime)? {
    let isOpen = half == nil && end.half == nil && hour <= 12 && end.hour <= 12 && !isPadded && !end.isPadded
    let starts = isOpen ? [likely].compactMap { $0 } : candidates(end.half)
    let ends = isOpen ? end.candidates(bothHalves: true) : end.candidates(half)
    let pairs = starts.flatMap { start in ends.map { (start: start, end: $0) } }
    return pairs.filter { $0.start != $0.end }.min { Self.length($0) < Self.length($1) }
  }

  /// 7 to 11 are of the morning, 12 and 1 to 6 of the afternoon.
  private var likely: ClockTime? { clock(hour % 12 + ((7...11).contains(hour) || hour == 0 ? 0 : 12)) }

  private func candidates(_ other: Int?) -> [ClockTime] {
    if let half {
      return hour <= 12 ? [clock(hour % 12 + 12 * half)].compactMap { $0 } : [clock(hour)].compactMap { $0 }
    }
    return candidates(bothHalves: other != nil && hour <= 12 && !isPadded)
  }

  func candidates(bothHalves: Bool) -> [ClockTime] {
    (bothHalves ? [clock(hour % 12), clock(hour % 12 + 12)] : [clock(hour)]).compactMap { $0 }
  }

  private func clock(_ hour: Int) -> ClockTime? { hour == 24 ? minute == 0 ? .midnight : nil : ClockTime(hour, minute) }

  private static func length(_ pair: (start: ClockTime, end: ClockTime)) -> Int {
    let seconds = pair.end.secondsOfDay - pair.start.secondsOfDay
    return seconds > 0 ? seconds : seconds + 86_400
  }
}
