import Glibc
import SlayerApp
import SlayerUI
import Testing

/// The terminal of a journey: takes the next steps whenever the program is about to wait, and keeps what it painted.
final class Stage {
  /// What will come through the door at the next reading.
  var inputs: [Input] = []
  /// Whether the program is to wake by itself before the next step.
  var isWaiting = false
  var ending: Ending?
  private(set) var screen: Screen?
  private(set) var error: (any Error)?
  private(set) var repaints = 0
  private(set) var suspensions = 0
  private var steps: ArraySlice<(Stage) throws -> Void>
  private let size: Size
  private var pipe: [Int32] = [-1, -1]

  init(_ steps: [(Stage) throws -> Void], size: Size) {
    self.steps = steps[...]
    self.size = size
    Glibc.pipe(&pipe)
  }

  deinit {
    for end in pipe { close(end) }
  }

  var isThrough: Bool { steps.isEmpty }

  var doors: Doors {
    Doors(
      descriptors: [pipe[0]], size: { self.size }, read: read, paint: { self.screen = $0 },
      repaint: { self.repaints += 1 }, suspend: { self.suspensions += 1 }, idle: idle)
  }

  /// Each row as text.
  var rows: [String] {
    guard let screen else { return [] }
    return (0..<screen.size.rows).map { row in
      (0..<screen.size.columns).reduce(into: "") { $0 += screen[$1, row].grapheme }
    }
  }

  func fail(_ words: String, _ location: SourceLocation) {
    Issue.record("\(words)\n\(rows.joined(separator: "\n"))", sourceLocation: location)
  }

  /// Takes steps until one presses a key or waits for the program; at the end of the journey the terminal goes.
  private func idle() {
    do {
      while inputs.isEmpty && !isWaiting, let step = steps.popFirst() { try step(self) }
    } catch {
      self.error = error
      steps = []
      inputs = [.hungUp]
    }
    if isWaiting {
      isWaiting = false
    } else {
      if inputs.isEmpty { inputs = [.hungUp] }
      var mark: UInt8 = 0
      write(pipe[1], &mark, 1)
    }
  }

  private func read() -> [Input] {
    guard !inputs.isEmpty else { return [] }
    var mark: UInt8 = 0
    Glibc.read(pipe[0], &mark, 1)
    defer { inputs = [] }
    return inputs
  }
}
