import Testing

@testable import SlayerSystem

@Suite struct EnvironmentTests {
  @Test func readsWhatTheProcessHas() {
    let environment = Environment()
    #expect(environment["PATH"]?.isEmpty == false)
    #expect(environment["NO_SUCH_VARIABLE_ANYWHERE"] == nil)
  }

  @Test func emptyIsNotFilled() {
    let environment = Environment(["A": "", "B": "x=y"])
    #expect(environment["A"] == "")
    #expect(environment.filled("A") == nil)
    #expect(environment.filled("B") == "x=y")
  }
}
