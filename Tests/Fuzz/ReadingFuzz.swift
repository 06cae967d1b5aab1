// Built by `make fuzz` together with the sources of QuestCore, as one module.

/// The moments, zones and settings in which every text is read: a leap day, the ends of days and years, a night that is
/// still yesterday, and both changes of New York's clocks.
private let contexts: [ReadingContext] = {
  let newYork = Zone(
    firstOffset: -5 * 3_600,
    changes: [
      Zone.Change(at: Moment(seconds: 1_772_953_200), offset: -4 * 3_600),
      Zone.Change(at: Moment(seconds: 1_793_512_800), offset: -5 * 3_600),
    ], covered: Moment(seconds: 1_704_067_200)...Moment(seconds: 1_814_000_000))
  let seoul = Zone.fixed(9 * 3_600)
  let late = ClockTime(4, 0) ?? .midnight
  func context(
    _ seconds: Int64, _ zone: Zone, _ dayStartsAt: ClockTime = .midnight, _ order: DateOrder = .monthDay
  ) -> ReadingContext {
    ReadingContext(
      now: Moment(seconds: seconds), calendar: SlayerCalendar(zone: zone, dayStartsAt: dayStartsAt), dateOrder: order)
  }
  return [
    context(1_796_000_400, seoul), context(1_709_218_740, seoul), context(1_798_642_800, seoul, .midnight, .dayMonth),
    context(1_777_656_600, seoul, late), context(1_793_511_000, newYork), context(1_772_953_199, newYork, late),
  ]
}()

/// A broken law is a trap that says which; the optimiser keeps it.
private func law(_ holds: Bool, _ name: StaticString) {
  if !holds { fatalError("\(name)") }
}

/// What libFuzzer calls: the first byte chooses the context, the rest is the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  guard size > 0 else { return 0 }
  let context = contexts[Int(data[0]) % contexts.count]
  let choice = Int(data[0]) / contexts.count % 4
  let text = String(decoding: UnsafeBufferPointer(start: data + 1, count: size - 1), as: UTF8.self)

  let reading = QuickAdd.read(text, context, choice: choice)
  var end = 0
  for span in reading.spans {
    law(span.start == end && span.end > span.start, "spans do not tile the text")
    end = span.end
  }
  law(end == text.unicodeScalars.count, "spans do not reach the end of the text")
  if let deadline = reading.draft.deadline, !reading.remarks.contains(.past) {
    law(context.calendar.end(of: deadline) >= context.now, "a reading is past and not marked so")
  }
  if reading.error == nil {
    let line = QuickAdd.line(for: reading.draft, context)
    law(QuickAdd.read(line, context).draft == reading.draft, "the line does not read back")
  }

  let field = QuickAdd.readField(text, context)
  if let shift = DeadlineShift(text, context) {
    let moved = shift.applied(to: field.deadline, context)
    // A shift and a shift back by nothing else than days may clamp at a month's end, but never leaves the calendar.
    if case .day(let day) = moved { law((1...9999).contains(day.year), "a day outside of the calendar") }
  }
  let quest = Quest(
    id: QuestID(random: 1, 2), number: 1, title: reading.draft.title, note: reading.draft.note,
    deadline: reading.draft.deadline, created: context.now)
  if let filter = try? FilterReader.read(text, context, saved: ["a": text]) {
    let encounter = Encounter(quest, at: context.now, calendar: context.calendar)
    law(
      Filter.not(filter).matches(encounter, calendar: context.calendar)
        != filter.matches(encounter, calendar: context.calendar), "a filter holds and does not")
  }
  if let rule = RepetitionRule(text) {
    law(RepetitionRule(rule.text) == rule, "a rule does not read back")
    let repetition = Repetition(rule: rule)
    _ = repetition.next(
      after: field.deadline ?? .day(context.calendar.slayerDay(of: context.now)), completed: context.now,
      calendar: context.calendar)
  }
  return 0
}
