import Testing
@testable import SlayerSystem
