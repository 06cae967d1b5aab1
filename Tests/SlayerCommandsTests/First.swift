import Testing
@testable import SlayerCommands
