/// The languages everything a person reads exists in.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case korean = "ko"
}

/// A text in both languages. There is no way to make one without its Korean.
public struct Words: Hashable, Sendable {
  public let english: String
  public let korean: String

  public init(_ english: String, _ korean: String) {
    self.english = english
    self.korean = korean
  }

  public func callAsFunction(_ language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
