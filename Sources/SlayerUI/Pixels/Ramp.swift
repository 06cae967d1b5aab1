import SlayerText

/// Tones of one material from its outline to its highlight, each chosen by eye for 24 bits, 256 and 16 colours.
struct Ramp: Hashable, Sendable {
  let tones: [Colour]

  init(_ tones: Colour...) { self.tones = tones }

  static func + (a: Ramp, b: Ramp) -> Ramp { Ramp(tones: a.tones + b.tones) }

  private init(tones: [Colour]) { self.tones = tones }
}

/// The ramps that sprites are drawn in, and those that variants come in instead.
extension Ramp {
  static let jelly = Ramp(
    Colour(0x0F4A52, 23, 8), Colour(0x17795F, 29, 2), Colour(0x2FB566, 35, 2), Colour(0x86E468, 113, 10),
    Colour(0xE2FB9A, 193, 15))
  static let azure = Ramp(
    Colour(0x14306B, 18, 8), Colour(0x1F5FAE, 25, 4), Colour(0x3C9CE8, 75, 12), Colour(0x86D4FB, 117, 14),
    Colour(0xD9F7FF, 195, 15))
  static let honey = Ramp(
    Colour(0x6B3212, 58, 8), Colour(0xA85A14, 130, 3), Colour(0xE8982A, 172, 3), Colour(0xFFCF5A, 221, 11),
    Colour(0xFFF3B4, 229, 15))
  static let rose = Ramp(
    Colour(0x5C1440, 53, 8), Colour(0x9C2260, 125, 5), Colour(0xE0508C, 168, 5), Colour(0xFF96B8, 211, 13),
    Colour(0xFFDCE8, 224, 15))

  static let scale = Ramp(
    Colour(0x4F1238, 52, 5), Colour(0x8F1A40, 88, 1), Colour(0xCF3340, 160, 1), Colour(0xF56A40, 209, 9),
    Colour(0xFFB45E, 215, 11))
  static let frost = Ramp(
    Colour(0x16284F, 17, 8), Colour(0x1F4A8C, 24, 4), Colour(0x3478CF, 32, 12), Colour(0x62B0F0, 75, 14),
    Colour(0xB6E6FF, 153, 15))
  static let forest = Ramp(
    Colour(0x123A30, 22, 8), Colour(0x1D6B3A, 28, 2), Colour(0x3DA043, 71, 2), Colour(0x86CC52, 113, 10),
    Colour(0xE0F08A, 192, 11))
  static let night = Ramp(
    Colour(0x221F38, 235, 8), Colour(0x3A3550, 238, 8), Colour(0x5F5984, 60, 8), Colour(0x958EBE, 103, 7),
    Colour(0xD6CEF0, 189, 15))

  static let plum = Ramp(
    Colour(0x33174D, 17, 8), Colour(0x5D2468, 53, 5), Colour(0x953A78, 90, 5), Colour(0xD0607E, 168, 13))
  static let teal = Ramp(
    Colour(0x0F3340, 23, 8), Colour(0x17606C, 24, 6), Colour(0x2F94A0, 31, 6), Colour(0x66CCC8, 80, 14))
  static let leather = Ramp(
    Colour(0x4B2B33, 52, 8), Colour(0x6D4230, 58, 3), Colour(0x9C693C, 94, 3), Colour(0xD2A160, 179, 11))
  static let crimson = Ramp(
    Colour(0x4F1238, 52, 8), Colour(0x8F1A40, 88, 1), Colour(0xCF3340, 160, 1), Colour(0xF56A40, 209, 9))
  static let indigo = Ramp(
    Colour(0x1C1C44, 17, 8), Colour(0x2C3470, 18, 4), Colour(0x4A58A8, 61, 4), Colour(0x7C90D8, 104, 12))

  static let ivory = Ramp(
    Colour(0x2E2B4B, 236, 8), Colour(0x6A6F96, 60, 8), Colour(0xA9ADB8, 145, 7), Colour(0xE3DCC3, 230, 15),
    Colour(0xFFFBEA, 231, 15))
  static let bronze = Ramp(
    Colour(0x3F1F2A, 52, 8), Colour(0x85503C, 94, 3), Colour(0xB8824C, 137, 3), Colour(0xECC47E, 222, 11),
    Colour(0xFFF2CC, 230, 15))
  static let verdigris = Ramp(
    Colour(0x1F3A38, 23, 8), Colour(0x4D7A5E, 65, 2), Colour(0x86AC74, 108, 2), Colour(0xCDE2A2, 187, 10),
    Colour(0xF6FFDC, 230, 15))
  static let ice = Ramp(
    Colour(0x1F2A5C, 17, 8), Colour(0x4A6CB0, 61, 4), Colour(0x86ACE0, 110, 12), Colour(0xBCE0FA, 153, 14),
    Colour(0xF8FEFF, 231, 15))

  static let mist = Ramp(
    Colour(0x2A2A68, 17, 4), Colour(0x5D6CB8, 61, 12), Colour(0x9DBCEC, 110, 7), Colour(0xD5E9FB, 189, 15),
    Colour(0xFBFEFF, 231, 15))
  static let mint = Ramp(
    Colour(0x12454A, 23, 8), Colour(0x2F8F84, 30, 6), Colour(0x74CFAE, 79, 6), Colour(0xBCF5D4, 158, 14),
    Colour(0xF6FFF6, 231, 15))
  static let orchid = Ramp(
    Colour(0x4A1F5E, 53, 8), Colour(0x9A55A8, 133, 5), Colour(0xD99AD8, 176, 5), Colour(0xF8D0EC, 225, 13),
    Colour(0xFFF6FC, 231, 15))
  static let candle = Ramp(
    Colour(0x5A3418, 58, 8), Colour(0xA8743A, 137, 3), Colour(0xE0B86A, 179, 3), Colour(0xFBE9B4, 229, 11),
    Colour(0xFFFBEA, 231, 15))

