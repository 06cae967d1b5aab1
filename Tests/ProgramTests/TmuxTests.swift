import Testing

/// What needs a shell and a real multiplexer.
@Suite(.enabled(if: Tmux.isHere)) struct TmuxTests {
  private func start() throws -> (tmux: Tmux, home: SlayerHome) {
    let home = try SlayerHome()
    try home.run("add", "보고서 쓰기")
    let tmux = try Tmux(environment: home.variables)
    try tmux.wait(for: "the prompt") { $0.contains("READY>") }
    return (tmux, home)
  }

  /// The screen with all that it shows: the level comes with a second picture, once history was read.
  private func isScreen(_ text: String) -> Bool {
    text.contains("보고서 쓰기") && text.contains("quit") && text.contains("Lv 1")
  }

  /// Ctrl-z gives the shell a sane terminal, and `fg` brings the screen back, at the window's new size.
  @Test(arguments: ["", "sh -c '%; true'"])
  func suspendedAndContinued(_ wrapper: String) throws {
    let (tmux, home) = try start()
    defer { withExtendedLifetime(home) {} }
    let command = wrapper.isEmpty ? SlayerProgram.path : wrapper.replacing("%", with: SlayerProgram.path)
    try tmux.send(command, "Enter")
    try tmux.wait(for: "the screen", until: isScreen)
    try tmux.send("C-z")
    try tmux.wait(for: "the shell") { $0.contains("Stopped") && !isScreen($0) }
    try tmux.send("stty -a | tr ' ' '\\n' | grep -x -e icanon -e echo -e '-icanon' | xargs echo modes", "Enter")
    try tmux.wait(for: "the shell's modes") { $0.contains("modes icanon echo") }
    try tmux.resize(columns: 100, rows: 30)
    try tmux.send("fg", "Enter")
    try tmux.wait(for: "the screen again") { text in
      isScreen(text)
        && text.split(separator: "\n", omittingEmptySubsequences: false).prefix(30).last?.contains("quit") == true
    }
    try tmux.send("q")
    try tmux.wait(for: "the shell at the end") { $0.contains("READY>") && !isScreen($0) }
  }

  /// The shell's own modes come back, and not those that its line editor had when the program was started.
  @Test func startedInTheBackground() throws {
    let (tmux, home) = try start()
    defer { withExtendedLifetime(home) {} }
    try tmux.send(SlayerProgram.path + " &", "Enter")
    try tmux.wait(for: "stopping") { $0.contains("[1]") }
    try tmux.send("fg", "Enter")
    try tmux.wait(for: "the screen", until: isScreen)
    try tmux.send("q")
    try tmux.wait(for: "the shell at the end") { $0.contains("READY>") && !isScreen($0) }
    try tmux.send(
      "stty -a | tr ' ' '\\n' | grep -x -e icanon -e echo -e '-icanon' -e '-echo' | xargs echo modes", "Enter")
    try tmux.wait(for: "the shell's modes") { $0.contains("modes icanon echo") }
  }

  @Test func fullColourUnderTheDefaultName() throws {
    let (tmux, home) = try start()
    defer { withExtendedLifetime(home) {} }
    try tmux.send(SlayerProgram.path, "Enter")
    try tmux.wait(for: "the screen", until: isScreen)
    #expect(try tmux.text(withColours: true).contains("48;2;"))
  }

  /// tmux brackets a paste only for a program that asked for it.
  @Test func pastedFromTmux() throws {
    let (tmux, home) = try start()
    try tmux.send(SlayerProgram.path, "Enter")
    try tmux.wait(for: "the screen", until: isScreen)
    try tmux.send("a")
    try tmux.paste("milk\nd\n한글\nq")
    try tmux.wait(for: "one text") { $0.contains("milk d 한글 q") }
    try tmux.send("Enter")
    try tmux.wait(for: "the quest") { $0.contains("milk d 한글 q") && isScreen($0) }
    #expect(try home.run("list").contains("milk d 한글 q"))
  }

  @Test func zoomedAndBack() throws {
    let (tmux, home) = try start()
    defer { withExtendedLifetime(home) {} }
    try tmux.send(SlayerProgram.path, "Enter")
    let before = try tmux.wait(for: "the screen", until: isScreen)
    try tmux.resize(columns: 120, rows: 40)
    try tmux.wait(for: "the larger screen") { isScreen($0) && $0 != before }
    try tmux.resize(columns: 80, rows: 24)
    try tmux.wait(for: "the screen as it was") { $0 == before }
  }
}
