import Foundation
import QuestCore
import QuestStore
import SlayerSystem
import SlayerText
import TestKit
import Testing

@testable import SlayerCommands

/// `slayer doctor` on stores and machines of all kinds.
@Suite struct DoctorTests {
  private static let environment = ["TZ": "Asia/Seoul", "COLORTERM": "truecolor", "TMUX": "/tmp/tmux-1/default,1,0"]

  private func trial(language: String = "en", environment: [String: String] = [:]) throws -> Trial {
    try Trial(language: language, environment: Self.environment.merging(environment) { $1 })
  }

  private func filled(language: String = "en") throws -> Trial {
    let trial = try trial(language: language)
    try trial.add(Draft(title: "a"), Draft(title: "b"))
    trial.run(["done", "2"])
    try trial.copies("slayer-2026-11-29.db", "slayer-2026-11-30.db")
    return trial
  }

  /// Without what depends on the machine: the disk and the versions.
  private func lines(_ trial: Trial, without names: [String]) -> [String] {
    trial.run(["doctor"]).output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .filter { line in !names.contains { line.dropFirst(2).hasPrefix($0 + " ") } }
  }

  @Test func allIsWell() throws {
    #expect(
      lines(try filled(), without: ["disk", "versions", "store"]) == [
        "✓ format       version 2, WAL: nobody waits for a writer",
        "✓ integrity    every check passed",
        "✓ quests       1 open, 1 slain · all can be read",
        "✓ journal      3 changes · all can be read",
        "✓ permissions  nobody else can get at the files",
        "✓ writing      it can be written",
        "✓ programs     no other has the store open",
        "✓ backups      newest of Mon 30 Nov 2026 · 2 copies in ~/data/slayer-backups",
        "✓ draft        nothing that was typed waits to be saved",
        "✓ settings     no file at ~/.config/slayer/config: the defaults hold",
        "✓ looks        theme dungeon",
        "✓ terminal     tmux-256color · 80×24 · in tmux",
        "✓ colours      16 million, as tmux takes them all",
        "✓ locale       C.UTF-8 · letters are UTF-8",
        "✓ language     English · environment, LC_ALL",
        "✓ zone         Asia/Seoul, UTC+09:00 · by TZ",
        "✓ clock        Mon 30 Nov 2026, 14:50",
        "",
        "All is well.",
        "",
      ])
  }

  @Test func allIsWellInKorean() throws {
    #expect(
      lines(try filled(language: "ko"), without: ["디스크", "버전", "저장소"]) == [
        "✓ 형식      버전 2, WAL: 쓰는 동안에도 아무도 기다리지 않아요",
        "✓ 무결성    모든 검사를 통과했어요",
        "✓ 퀘스트    열린 것 1개, 처치 1개 · 모두 읽을 수 있어요",
        "✓ 기록      3개 · 모두 읽을 수 있어요",
        "✓ 권한      다른 사람은 파일에 손댈 수 없어요",
        "✓ 쓰기      쓸 수 있어요",
        "✓ 프로그램  저장소를 연 다른 프로그램이 없어요",
        "✓ 백업      가장 최근 것은 2026년 11월 30일 (월) · ~/data/slayer-backups에 2개",
        "✓ 초안      저장하지 않은 글이 없어요",
        "✓ 설정      ~/.config/slayer/config 파일이 없어서 기본값을 써요",
        "✓ 모습      테마 dungeon",
        "✓ 터미널    tmux-256color · 80×24 · tmux 안",
        "✓ 색        1,600만 색, tmux가 모두 받아서",
        "✓ 로캘      C.UTF-8 · 글자는 UTF-8",
        "✓ 언어      한국어 · 환경 변수 LC_ALL",
        "✓ 시간대    Asia/Seoul, UTC+09:00 · TZ에 따라",
        "✓ 시계      2026년 11월 30일 (월) 14:50",
        "",
        "모두 정상이에요.",
        "",
      ])
  }

  /// The names and the words of JSON are the same in every language.
  @Test(arguments: ["en", "ko"])
  func jsonIsAContract(language: String) throws {
    let trial = try filled(language: language)
    let findings = try trial.findings()
    #expect(findings.map(\.name) == Finding.Check.allCases.map(\.rawValue))
    #expect(findings.allSatisfy { $0.advice == nil || $0.name == "disk" })
    #expect(trial.run(["doctor", "--json"]).output.contains("\"advice\": null"))
    #expect(findings.first { $0.name == "quests" }?.text == "1 open, 1 slain · all can be read")
  }

  @Test func noStoreIsANote() throws {
    let trial = try trial()
    let result = trial.run(["doctor"])
    #expect(result.code == 0)
    #expect(
      result.output.hasPrefix(
        "! store        there is none yet at ~/data/slayer.db\n               → Make it: slayer add pay rent fri 5pm\n")
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: trial.folder.path) == [])
  }

  @Test func withoutHomeTheRestIsExamined() throws {
    let result = try trial(environment: ["HOME": "", "SLAYER_DB": ""]).run(["doctor"])
    #expect(result.code == 3)
    #expect(
      result.output.hasPrefix(
        "✗ store        HOME is not set, so there is no place for the quests\n"
          + "               → Set HOME, or name a file with --db.\n✓ terminal "))
    #expect(result.errors == "")
  }

  @Test func whatIsNoStoreIsAFault() throws {
    let trial = try trial()
    try trial.write("data/slayer.db", "GIF89a and more")
    #expect(
      try trial.findings().first
        == .init(
          name: "store", state: "fault", text: "~/data/slayer.db is not a slayer store, or its beginning is damaged",
          advice: "It was not touched. Name another file with --db, or try: slayer doctor --repair"))
    #expect(trial.run(["doctor"]).code == 3)
    try FileManager.default.removeItem(atPath: trial.store)
    try trial.write("data/slayer.db", "")
    #expect(try trial.findings().first?.text == "~/data/slayer.db is empty: nothing was stored yet")
    #expect(trial.run(["doctor"]).code == 0)
    #expect(
      trial.run(["doctor", "--db", trial.folder.path]).output.hasPrefix(
        "✗ store        \(trial.folder.path) is a folder\n"))
  }

  @Test func aDamagedRowIsAFaultWithItsNumber() throws {
    let trial = try filled()
    var bytes = try Data(contentsOf: URL(fileURLWithPath: trial.store))
    let range = try #require(bytes.range(of: Data("{\"number\":1,".utf8)))
    bytes.replaceSubrange(range, with: Data("{\"nomber\":1,".utf8))
    try bytes.write(to: URL(fileURLWithPath: trial.store))
    #expect(
      try trial.findings().first { $0.name == "journal" }
        == .init(
          name: "journal", state: "fault", text: "2 changes · cannot be read: 1",
          advice: "Rescue what can be read: slayer doctor --repair"))
    let result = trial.run(["--db", trial.store, "doctor", "--lang", "ko"])
    #expect(result.code == 3)
    #expect(
      result.output.contains(
        "✗ 기록      2개 · 읽을 수 없는 번호: 1\n            → 읽을 수 있는 것을 이렇게 구해 내세요: slayer doctor --repair --db ~/data/slayer.db\n"
      ))
    #expect(result.output.hasSuffix("\n문제가 1개 있어요.\n"))
  }

  @Test func whatOthersCanGetAtComesWithTheCommand() throws {
    let trial = try filled()
    chmod(trial.store, 0o644)
    chmod(trial.folder.file("data"), 0o755)
    try trial.write(".config/slayer/config", "language = en\n")
    try trial.write(".local/state/slayer/draft", "0\tbuy mi\n")
    chmod(trial.folder.file(".local/state/slayer/draft"), 0o666)
    chmod(trial.folder.file(".local/state/slayer"), 0o755)
    let findings = try trial.findings().filter { $0.name == "permissions" }
    #expect(
      findings == [
        .init(
          name: "permissions", state: "note", text: "others can read ~/.local/state/slayer",
          advice: "chmod 700 ~/.local/state/slayer"),
        .init(
          name: "permissions", state: "note", text: "others can read slayer.db", advice: "chmod 600 ~/data/slayer.db"),
        .init(
          name: "permissions", state: "note", text: "others can write draft",
          advice: "chmod 600 ~/.local/state/slayer/draft"),
      ])
    #expect(try trial.findings().first { $0.name == "draft" }?.text == "1 text that was typed is kept, not saved")
    #expect(trial.run(["doctor"]).code == 0)
  }

  @Test func copiesThatAreOldOrMissing() throws {
    let trial = try trial()
    try trial.add(Draft(title: "a"))
    func backups() throws -> String? { try trial.findings().first { $0.name == "backups" }?.text }
    #expect(try backups() == "there is no copy in ~/data/slayer-backups")
    try trial.copies("slayer-2026-11-27.db")
    #expect(try backups() == "the newest is of Fri 27 Nov 2026, the last change of Mon 30 Nov 2026")
    try trial.copies("slayer-2026-11-28.db")
    #expect(try backups() == "newest of Sat 28 Nov 2026 · 2 copies in ~/data/slayer-backups")
    let off = try self.trial()
    try off.add(Draft(title: "a"))
    try off.write(".config/slayer/config", "backups = off\n")
    #expect(try off.findings().first { $0.name == "backups" }?.text == "off, by the setting backups")
  }

  @Test func settingsAreToldOnceAndNotOnStandardError() throws {
    let trial = try trial()
    try trial.write(".config/slayer/config", "colour = red\n\nmotion = fast\n")
    let result = trial.run(["doctor"])
    #expect(result.errors == "")
    #expect(
      result.output.contains(
        "! settings     line 1: There is no setting \"colour\"; do you mean colours?\n"
          + "!              line 3: \"fast\" is not a value of motion: it takes full, reduced, none.\n"
          + "               → Change it in ~/.config/slayer/config\n"))
  }

  @Test func aClockThatWasSetBackwards() throws {
    let trial = try filled()
    func clock(_ words: String..., at now: Moment) throws -> Seen? {
      try trial.findings(words, at: now).first { $0.name == "clock" }
    }
    #expect(
      try clock(at: moment("2026-11-29 10:00"))?.text
        == "Sun 29 Nov 2026, 10:00, but the last change was Mon 30 Nov 2026, 14:50")
    #expect(try clock(at: moment("2033-01-01 10:00"))?.text == "Sat 1 Jan 2033, 10:00, which is years away")
    #expect(try clock(at: moment("2026-12-24 10:00"))?.state == "ok")
    #expect(try clock("--now", "2026-11-29 10:00", at: Trial.usual)?.text == "Sun 29 Nov 2026, 10:00 · set by --now")
    let empty = try self.trial()
    #expect(
      try empty.findings([], at: moment("1970-01-01 10:00")).first { $0.name == "clock" }?.text
        == "Thu 1 Jan 1970, 10:00, which is years away")
  }
}

/// A finding as JSON tells it.
struct Seen: Equatable {
  let name: String
  let state: String
  let text: String
  let advice: String?
}

extension Trial {
  func findings(_ words: [String] = [], at now: Moment? = nil) throws -> [Seen] {
    let list = try JSONSerialization.jsonObject(with: Data(run(["doctor", "--json"] + words, at: now).output.utf8))
    return (list as? [[String: Any]] ?? []).map { finding in
      Seen(
        name: finding["name"] as? String ?? "", state: finding["state"] as? String ?? "",
        text: finding["text"] as? String ?? "", advice: finding["advice"] as? String)
    }
  }

  /// A file (0600) and the folders above it (0700).
  func write(_ name: String, _ text: String) throws {
    let path = folder.file(name)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    _ = FileManager.default.createFile(atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
  }

  func copies(_ names: String...) throws {
    for name in names { try write("data/slayer-backups/\(name)", "") }
  }
}
