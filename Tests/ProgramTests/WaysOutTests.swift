import Foundation
import Testing

/// The terminal is given back as it was found, on every way out.
@Suite struct WaysOutTests {
  private func expectGivenBack(_ running: RunningProgram, _ way: String) {
    #expect(running.terminal.modes == running.modesBefore, "modes of the line after \(way)")
    #expect(modesLeftChanged(by: running.output) == [], "modes of the terminal after \(way)")
    let written = String(decoding: running.output, as: UTF8.self)
    for mode in ["?1049", "?2004", "?1004"] {
      #expect(written.contains("\u{1B}[\(mode)h") && written.contains("\u{1B}[\(mode)l"), "\(mode) after \(way)")
    }
    #expect(written.contains("\u{1B}[22;0t") == written.contains("\u{1B}[23;0t"), "title after \(way)")
    #expect(running.picture.text.allSatisfy { $0.isWhitespace }, "the shell's own screen after \(way)")
  }

  @Test(arguments: [("q", Int32(0)), ("\u{3}", 0)])
  func keys(_ key: String, _ code: Int32) throws {
    let running = try SlayerHome().open()
    running.send(key)
    #expect(try running.waitForEnd() == code)
    expectGivenBack(running, "the key")
  }

  /// While something is typed, too, and with a help page open.
  @Test(arguments: ["abuy milk", "?", "/mi"])
  func controlCFromAnywhere(_ keys: String) throws {
    let running = try SlayerHome().open()
    try running.type(keys)
    running.send("\u{3}")
    #expect(try running.waitForEnd() == 0)
    expectGivenBack(running, "Ctrl-c after \(keys)")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func signalsThatAsk(_ signal: Int32) throws {
    let running = try SlayerHome().open()
    try running.type("abuy milk")
    running.kill(signal)
    #expect(try running.waitForEnd() == 128 + signal)
    expectGivenBack(running, "signal \(signal)")
  }

  /// The signals of traps, stack overflow, abort and Ctrl-\: the system still learns how the program died.
  @Test(arguments: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGQUIT])
  func signalsThatKill(_ signal: Int32) throws {
    let running = try SlayerHome().open()
    running.kill(signal)
    #expect(try running.waitForEnd() == -signal)
    #expect(running.terminal.modes == running.modesBefore)
    #expect(modesLeftChanged(by: running.output) == [])
    #expect(running.picture.text.contains("slayer: Something in slayer broke") == (signal != SIGQUIT))
  }

  /// Stopped from outside, with a shell that set the line as it likes it, and continued: modes and screen are back.
  @Test func stoppedAndContinuedFromOutside() throws {
    let home = try SlayerHome()
    try home.run("add", "pay rent")
    let running = try home.open()
    let (modes, text) = (running.terminal.modes, running.picture.text)
    running.kill(SIGSTOP)
    try running.waitUntilStopped()
    running.terminal.modes = running.modesBefore
    running.picture.write(Array("\u{1B}[?2004l\u{1B}[2Jshell$ ".utf8))
    running.forgetOutput()
    running.kill(SIGCONT)
    try running.wait(for: "the screen again") { running.picture.text == text }
    #expect(running.terminal.modes == modes)
    #expect(String(decoding: running.output, as: UTF8.self).contains("\u{1B}[?2004h"))
    running.send("q")
    #expect(try running.waitForEnd() == 0)
  }

  /// Without a shell there is nobody to continue it: Ctrl-z repaints and goes on.
  @Test func controlZWithoutAShell() throws {
    let running = try SlayerHome().open()
    let text = running.picture.text
    try running.type("\u{1A}")
    #expect(running.picture.text == text)
    running.kill(SIGTSTP)
    try running.waitUntilAnswered()
    running.send("q")
    #expect(try running.waitForEnd() == 0)
    #expect(modesLeftChanged(by: running.output) == [])
  }

  @Test(arguments: ["<", ">"])
  func nothingIsTakenWithoutATerminal(_ redirection: String) throws {
    let running = try SlayerHome().start(shell: "exec \(redirection)/dev/null;")
    #expect(try running.waitForEnd() == 4)
    #expect(!running.output.contains(0x1B))
    #expect(running.terminal.modes == running.modesBefore)
  }

  @Test func typedTextOutlivesASignal() throws {
    let home = try SlayerHome()
    let running = try home.open()
    try running.type("a보고서 쓰기")
    running.kill(SIGTERM)
    _ = try running.waitForEnd()
    let again = try home.open()
    try again.type("a")
    #expect(again.picture.text.contains("보고서 쓰기"))
  }

  @Test func aClosedWindowEndsTheProgram() throws {
    let running = try SlayerHome().open()
    running.hangUp()
    #expect(try running.waitForEnd() == 129)
  }

  /// As under `nohup`, which ignores the signal of a closed window: no busy loop on a terminal that is gone.
  @Test func aClosedWindowEndsTheProgramWithoutItsSignal() throws {
    let home = try SlayerHome()
    let running = try home.start(shell: "trap '' HUP;")
    try running.waitUntilIdle()
    running.hangUp()
    #expect(try running.waitForEnd() == 129)
  }

  @Test func nothingIsTakenOfATerminalTooPlainForAScreen() throws {
    let running = try SlayerHome().start(["TERM": "dumb"])
    #expect(try running.waitForEnd() == 4)
    #expect(!running.output.contains(0x1B))
    #expect(running.picture.text.contains("TERM"))
    #expect(running.terminal.modes == running.modesBefore)
  }
}
