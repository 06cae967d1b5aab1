import Testing

@testable import SlayerCommands

@Suite struct ArgumentsTests {
  @Test func optionsStandAnywhere() throws {
    for words in [
      ["--json", "list", "rent", "--db", "/x"], ["list", "--db=/x", "rent", "--json"],
      ["list", "rent", "--json", "--db", "/x"],
    ] {
      let arguments = try Arguments(words)
      #expect(arguments.command == .list)
      #expect(arguments.words == ["rent"])
      #expect(arguments.json)
      #expect(arguments.database == "/x")
    }
  }

  @Test(arguments: [
    (["add", "--", "--json", "--", "x"], ["--json", "--", "x"]), (["add", "-5", "kg"], ["-5", "kg"]),
    (["add", "--fast is better"], ["--fast is better"]), (["add", "a", "-"], ["a", "-"]),
    (["add", "ls", "-h"], ["ls", "-h"]),
    (["add", "", "a"], ["", "a"]), (["--", "add", "x"], ["x"]), (["add", "a=b", "한글"], ["a=b", "한글"]),
  ])
  func whatIsNoOptionIsText(typed: [String], words: [String]) throws {
    let arguments = try Arguments(typed)
    #expect(arguments.command == .add)
    #expect(arguments.words == words)
    #expect(!arguments.json && !arguments.help)
  }

  @Test(arguments: [["-h"], ["--help"], ["add", "-h"], ["add", "--help"], ["add", "some", "words", "--help"]])
  func helpIsAskedFor(typed: [String]) throws {
    #expect(try Arguments(typed).help)
  }

  @Test(arguments: [
    (["stauts"], UsageFault.unknownCommand("stauts", nearest: "status")),
    (["modify"], .unknownCommand("modify", nearest: "edit")), ([""], .unknownCommand("", nearest: nil)),
    (["frobnicate"], .unknownCommand("frobnicate", nearest: nil)),
    (["list", "--jsno"], .unknownOption("--jsno", nearest: "json")), (["-x"], .unknownOption("-x", nearest: nil)),
    (["list", "--db"], .valueMissing("--db")), (["list", "--json=yes"], .valueNotExpected("--json")),
    (["done", "3", "--tsv"], .optionNotHere("--tsv", .done)),
    (["log", "--limit", "0"], .noCount("0", option: "--limit")),
    (["list", "--dates", "iso"], .noSuchValue("iso", option: "--dates", choices: ["relative", "absolute"])),
    (["--lang", "fr"], .noSuchValue("fr", option: "--lang", choices: ["en", "ko"])),
    (["--color=maybe"], .noSuchValue("maybe", option: "--color", choices: ["auto", "always", "never"])),
  ])
  func faultsNameTheNearestWord(typed: [String], fault: UsageFault) {
    #expect(throws: fault) { try Arguments(typed) }
  }

  @Test(arguments: [("slay", CommandName.done), ("raise", .reopen), ("ls", .list), ("rm", .delete)])
  func secondNames(word: String, name: CommandName) throws {
    #expect(try Arguments([word, "3"]).command == name)
  }

  @Test(arguments: [
    (["3"], [3]), (["3", "5"], [3, 5]), (["3-7"], [3, 4, 5, 6, 7]), (["#3", "2-3"], [3, 2]), (["5-5", "05"], [5]),
  ])
  func numbersAndRanges(typed: [String], numbers: [Int]) throws {
    #expect(try questNumbers(typed) == numbers)
  }

  @Test(arguments: ["x", "", "-3", "3-", "1-2-3", "+3", "３", "3.5", "99999999999999999999", "#"])
  func whatIsNoNumber(word: String) {
    #expect(throws: UsageFault.noNumber(word)) { try questNumbers([word]) }
  }

  @Test func aRangeHasAnEnd() {
    #expect(throws: UsageFault.rangeTooLong("1-999999999")) { try questNumbers(["1-999999999"]) }
  }
}
