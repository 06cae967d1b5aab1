import Foundation
import TestKit
import Testing

/// What scripts do with the program: pipes in and out, editors, pagers, questions.
@Suite struct ScriptTests {
  @Test func aThousandQuestsComeThroughAPipeInOneStep() throws {
    let shell = try CommandShell()
    let added = try shell.run(
      "seq 1 1000 | sed 's/^/quest no. /; s/7$/& #seven/' | $slayer add - | wc -l; $slayer list '#seven' --json | "
        + "python3 -c 'import json, sys; print(len(json.load(sys.stdin)))'")
    #expect(added.output == "1000\n100\n")
    #expect(added.errors == "")
    let done = try shell.run("$slayer done --where '#seven' >/dev/null; $slayer list --tsv | wc -l; $slayer undo")
    #expect(done.output == "901\nUndone: slain \"quest no. 7\" and 99 more\n")
    #expect(try shell.run("$slayer undo 1 >/dev/null; $slayer list --json").output == "[]\n")
  }

  @Test func whatListWritesAddReads() throws {
    let shell = try CommandShell()
    let script = """
      $slayer add 'a "q" \\ $(touch pwned) `id`' +'"Two Word"' 2026-12-25 >/dev/null
      $slayer list --json | $slayer --db other.db add - >/dev/null
      $slayer --db other.db list --format '{title}|{campaign}|{deadline}'; ls pwned
      """
    let result = try shell.run(script)
    #expect(result.output.hasPrefix("a q \\ $(touch pwned) `id`"))
    #expect(result.output.hasSuffix("|2026-12-25\n"))
    #expect(result.errors.contains("pwned"))
  }

  @Test func theEditorsScreenNeverGetsIntoTheAnswer() throws {
    let shell = try CommandShell()
    let script = """
      $slayer add a >/dev/null
      printf '#!/bin/sh\\necho screen\\nprintf "one\\\\ntwo\\\\n\\\\n" > "$2"\\n' > 'my editor'; chmod +x 'my editor'
      VISUAL="'$PWD/my editor' -w" $slayer note 1
      $slayer show 1 --format '{note}'; ls .local/state/slayer
      """
    let result = try shell.run(script)
    #expect(result.output == "Note saved: 1 a\none␊two\n")
    #expect(result.errors == "screen\n")
    let failed = try shell.run("EDITOR=false VISUAL= $slayer note 1")
    #expect(failed.code == 1)
    #expect(failed.errors == "slayer: The editor ended with 1, so nothing was changed.\n")
  }

  @Test func aQuestionIsAskedOnATerminal() throws {
    let shell = try CommandShell()
    let program = try #require(shell.environment["slayer"])
    let environment = [
      "HOME": shell.folder.path, "SLAYER_NOW": "2026-11-30 14:50", "TZ": "KST-9", "LC_ALL": "en_US.UTF-8",
      "NO_COLOR": "1",
    ]
    let asked = try shell.run(
      "printf '2\\n' | $slayer add --ask call at 5", ["SLAYER_NOW": "2026-11-30 14:50"])
    #expect(asked.output.contains("It could also be"))
    let running = try RunningProgram(
      program, ["log", "--pager"], environment: environment.merging(["PAGER": "cat -A"]) { $1 }, columns: 60, rows: 10)
    #expect(try running.waitForEnd() == 0)
    #expect(String(decoding: running.output, as: UTF8.self).contains("added \"call\"$"))
  }

  @Test func outputThatCannotBeWrittenIsAnError() throws {
    let shell = try CommandShell()
    let result = try shell.run("printf 'a\\nb\\n' | $slayer add - >/dev/full; echo $?; $slayer list --tsv | wc -l")
    #expect(result.output == "4\n3\n")
    #expect(try shell.run("$slayer add - <&-").code == 3)
    #expect(try shell.run("$slayer log | true; $slayer graveyard | true; $slayer tags | true").errors == "")
  }
}
