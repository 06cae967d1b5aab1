/// Korean holidays that the grammar knows by name.
enum Holiday: Int, CaseIterable {
  case newYear, independenceMovement, children, liberation, foundation, hangul, christmas, seollal, chuseok

  /// Its date in a year; nil for 설날 and 추석 outside of the table.
  func date(in year: Int) -> CivilDate? {
    switch self {
    case .newYear: CivilDate(year, 1, 1)
    case .independenceMovement: CivilDate(year, 3, 1)
    case .children: CivilDate(year, 5, 5)
    case .liberation: CivilDate(year, 8, 15)
    case .foundation: CivilDate(year, 10, 3)
    case .hangul: CivilDate(year, 10, 9)
    case .christmas: CivilDate(year, 12, 25)
    case .seollal: lunarHolidays[year].flatMap { CivilDate(year, $0.seollal / 100, $0.seollal % 100) }
    case .chuseok: lunarHolidays[year].flatMap { CivilDate(year, $0.chuseok / 100, $0.chuseok % 100) }
    }
  }
}
