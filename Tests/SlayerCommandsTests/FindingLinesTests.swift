import SlayerSystem
import SlayerText
import TestKit
import Testing

@testable import SlayerCommands

/// How findings are written, and what is told of terminals.
@Suite struct FindingLinesTests {
  private let findings = [
    Finding(.store, Words("a · 84 KiB", "가 · 84 KiB")),
    Finding(
      .quests, .fault, Words("cannot be read: 7, 9–12", "읽을 수 없어요: 7, 9–12"),
      Words("Mend them all, one by one.", "고치세요.")),
    Finding(.journal, .fault, Words("none", "없음"), Words("Mend them all, one by one.", "고치세요.")),
    Finding(
      .permissions, .note, Words("others can read x", "읽혀요"), commands: ["chmod 600 a-long-name/x", "chmod 600 y"]),
  ]

  @Test func onANarrowTerminal() {
    let lines = FindingLines(language: .english, paint: .plain, columns: 36, isUTF8: true).lines(findings)
    #expect(
      lines == [
        "✓ store        a · 84 KiB",
        "✗ quests       cannot be read: 7,",
        "               9–12",
        "✗ journal      none",
        "               → Mend them all, one",
        "                 by one.",
        "! permissions  others can read x",
        "               → chmod 600 a-long-name/x",
        "               → chmod 600 y",
        "",
        "2 faults, 1 note.",
      ])
  }

  @Test(
    "a command is never broken, so that it can be copied",
    arguments: [
      (40, ["→ Rescue what can be", "  read:", "  slayer doctor --repair --db a-long-name.db"]),
      (60, ["→ Rescue what can be read:", "  slayer doctor --repair --db a-long-name.db"]),
      (100, ["→ Rescue what can be read: slayer doctor --repair --db a-long-name.db"]),
    ])
  func aCommandBehindWords(columns: Int, advice: [String]) {
    let finding = Finding(
      .integrity, .fault, Words("x", "x"), DoctorWords.rescue, commands: ["slayer doctor --repair --db a-long-name.db"])
    let lines = FindingLines(language: .english, paint: .plain, columns: columns, isUTF8: true).lines([finding])
    #expect(lines.dropFirst().dropLast(2).map { String($0.dropFirst(15)) } == advice)
    #expect(finding.advice.text(.korean) == "읽을 수 있는 것을 이렇게 구해 내세요: slayer doctor --repair --db a-long-name.db")
  }

  @Test func withoutUTF8() {
    let lines = FindingLines(language: .english, paint: .plain, columns: nil, isUTF8: false).lines(findings)
    #expect(
      lines == [
        "+ store        a - 84 KiB",
        "x quests       cannot be read: 7, 9-12",
        "x journal      none",
        "               > Mend them all, one by one.",
        "! permissions  others can read x",
        "               > chmod 600 a-long-name/x",
        "               > chmod 600 y",
        "",
        "2 faults, 1 note.",
      ])
  }

  @Test func inColours() {
    let paint = Paint(depth: .ansi16, ground: .dark)
    let lines = FindingLines(language: .korean, paint: paint, columns: nil, isUTF8: true).lines(findings)
    #expect(lines.first == "\u{1B}[32m✓\u{1B}[0m \u{1B}[2m저장소  \u{1B}[0m  가 · 84 KiB")
    #expect(lines[1] == "\u{1B}[91m✗\u{1B}[0m \u{1B}[1m퀘스트  \u{1B}[0m  읽을 수 없어요: 7, 9–12")
    #expect(lines.last == "\u{1B}[1m문제가 2개, 알릴 것이 1개 있어요.\u{1B}[0m")
  }

  struct Case: Sendable {
    let change: @Sendable (inout ScreenReport) -> Void
    var environment: [String: String] = [:]
    let check: String
    let state: String
    let text: String
  }

  @Test(arguments: [
    Case(
      change: {
        $0.isKnown = false; $0.type = "foot"
      }, check: "terminal", state: "note",
      text: "foot · 80×24 · not in terminfo here, so slayer's own entry is used"),
    Case(change: { $0.type = "" }, check: "terminal", state: "note", text: "TERM is not set · 80×24"),
    Case(
      change: {
        $0.isUsable = false; $0.type = "dumb"
      }, check: "terminal", state: "note", text: "dumb · 80×24"),
    Case(
      change: {
        $0.isOutputTerminal = false; $0.columns = nil
      }, check: "terminal", state: "ok",
      text: "tmux-256color · standard output is not one"),
    Case(
      change: {
        $0.isOutputTerminal = false; $0.isInputTerminal = false
      }, check: "terminal", state: "ok",
      text: "this command has none"),
    Case(
      change: { _ in }, environment: ["STY": "1.x"], check: "terminal", state: "ok",
      text: "tmux-256color · 80×24 · in screen"),
    Case(
      change: { $0.reason = .claim }, environment: ["COLORTERM": "24bit"], check: "colours", state: "ok",
      text: "16 million, by COLORTERM=24bit"),
    Case(
      change: {
        $0.reason = .asked; $0.colours = 0
      }, environment: ["NO_COLOR": "1"], check: "colours", state: "ok",
      text: "none, by NO_COLOR"),
    Case(
      change: {
        $0.reason = .guessed; $0.colours = 8
      }, check: "colours", state: "ok",
      text: "8, guessed by the name in TERM"),
    Case(
      change: { $0.hasLocale = false }, check: "locale", state: "note",
      text: "en_US.UTF-8 is not on this machine; C.UTF-8 is used"),
    Case(
      change: {
        $0.isUTF8 = false; $0.locale = "C"
      }, check: "locale", state: "note",
      text: "C · letters beyond ASCII appear as ?"),
    Case(
      change: { $0.faults = [Words("x.spr, line 1: bad", "나빠요")] }, check: "looks", state: "note",
      text: "x.spr, line 1: bad"),
  ])
  func whatIsToldOfTheTerminal(_ example: Case) throws {
    let trial = try Trial(environment: ["TZ": "Asia/Seoul"].merging(example.environment) { $1 }, report: example.change)
    let seen = try trial.findings().first { $0.name == example.check }
    #expect(seen?.state == example.state)
    #expect(seen?.text == example.text)
  }
}
