import QuestCore

/// A tag or a campaign, and how many quests have it.
public struct NameCount: Hashable, Sendable {
  public let name: String
  public let open: Int
  public let slain: Int

  public init(name: String, open: Int, slain: Int) {
    self.name = name
    self.open = open
    self.slain = slain
  }
}

extension QuestStore {
  /// Every tag that a quest has, most open quests first.
  public func tags() throws(StoreError) -> [NameCount] {
    try names("tag.name", in: "tag JOIN quest ON quest.number = tag.quest")
  }

  /// Every campaign that a quest belongs to, most open quests first.
  public func campaigns() throws(StoreError) -> [NameCount] {
    try names("quest.campaign", in: "quest WHERE campaign IS NOT NULL")
  }

  private func names(_ column: String, in source: String) throws(StoreError) -> [NameCount] {
    var names: [NameCount] = []
    try database.rows(
      """
      SELECT \(column) AS name, sum(quest.completed IS NULL), sum(quest.completed IS NOT NULL)
      FROM \(source) GROUP BY name ORDER BY 2 DESC, name
      """
    ) { row throws(StoreError) in
      names.append(
        try database.readable(row) { row throws(Unreadable) in
          NameCount(name: try row.text(0), open: Int(try row.integer(1)), slain: Int(try row.integer(2)))
        })
      return true
    }
    return names
  }
}
