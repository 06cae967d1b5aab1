import Testing

@testable import SlayerTerminal

/// Which entry and which colours a terminal gets.
@Suite struct TerminalEntryTests {
  struct Case: Sendable {
    let type: String
    var claim = ""
    var tmux = false
    let known: Int?
    var wanted: ColourDepth?
    let name: String
    let depth: ColourDepth
  }

  @Test(arguments: [
    Case(type: "xterm-256color", known: 256, name: "xterm-256color", depth: .indexed),
    Case(type: "xterm-256color", claim: "truecolor", known: 256, name: "slayer-24bit", depth: .full),
    Case(type: "xterm-256color", claim: "24bit", known: 256, name: "slayer-24bit", depth: .full),
    Case(type: "xterm-256color", claim: "yes", known: 256, name: "xterm-256color", depth: .indexed),
    Case(type: "xterm-256color", known: nil, name: "slayer-256", depth: .indexed),
    Case(type: "xterm-kitty", claim: "truecolor", known: nil, name: "slayer-24bit", depth: .full),
    Case(type: "xterm-direct", known: 1 << 24, name: "slayer-24bit", depth: .full),
    Case(type: "xterm", known: 8, name: "xterm", depth: .eight),
    Case(type: "tmux-256color", known: 256, name: "slayer-24bit", depth: .full),
    Case(type: "screen", tmux: true, known: 8, name: "slayer-24bit", depth: .full),
    Case(type: "screen", known: 8, name: "screen", depth: .eight),
    Case(type: "screen-256color", claim: "truecolor", known: 256, name: "screen-256color", depth: .indexed),
    Case(type: "linux", known: 8, name: "linux", depth: .eight),
    Case(type: "linux", claim: "truecolor", known: 8, name: "linux", depth: .eight),
    Case(type: "vt100", claim: "truecolor", known: 0, name: "vt100", depth: .none),
    Case(type: "nonsense", known: nil, name: "slayer-256", depth: .eight),
    Case(type: "", known: nil, name: "slayer-256", depth: .eight),
    Case(type: "rxvt-16color", known: 16, name: "rxvt-16color", depth: .sixteen),
    Case(
      type: "xterm-256color", claim: "truecolor", known: 256, wanted: .some(.none), name: "xterm-256color", depth: .none
    ),
    Case(type: "xterm-256color", known: 256, wanted: .eight, name: "xterm-256color", depth: .eight),
    Case(type: "xterm-256color", known: 256, wanted: .full, name: "slayer-24bit", depth: .full),
    Case(type: "screen", known: 8, wanted: .indexed, name: "slayer-256", depth: .indexed),
    Case(type: "xterm-direct", known: 1 << 24, wanted: .sixteen, name: "slayer-256", depth: .sixteen),
    Case(type: "nonsense", known: nil, wanted: .some(.none), name: "slayer-256", depth: .none),
  ])
  func choice(_ expected: Case) {
    let environment = [
      "TERM": expected.type, "COLORTERM": expected.claim, "TMUX": expected.tmux ? "/tmp/tmux-0/default,1,0" : "",
    ]
    var options = TerminalOptions { environment[$0] }
    options.colours = expected.wanted
    let entry = TerminalEntry(options, knownColours: expected.known)
    #expect(entry.name == expected.name)
    #expect(entry.depth == expected.depth)
  }

  @Test(arguments: [
    (0, ColourDepth.none), (7, .none), (8, .eight), (16, .sixteen), (88, .sixteen), (256, .indexed), (1 << 24, .full),
  ])
  func depths(_ colours: Int, _ depth: ColourDepth) { #expect(ColourDepth(colours: colours) == depth) }

  @Test(
    arguments: [
      ("xterm-256color", "", 256, nil, .terminfo), ("xterm-256color", "truecolor", 256, nil, .claim),
      ("xterm-direct", "", 1 << 24, nil, .terminfo), ("tmux-256color", "", 256, nil, .tmux),
      ("foot", "", nil, nil, .guessed),
      ("xterm-256color", "truecolor", 256, ColourDepth.none, .asked),
    ] as [(String, String, Int?, ColourDepth?, ColourReason)])
  func whySoMany(type: String, claim: String, known: Int?, wanted: ColourDepth?, reason: ColourReason) {
    var options = TerminalOptions(environment: { ["TERM": type, "COLORTERM": claim][$0] })
    options.colours = wanted
    #expect(TerminalEntry(options, knownColours: known).reason == reason)
  }
}
