import SlayerCommands
import SlayerSystem
import SlayerTerminal
import SlayerText
import SlayerUI

extension ScreenReport {
  /// Asks the real terminal, without switching it to anything.
  init(_ environment: Environment, _ settings: Settings, _ paths: Paths?) {
    let survey = TerminalSurvey(TerminalOptions(environment, settings))
    self.init()
    type = survey.type
    isKnown = survey.isKnown
    isUsable = survey.isUsable
    colours = survey.depth.colours
    reason = Reason(survey.reason)
    columns = survey.size?.columns
    rows = survey.size?.rows
    isInputTerminal = survey.isInputTerminal
    isOutputTerminal = survey.isOutputTerminal
    isUTF8 = survey.isUTF8
    locale = survey.locale
    hasLocale = survey.hasLocale
    library = survey.library
    if let paths { faults = ScreenReport.faults(settings, paths) }
  }

  /// What is wrong with any of a person's own themes and sprites, and with the theme that is chosen.
  private static func faults(_ settings: Settings, _ paths: Paths) -> [Words] {
    let themes = OwnFiles.texts(in: paths.themes, suffix: ".theme")
    let sprites = OwnFiles.texts(in: paths.sprites, suffix: ".spr")
    let chosen = Appearance(theme: settings.theme, ownThemes: themes, ownSprites: sprites).faults
    let others = themes.keys.sorted().filter { $0 != settings.theme }
    return chosen + others.flatMap { Appearance(theme: $0, ownThemes: themes).faults }
  }
}

extension ScreenReport.Reason {
  init(_ reason: ColourReason) {
    switch reason {
    case .asked: self = .asked
    case .claim: self = .claim
    case .tmux: self = .tmux
    case .terminfo: self = .terminfo
    case .guessed: self = .guessed
    }
  }
}

extension ColourDepth {
  var colours: Int {
    switch self {
    case .none: 0
    case .eight: 8
    case .sixteen: 16
    case .indexed: 256
    case .full: 1 << 24
    }
  }
}
