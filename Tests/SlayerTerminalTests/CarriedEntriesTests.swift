import Foundation
import TestKit
import Testing

/// The terminals in Assets/terminfo: the text by hand and the compiled form that is built in are the same.
@Suite struct CarriedEntriesTests {
  private static let assets = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Assets/terminfo").path

  private static let hasTools = ["tic", "infocmp"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0)
  }

  private func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/" + tool)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test(.enabled(if: hasTools), arguments: ["slayer-256", "slayer-24bit"])
  func theTextFormIsTheCompiledOne(_ name: String) throws {
    let folder = try TemporaryFolder()
    _ = try run("tic", ["-x", "-o", folder.path, Self.assets + "/slayer.ti"])
    let compiled = try run("infocmp", ["-A", folder.path, "-x", "-Q2", "-q", name]).filter { !$0.isNewline }
    let builtIn = try String(contentsOfFile: "\(Self.assets)/\(name).b64", encoding: .utf8).filter { !$0.isNewline }
    #expect(compiled == builtIn)
  }

  /// After the last cell of the last row a terminal would go on in a next line: ncurses leaves that cell blank unless it
  /// can switch this off. Colour erase and repetition are claimed by many and had by few.
  @Test func whatThePainterNeeds() throws {
    let text = try String(contentsOfFile: Self.assets + "/slayer.ti", encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.joined(separator: "\n")
    for ability in ["am, ", "rmam=", "smam=", "cup=", "civis=", "cnorm=", "smcup=", "rmcup=", "RGB,"] {
      #expect(text.contains(ability))
    }
    for ability in ["bce,", "rep=", "ht=", "ccc,"] { #expect(!text.contains(ability)) }
  }
}
