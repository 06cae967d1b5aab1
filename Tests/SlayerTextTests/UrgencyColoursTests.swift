import QuestCore
import Testing

@testable import SlayerText

@Suite struct UrgencyColoursTests {
  @Test(arguments: Urgency.allCases)
  func readsOnItsGround(urgency: Urgency) {
    #expect(contrast(UrgencyColours.colour(urgency, on: .dark).rgb, 0x12131A) >= 5)
    #expect(contrast(UrgencyColours.colour(urgency, on: .light).rgb, 0xFFFFFF) >= 4.5)
  }

  @Test(arguments: Ground.allCases)
  func levelsAreToldApartInEveryDepth(ground: Ground) {
    let colours = Urgency.allCases.map { UrgencyColours.colour($0, on: ground) }
    #expect(Set(colours.map(\.rgb)).count == 6)
    #expect(Set(colours.map(\.index256)).count == 6)
    #expect(Set(colours.map(\.index16)).count == 6)
  }

  /// WCAG 2.1 contrast ratio, 1…21, with the square for the curve of sRGB.
  private func contrast(_ a: UInt32, _ b: UInt32) -> Double {
    let (light, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)
  }

  private func luminance(_ rgb: UInt32) -> Double {
    func channel(_ shift: UInt32) -> Double {
      let value = Double(rgb >> shift & 0xFF) / 255
      return value * value
    }
    return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
  }
}
