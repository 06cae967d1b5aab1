import QuestCore

extension Repetition {
  /// The rhythm in words; until it has its own, the rule's text.
  public var words: Words { Words(rule.text, rule.text) }
}
