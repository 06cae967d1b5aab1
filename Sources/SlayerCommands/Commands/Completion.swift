import QuestCore
import QuestStore
import SlayerText

extension CommandRun {
  /// The script for a shell; or, for that script, `words SHELL -- …`: what may be typed next.
  func completion() throws(CommandFailure) {
    guard words.first == "words" else {
      guard let shell = CompletionShell(rawValue: words[0]) else {
        throw .usage(
          .noSuchValue(words[0], option: "completion", choices: CompletionShell.allCases.map(\.rawValue)))
      }
      if words.count > 1 { throw .usage(.wordsNotExpected(command, words[1])) }
      return try say(shell.script)
    }
    guard words.count > 2, let shell = CompletionShell(rawValue: words[1]) else { return }
    let rest = Array(words.dropFirst(2))
    switch shell {
    case .bash: try sayBash(rest)
    case .zsh, .fish:
      let typed = shell == .fish ? rest.dropLast() + [ShellLine(rest.last ?? "", breaks: "").current] : rest
      for candidate in candidates(
        after: typed.enumerated().filter { $0.offset == typed.count - 1 || !$0.element.isEmpty }.map(\.element))
      {
        try say(candidate.description.isEmpty ? candidate.value : "\(candidate.value)\t\(candidate.description)")
      }
    }
  }

  /// - Parameter rest: the line as far as the caret, `COMP_WORDBREAKS` and `COMP_TYPE`.
  private func sayBash(_ rest: [String]) throws(CommandFailure) {
    let line = ShellLine(rest[0], breaks: rest.count > 1 ? rest[1] : "")
    let program = line.words.firstIndex { $0 == "slayer" || $0.hasSuffix("/slayer") } ?? 0
    let typed = Array(line.words.dropFirst(program + 1))
    let found = candidates(after: typed.isEmpty ? [""] : typed)
    // Where bash inserts what is listed (a menu, a single one), there must be nothing but the word.
    let isListed = found.count > 1 && !["37", "42"].contains(rest.count > 2 ? rest[2] : "")
    // It puts what all have in common in place of what was typed, which must not become shorter for want of a quote.
    let isWhole = !isListed || found.allSatisfy { $0.value.unicodeScalars.starts(with: line.current.unicodeScalars) }
    let lines = found.compactMap { candidate in
      line.replacement(for: isWhole ? candidate.value : candidate.withoutQuotes)
        .map { (word: $0, description: candidate.description) }
    }
    let width = lines.map { cellWidth($0.word) }.max() ?? 0
    for (word, description) in lines {
      let isDescribed = isListed && !description.isEmpty
      try say(isDescribed ? "\(padded(word, to: width))  (\(description))" : word)
    }
  }

  private func candidates(after words: [String]) -> [Candidate] {
    let path = storeToComplete(words)
    // What is missing, damaged or locked has no names.
    let store = (try? QuestStore.openForReading(at: path, patience: 50)) ?? nil
    let command = TypedBefore(words).command
    let slain =
      command == .reopen
      ? try? store?.slain(from: now.adding(seconds: -30 * Duration.day), to: now.adding(seconds: Duration.day)) : nil
    let names = StoredNames(
      open: (try? store?.openQuests()) ?? [], slain: slain ?? [], tags: (try? store?.tags().map(\.name)) ?? [],
      campaigns: (try? store?.campaigns().map(\.name)) ?? [], filters: context.settings.filters,
      copies: command == .restore ? Backups(of: path).all().map { StoredCopy.name($0) } : [],
      context: context.settings.readingContext(at: now, context.calendar.zone))
    return Candidates(words: words, stored: names, language: language).all
  }

  /// The store that the line names, or the usual one.
  private func storeToComplete(_ words: [String]) -> String {
    let option = words.lastIndex(of: "--db").map { words.index(after: $0) }
    return option.flatMap { words.indices.contains($0) ? words[$0] : nil } ?? context.paths.database
  }
}
