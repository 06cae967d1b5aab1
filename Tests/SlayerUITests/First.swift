import Testing
@testable import SlayerUI