  static let violet = Ramp(
    Colour(0x2A1440, 53, 8), Colour(0x522A78, 54, 5), Colour(0x7B45A8, 97, 5), Colour(0xAD72D2, 134, 13),
    Colour(0xE3B8F4, 183, 15))
  static let widow = Ramp(
    Colour(0x3F0F22, 52, 8), Colour(0x7A1A30, 88, 1), Colour(0xB83040, 124, 1), Colour(0xE8685C, 203, 9),
    Colour(0xFFC0A8, 217, 15))
  static let lagoon = Ramp(
    Colour(0x0F3340, 23, 8), Colour(0x1C6070, 24, 6), Colour(0x2F94A0, 31, 6), Colour(0x66CCC8, 80, 14),
    Colour(0xC4F4E8, 158, 15))
  static let tarantula = Ramp(
    Colour(0x38201C, 52, 8), Colour(0x6A4028, 58, 3), Colour(0x9C6A3C, 137, 3), Colour(0xCFA060, 179, 11),
    Colour(0xF4DCA0, 223, 15))

  static let cap = Ramp(
    Colour(0x38104F, 53, 4), Colour(0x6A1C84, 54, 5), Colour(0xA834B0, 127, 5), Colour(0xE35FC0, 170, 13),
    Colour(0xFFB4D6, 218, 15))
  static let agaric = Ramp(
    Colour(0x4F1020, 52, 8), Colour(0x8E1A28, 88, 1), Colour(0xD0342C, 160, 1), Colour(0xF4704A, 203, 9),
    Colour(0xFFC4A0, 216, 15))
  static let bluecap = Ramp(
    Colour(0x102C5C, 17, 8), Colour(0x1C4F96, 25, 4), Colour(0x2F86CC, 32, 4), Colour(0x6CC4EE, 81, 12),
    Colour(0xC8F0FF, 195, 15))
  static let chanterelle = Ramp(
    Colour(0x5A2C12, 52, 8), Colour(0x96551A, 130, 3), Colour(0xD48A2A, 172, 3), Colour(0xF6C257, 221, 11),
    Colour(0xFFF0B0, 229, 15))

  static let stone = Ramp(
    Colour(0x35304A, 237, 8), Colour(0x67627C, 60, 8), Colour(0xA39A98, 247, 7), Colour(0xCFC4AE, 187, 7),
    Colour(0xF4ECD2, 230, 15))
  static let sandstone = Ramp(
    Colour(0x4A2A22, 52, 8), Colour(0x8A5638, 94, 3), Colour(0xC48C54, 173, 3), Colour(0xE8BE80, 180, 11),
    Colour(0xFFF0C8, 230, 15))
  static let jade = Ramp(
    Colour(0x16382F, 23, 8), Colour(0x35684F, 29, 2), Colour(0x6A9C78, 72, 2), Colour(0xA8D0A0, 151, 10),
    Colour(0xE6F6D0, 194, 15))
  static let basalt = Ramp(
    Colour(0x1C2144, 17, 8), Colour(0x3C4880, 61, 4), Colour(0x6C80B4, 67, 12), Colour(0xA4BCE0, 152, 14),
    Colour(0xE4F0FF, 195, 15))
  static let moss = Ramp(Colour(0x17795F, 29, 2), Colour(0x2FB566, 35, 2), Colour(0x86E468, 113, 10))
  static let autumn = Ramp(Colour(0xA8481F, 130, 1), Colour(0xE7862C, 172, 3), Colour(0xFFD84E, 221, 11))
  static let snow = Ramp(Colour(0x7E9CC8, 110, 12), Colour(0xCFE2F6, 189, 7), Colour(0xFFFFFF, 231, 15))
  static let rune = Ramp(
    Colour(0x2260B4, 25, 4), Colour(0x3F9AEC, 75, 12), Colour(0x8CD8FF, 117, 14), Colour(0xD6F7FF, 195, 15))
  static let ruby = Ramp(
    Colour(0x8E1A4A, 89, 1), Colour(0xD83A6C, 161, 5), Colour(0xFF8CA8, 211, 13), Colour(0xFFDCE6, 224, 15))
  static let topaz = Ramp(
    Colour(0xA8601F, 130, 3), Colour(0xE79F2C, 172, 3), Colour(0xFFD84E, 221, 11), Colour(0xFFF5AE, 229, 15))

  static let cobalt = Ramp(
    Colour(0x292A78, 18, 4), Colour(0x3C48B0, 61, 4), Colour(0x5470DC, 62, 12), Colour(0x86A8F6, 111, 12),
    Colour(0xC8E4FF, 153, 15))
  static let fern = Ramp(
    Colour(0x14402C, 22, 8), Colour(0x22704A, 29, 2), Colour(0x3FA45C, 71, 2), Colour(0x86D478, 114, 10),
    Colour(0xD8F8B0, 193, 15))
  static let cherry = Ramp(
    Colour(0x4A1030, 52, 8), Colour(0x8A1C44, 89, 1), Colour(0xC83C54, 167, 1), Colour(0xF47C6C, 210, 9),
    Colour(0xFFCCB8, 223, 15))
  static let amber = Ramp(
    Colour(0x4A2418, 52, 8), Colour(0x86501C, 94, 3), Colour(0xC8862C, 172, 3), Colour(0xF4C45A, 221, 11),
    Colour(0xFFF0B4, 229, 15))
}
