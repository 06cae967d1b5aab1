import Testing
@testable import QuestStore
