import QuestCore

/// A quest id that was never used before: 122 bits of the kernel's randomness (`getrandom`).
public func freshQuestID() -> QuestID {
  var random = SystemRandomNumberGenerator()
  return QuestID(random: random.next(), random.next())
}
