import Testing
@testable import SlayerText
