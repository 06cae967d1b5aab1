import QuestCore

/// How the dungeon looks from far away: a face of plain ASCII, as wide in every font.
enum BarFace: Hashable, Sendable {
  /// Nothing is open.
  case clear
  /// The mood of the worst monster.
  case mood(Urgency)
  /// The store cannot be read.
  case damaged
  /// Another program keeps the store for itself at this moment.
  case busy

  /// `(>_<)`, five cells.
  var glyphs: String {
    switch self {
    case .clear: "(^_^)"
    case .mood(.dormant): "(-_-)"
    case .mood(.stirring): "(-_o)"
    case .mood(.prowling): "(o_o)"
    case .mood(.hunting): "(O_O)"
    case .mood(.enraged): "(>_<)"
    case .mood(.rampaging): "(@_@)"
    case .damaged: "(x_x)"
    case .busy: "(._.)"
    }
  }

  /// A word for style sheets: the urgency in English, or `clear`, `damaged`, `busy`.
  var name: String {
    switch self {
    case .clear: "clear"
    case .mood(let urgency): urgency.words.english
    case .damaged: "damaged"
    case .busy: "busy"
    }
  }
}
