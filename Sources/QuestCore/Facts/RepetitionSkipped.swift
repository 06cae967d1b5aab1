extension Repetition {
  /// The occurrences that passed unslain between a deadline and the moment its quest was slain, at most `limit`: they
  /// are skipped, not piled up, and the chronicle shows them.
  ///
  /// Daily, due on Friday, slain on Monday: Saturday and Sunday were skipped, and Monday is next. Counted from completion
  /// nothing is ever skipped.
  public func skipped(
    after deadline: Deadline, completed: Moment, calendar: SlayerCalendar, limit: Int = 100
  ) -> [Deadline] {
    guard origin == .schedule,
      let next = next(after: deadline, completed: completed, calendar: calendar)?.deadline
    else { return [] }
    let end = calendar.end(of: next)
    return Array(upcoming(limit, after: deadline, calendar: calendar).prefix { calendar.end(of: $0) < end })
  }
}
