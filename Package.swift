// swift-tools-version: 6.2
import PackageDescription

let swift: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
let c: [CSetting] = [.treatAllWarnings(as: .error), .define("_GNU_SOURCE")]

/// One module of the house: a folder of Sources with the arrows it may use.
func module(_ name: String, uses arrows: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: arrows, swiftSettings: swift)
}

func tests(_ name: String, of arrows: [Target.Dependency], without files: [String] = []) -> Target {
  .testTarget(name: name, dependencies: arrows + ["TestKit", "QuestCore"], exclude: files, swiftSettings: swift)
}

let package = Package(
  name: "slayer",
  products: [
    .executable(name: "slayer", targets: ["slayer"]),
    .executable(name: "sprites", targets: ["sprites"]),
  ],
  targets: [
    .executableTarget(
      name: "slayer",
      dependencies: [
        "SlayerApp", "SlayerCommands", "SlayerTerminal", "SlayerSystem", "SlayerUI", "QuestStore", "SlayerText",
        "QuestCore",
      ],
      swiftSettings: swift),

    .executableTarget(name: "sprites", dependencies: ["SlayerUI", "SlayerText", "QuestCore"], swiftSettings: swift),

    module("SlayerApp", uses: ["SlayerUI", "QuestStore", "SlayerSystem", "SlayerText", "QuestCore"]),
    module("SlayerCommands", uses: ["QuestStore", "SlayerSystem", "SlayerText", "QuestCore"]),
    module("SlayerTerminal", uses: ["SlayerUI", "SlayerText", "QuestCore", "CTerm"]),
    module("SlayerUI", uses: ["SlayerText", "QuestCore", "CSprites"]),
    module("QuestStore", uses: ["SlayerText", "QuestCore", "CSQLite"]),
    module("SlayerSystem", uses: ["SlayerText", "QuestCore"]),
    module("SlayerText", uses: ["QuestCore"]),
    module("QuestCore"),

    .target(
      name: "CTerm", cSettings: c,
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(name: "CSQLite", cSettings: c, linkerSettings: [.linkedLibrary("sqlite3"), .linkedLibrary("m")]),
    .target(name: "CSprites", cSettings: c),

    .target(name: "TestKit", dependencies: ["QuestCore"], path: "Tests/TestKit", swiftSettings: swift),
    .target(name: "CFaults", path: "Tests/CFaults", cSettings: c, linkerSettings: [.linkedLibrary("sqlite3")]),
    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm"),
    tests("QuestCoreTests", of: []),
    tests("SlayerTextTests", of: ["SlayerText"]),
    tests("SlayerSystemTests", of: ["SlayerSystem", "SlayerText"]),
    tests("SlayerUITests", of: ["SlayerUI", "SlayerText"], without: ["Screens"]),
    tests("SlayerTerminalTests", of: ["SlayerTerminal", "SlayerUI", "SlayerText", "CTerm"]),
    tests("QuestStoreTests", of: ["QuestStore", "SlayerText", "CSQLite", "CFaults"], without: ["Stores"]),
    tests("SlayerCommandsTests", of: ["SlayerCommands", "QuestStore", "SlayerSystem", "SlayerText"]),
    tests("JourneyTests", of: ["SlayerApp", "SlayerUI", "QuestStore", "SlayerSystem", "SlayerText"]),
    tests("ProgramTests", of: ["CVTerm", "CSQLite", "SlayerText"]),
  ]
)
