import SlayerText
import TestKit
import Testing

@testable import SlayerUI

/// No view draws outside of its rectangle.
@Suite struct CanvasLawTests {
  private static let mark = Style(Colour(0x123456, 1, 1))

  @Test(arguments: Scene.allCases)
  func viewsStayInTheirRect(scene: Scene) {
    for language in [Language.english, .korean] {
      var state = scene.play(Size(columns: 80, rows: 24), language).state
      for size in sizes {
        state.size = size
        for rect in rects(in: size) {
          for (name, draw) in views(of: state) { check(name, size, rect, draw) }
        }
      }
    }
  }

  /// Through the whole of each animation nothing but the stage and the graveyard moves.
  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40), Size(columns: 160, rows: 50)])
  func animationsStayOnTheStage(size: Size) throws {
    var play = Play(size: size, motion: .full)
    // A second past the minute: until it ends no countdown changes.
    play.wait(1_000)
    play.press(.down, .text("x"))
    let layout = Layout(size)
    let stage = try #require(layout.stage)
    let graveyard = try #require(layout.graveyard)
    let start = play.screen
    for _ in 0..<60 {
      play.wait(33)
      let screen = play.screen
      let moved = (0..<(size.columns * size.rows)).filter { screen.cells[$0] != start.cells[$0] }
      let strays = moved.filter { index in
        ![stage, graveyard].contains { $0.holds(index % size.columns, index / size.columns) }
      }
      #expect(strays.isEmpty)
    }
    #expect(!play.state.isAnimating)
  }

  @Test func textIsCutAtTheEdge() {
    var canvas = Canvas(size: Size(columns: 10, rows: 1))
    canvas.within(Rect(column: 2, row: 0, columns: 5, rows: 1)) { canvas in
      #expect(canvas.write("한글제목", column: 0, row: 0) == 4)
      #expect(canvas.write("한", column: -1, row: 0) == 1)
    }
    #expect(canvas.screen.rows == ["  한글"])
  }

  @Test func halfOfAWideLetterNeverStays() {
    var canvas = Canvas(size: Size(columns: 6, rows: 1))
    canvas.write("한글", column: 0, row: 0)
    canvas.write("x", column: 1, row: 0)
    canvas.write("y", column: 2, row: 0)
    #expect(canvas.screen.rows == [" xy"])
    canvas.write("한", column: 0, row: 0)
    canvas.fill(.plain, column: 1, row: 0, columns: 1)
    #expect(canvas.screen.rows == ["  y"])
  }

  private let sizes = [(1, 1), (5, 3), (20, 8), (40, 12), (50, 15), (80, 24), (101, 23), (130, 40)].map {
    Size(columns: $0.0, rows: $0.1)
  }

  /// The middle of a screen, a strip, a single cell, and one that sticks out.
  private func rects(in size: Size) -> [Rect] {
    [
      Rect(column: size.columns / 4, row: size.rows / 4, columns: size.columns / 2, rows: size.rows / 2),
      Rect(column: 3, row: size.rows / 2, columns: max(0, size.columns - 7), rows: 1),
      Rect(column: size.columns / 2, row: 1, columns: 1, rows: 1),
      Rect(column: size.columns - 4, row: size.rows - 2, columns: 30, rows: 30),
    ]
  }

  private func views(of state: State) -> [(String, (inout Canvas) -> Void)] {
    let layout = Layout(state.size)
    var views: [(String, (inout Canvas) -> Void)] = [
      ("header", { HeaderView(state: state).draw(on: &$0) }),
      ("list", { ListView(state: state).draw(on: &$0) }),
      ("footer", { FooterView(state: state).draw(on: &$0) }),
      ("graveyard", { GraveyardView(state: state).draw(on: &$0) }),
      ("facts", { FactsView(state: state, encounter: state.shown, isNarrow: false).draw(on: &$0) }),
      ("too small", { TooSmallView(state: state).draw(on: &$0) }),
    ]
    guard state.size.columns >= Layout.least.columns, state.size.rows >= Layout.least.rows else { return views }
    views += [
      ("encounter", { EncounterView(state: state, layout: layout).draw(on: &$0) }),
      ("message", { MessageView(state: state).draw(on: &$0, layout) }),
      ("help", { HelpView(state: state, top: 3).draw(on: &$0, layout) }),
      ("quest", { QuestView(state: state, top: 1).draw(on: &$0, layout) }),
    ]
    return views
  }

  private func check(_ name: String, _ size: Size, _ rect: Rect, _ draw: (inout Canvas) -> Void) {
    var canvas = Canvas(size: size)
    for row in 0..<size.rows { canvas.rule("§", row: row, CanvasLawTests.mark) }
    canvas.within(rect, draw: draw)
    let strays = (0..<(size.columns * size.rows)).filter { index in
      let cell = canvas.screen.cells[index]
      return !rect.holds(index % size.columns, index / size.columns)
        && (cell.grapheme != "§" || cell.style != CanvasLawTests.mark)
    }
    if let stray = strays.first {
      Issue.record("\(name) at \(size) in \(rect): column \(stray % size.columns), row \(stray / size.columns)")
    }
  }
}

extension Rect {
  func holds(_ column: Int, _ row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }
}
