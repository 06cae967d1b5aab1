import QuestCore
import SlayerSystem
import SlayerText

extension Doctor {
  /// The terminal and what the environment says.
  func machine(_ screen: ScreenReport) -> [Finding] {
    [terminal(screen), colours(screen), locale(screen), language, zone]
  }

  private func terminal(_ screen: ScreenReport) -> Finding {
    if !screen.isInputTerminal && !screen.isOutputTerminal { return Finding(.terminal, DoctorWords.noTerminal) }
    var words = DoctorWords.terminal(
      screen.type, columns: screen.columns, rows: screen.rows, inside: multiplexer(screen))
    if !screen.isInputTerminal { words = DoctorWords.inputIsNone(words) }
    if !screen.isOutputTerminal { words = DoctorWords.outputIsNone(words) }
    if screen.type.isEmpty { return Finding(.terminal, .note, words, DoctorWords.setTerm) }
    if !screen.isUsable { return Finding(.terminal, .note, words, DoctorWords.tooPlain) }
    if screen.isKnown { return Finding(.terminal, words) }
    return Finding(.terminal, .note, DoctorWords.unknownTerminal(words), DoctorWords.installTerminfo)
  }

  private func multiplexer(_ screen: ScreenReport) -> String? {
    if environment["TMUX"]?.isEmpty == false { return "tmux" }
    return environment["STY"]?.isEmpty == false ? "screen" : nil
  }

  private func colours(_ screen: ScreenReport) -> Finding {
    let reason =
      switch screen.reason {
      case .asked: asked
      case .claim: DoctorWords.by("COLORTERM=\(environment["COLORTERM"] ?? "")")
      case .tmux: DoctorWords.byTmux
      case .terminfo: DoctorWords.byTerminfo
      case .guessed: DoctorWords.byName
      }
    return Finding(.colours, DoctorWords.colours(screen.colours, reason))
  }

  private var asked: Words {
    switch settings.origins["colours"] {
    case .environment(let name): DoctorWords.by(name)
    case let origin? where settings.colours != .auto: DoctorWords.bySetting(origin.words)
    default: DoctorWords.by("NO_COLOR")
    }
  }

  private func locale(_ screen: ScreenReport) -> Finding {
    let asked = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    let words =
      if let asked, !screen.hasLocale { DoctorWords.noSuchLocale(asked, screen.locale) } else {
        DoctorWords.locale(screen.locale, isUTF8: screen.isUTF8)
      }
    let isWell = screen.isUTF8 && (screen.hasLocale || asked == nil)
    return isWell ? Finding(.locale, words) : Finding(.locale, .note, words, DoctorWords.setLocale)
  }

  private var language: Finding {
    let name = settings.language == .english ? Words("English", "영어") : Words("Korean", "한국어")
    return Finding(.language, DoctorWords.language(name, (settings.origins["language"] ?? .default).words))
  }

  private var zone: Finding {
    if let warning = surroundings.zoneWarning { return Finding(.zone, .note, warning, DoctorWords.setZone) }
    let zone = ZoneName(environment)
    let source =
      switch zone.source {
      case .variable: DoctorWords.zoneFromVariable
      case .localtime: DoctorWords.zoneFromFile
      case .nothing: DoctorWords.zoneFromNothing
      }
    let offset = MomentText.offset(calendar.zone.offset(at: now))
    return Finding(.zone, DoctorWords.zone(zone.name, offset, source))
  }

  /// A clock that stands before the last change was set backwards; one before the program was made, or five years after
  /// the last change, is most likely wrong.
  func clock(lastChange: Moment?) -> Finding {
    let words = clockWords(now)
    if isClockSet { return Finding(.clock, DoctorWords.setTo(words)) }
    if let lastChange, lastChange > now.adding(seconds: 60) {
      return Finding(.clock, .note, DoctorWords.behind(words, clockWords(lastChange)), DoctorWords.setClock)
    }
    let isFar =
      now.seconds < SlayerVersion.madeAt || lastChange.map { now.seconds - $0.seconds > 5 * 365 * 86_400 } == true
    return isFar
      ? Finding(.clock, .note, DoctorWords.farFrom(words), DoctorWords.setClock) : Finding(.clock, words)
  }

  private func clockWords(_ moment: Moment) -> Words {
    let civil = calendar.zone.civil(moment)
    return DoctorWords.clock(civil.date, civil.time)
  }
}
