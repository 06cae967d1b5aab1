import QuestCore
import SlayerText

/// Names and numbers out of the store, in the form in which they are typed.
struct StoredNames {
  let open: [Quest]
  let slain: [Quest]
  let tags: [String]
  let campaigns: [String]
  /// The texts of saved filters by their names.
  let filters: [String: String]
  /// The names of the copies in the folder of backups.
  let copies: [String]
  let context: ReadingContext

  var openNumbers: [Candidate] { open.map { Candidate(String($0.number), $0.title) } }
  var slainNumbers: [Candidate] { slain.reversed().map { Candidate(String($0.number), $0.title) } }

  /// `#home`, `#"two words"`: as quick-add reads them back; a name that cannot be typed is left out.
  var quickAddNames: [Candidate] {
    let tags = tags.compactMap { name in
      typed(name, ["#\(name)", "#\"\(name)\""]) { QuickAdd.read("x " + $0, context).draft.tags == [name] }
    }
    let campaigns = campaigns.compactMap { name in
      typed(name, ["+\(name)", "+\"\(name)\""]) { QuickAdd.read("x " + $0, context).draft.campaign == name }
    }
    return tags + campaigns
  }

  /// `#home`, `campaign:Two Word`: as a filter reads them back. The long form, which holds any name in one plain word of
  /// the shell, is offered to those who begin to type it, and where the short one needs quotes; `+"Two Word"` to those who
  /// begin with its sign.
  func filterNames(_ typed: String) -> [Candidate] {
    func forms(_ sign: String, _ name: String, _ long: String, _ meant: Filter) -> [Candidate] {
      let short = filter(sign + name, meant)
      if typed.hasPrefix(sign) { return [short ?? filter("\(sign)\"\(name)\"", meant)].compactMap { $0 } }
      guard let short, typed.isEmpty || !long.hasPrefix(typed) else { return [Candidate(long)] }
      return [short]
    }
    return tags.flatMap { forms("#", $0, "tag:\($0)", .tag($0.lowercased())) }
      + campaigns.flatMap { forms("+", $0, "campaign:\($0)", .campaign($0.lowercased())) }
  }

  /// `@work`, and what it stands for.
  var savedFilters: [Candidate] { filters.sorted { $0.key < $1.key }.map { Candidate("@\($0.key)", $0.value) } }

  private func typed(_ name: String, _ forms: [String], _ isRead: (String) -> Bool) -> Candidate? {
    forms.first(where: isRead).map { Candidate($0) }
  }

  private func filter(_ text: String, _ meant: Filter) -> Candidate? {
    (try? FilterReader.read(text, context)) == meant ? Candidate(text) : nil
  }
}
