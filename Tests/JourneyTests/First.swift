import Testing
@testable import SlayerApp
