import QuestCore
import SlayerText

/// Every setting there is. Feeds the reading of the file, the defaults, `slayer config` and the documentation.
public enum SettingTable {
  public static let rows: [Setting] = [
    Setting(
      "language", \.language, .choice, Words("The language of the program", "프로그램의 언어"),
      assume: { environment, _ in Locale.language(environment) }),
    Setting(
      "day_starts_at", \.dayStartsAt, .time(upTo: ClockTime(secondsOfDay: 6 * 3_600)),
      Words("When a day begins: until then it is still yesterday", "하루가 시작하는 시각. 그 전까지는 아직 어제예요")),
    Setting(
      "date_order", \.dateOrder, .choice, Words("How 3/4 is read", "3/4를 읽는 순서"),
      assume: { environment, settings in Locale.dateOrder(environment, settings.language) }),
    Setting("week_start", \.weekStart, .weekStart, Words("The first day of a calendar's row", "달력의 첫 요일")),
    Setting("morning", \.morning, anyTime, Words("The time that \"morning\" means", "\"아침\"이 뜻하는 시각")),
    Setting("afternoon", \.afternoon, anyTime, Words("The time that \"afternoon\" means", "\"오후\"가 뜻하는 시각")),
    Setting("evening", \.evening, anyTime, Words("The time that \"evening\" means", "\"저녁\"이 뜻하는 시각")),
    Setting(
      "workday_end", \.workdayEnd, anyTime,
      Words("When the working day ends (eob, cob)", "업무가 끝나는 시각 (eob, cob)")),
    Setting("motion", \.motion, .choice, Words("How much moves on the screen", "화면의 움직임")),
    Setting(
      "title", \.title, .onOff, Words("Name the next quest in the window title", "창 제목에 다음 퀘스트 보이기")),
    Setting(
      "colours", \.colours, .choice, Words("How many colours the screen uses", "화면에 쓰는 색의 수"),
      assume: { environment, _ in environment.filled("NO_COLOR").map { _ in (.none, .environment("NO_COLOR")) } }),
    Setting(
      "backups", \.backups, .onOff, Words("Copy the store after the first change of a day", "하루의 첫 변경 뒤에 저장소 복사하기"),
      assume: { environment, _ in
        environment.filled("SLAYER_NO_BACKUP").map { _ in (false, .environment("SLAYER_NO_BACKUP")) }
      }),
    Setting(
      "theme", \.theme, .themeName,
      Words("The colours of the screen: one of these, or a file of yours in themes", "화면의 색. 이 가운데 하나거나 themes에 둔 파일")),
  ]

  private static let anyTime = SettingForm<ClockTime>.time(upTo: ClockTime(secondsOfDay: 86_340))

  public static func row(_ key: String) -> Setting? { rows.first { $0.key == key } }
}
