import SlayerText

/// What the commands around the store answer.
extension JSONContract {
  static let store = [doctor, repair, backup, restore, copies]

  static let doctor = JSONContract(
    "doctor",
    """
    An array of objects in the order of the text. A name may come more than once, and one that does not apply is left out. \
    Lines within text and advice end with a line feed; advice with several commands has one a line.
    """,
    """
    글과 같은 순서로 쓴 객체의 배열이에요. 같은 name이 여러 번 나올 수 있고, 해당하지 않는 것은 빠져요. text와 advice 안의 줄은 \
    줄바꿈으로 나누고, advice에 명령이 여럿이면 한 줄에 하나예요.
    """,
    [
      ManualRow("name", "\(checks).", "\(checks) 가운데 하나."),
      ManualRow("state", "ok, note or fault.", "ok, note, fault 가운데 하나."),
      ManualRow("text", "Text: what was found.", "글. 찾은 것이에요."),
      ManualRow("advice", "Text: what to do; null where nothing need be done.", "글. 할 일이에요. 없으면 null."),
    ])

  private static let checks = Finding.Check.allCases.map(\.rawValue).joined(separator: ", ")

  static let repair = JSONContract(
    "doctor --repair", "An object.", "객체 하나예요.",
    [
      ManualRow("repaired", "Whether anything had to be repaired (true or false).", "고칠 것이 있었는지(true, false)."),
      ManualRow("quests", "Number of quests rescued; null where nothing was repaired.", "구한 퀘스트의 수. 고치지 않았으면 null."),
      ManualRow(
        "from_log", "Array of the numbers of quests that only the log still knew.", "기록에만 남아 있던 퀘스트 번호의 배열."),
      ManualRow(
        "lost", "Array of the numbers of quests of which nothing can be read.", "아무것도 읽을 수 없는 퀘스트 번호의 배열."),
      ManualRow("changes", "Number of changes of the log in the new store; null as above.", "새 저장소의 기록 수. 위처럼 null."),
      ManualRow(
        "lost_changes", "Number of those that only stand for lost ones; null as above.", "그 가운데 잃은 것의 수. 위처럼 null."),
      ManualRow("kept", "Text: the path of the damaged file; null as above.", "글. 망가진 파일의 경로예요. 위처럼 null."),
    ])

  static let backup = JSONContract(
    "backup", "An object; null from backup --daily where there is no copy of today.",
    "객체 하나예요. backup --daily는 오늘의 복사본이 없으면 null이에요.", copy)

  static let copies = JSONContract(
    "restore (without FILE)", "An array of objects, the newest copy first.", "객체의 배열이에요. 최근 복사본이 앞에 와요.", copy)

  private static let copy = [
    ManualRow("path", "Text: the copy.", "글. 복사본의 경로예요."),
    ManualRow("quests", "Number of quests in it; null where it cannot be read.", "그 안의 퀘스트 수. 읽을 수 없으면 null."),
    ManualRow("bytes", "Number: its size.", "수. 크기예요."),
  ]

  static let restore = JSONContract(
    "restore", "An object.", "객체 하나예요.",
    [
      ManualRow("path", "Text: the copy.", "글. 복사본의 경로예요."),
      ManualRow("quests", "Number of quests in it.", "그 안의 퀘스트 수."),
      ManualRow("back", "Number of quests that came back.", "돌아온 퀘스트의 수."),
      ManualRow("changed", "Number of quests that changed.", "바뀐 퀘스트의 수."),
      ManualRow("gone", "Number of quests that went.", "없어진 퀘스트의 수."),
    ])
}
