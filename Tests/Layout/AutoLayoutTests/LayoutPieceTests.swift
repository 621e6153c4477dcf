@testable import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@Suite struct LayoutPieceTests {
    private static let growths = [Size(width: 1, height: 0), Size(width: 0, height: 1), Size(width: 1, height: 2)]

    private func screen(_ seed: UInt64, growth: Size = .zero, distance: Double = 0) -> Screen {
        var random = RandomScreens(seed: seed)
        let root = random.root()
        var screen = testScreen(root, random.constraints)
        screen.viewport.size.width += growth.width * distance
        screen.viewport.size.height += growth.height * distance
        return screen
    }

    /// Returns the frames of a new layout, not rounded to pixels.
    private func frames(of screen: Screen) -> [Rect] {
        let engine = LayoutEngine(screen, measure: squareGlyphs)
        var run = LayoutRun(engine.tree, measure: engine.measure)
        run.finish()
        return run.equations.frames
    }

    @Test(arguments: growths) func `a piece has the frames of layouts from the start, from end to end`(growth: Size) {
        var count = 0
        for seed in 0..<150 as Range<UInt64> {
            let engine = LayoutEngine(screen(seed), measure: squareGlyphs)
            guard let piece = engine.piece(growth: growth, atMost: 300) else { continue }
            count += 1
            for share in [0, 0.3, 0.99] {
                let distance = piece.length * share
                let expected = frames(of: screen(seed, growth: growth, distance: distance))
                let found = piece.frames(at: distance)
                #expect(found.count == expected.count)
                let isSame = zip(found, expected).allSatisfy { $0.distance(from: $1) < 1e-4 }
                #expect(isSame, "seed \(seed) at \(distance) of \(piece.length)")
            }
        }
        #expect(count > 40)
    }

    @Test func `a piece ends where a text breaks otherwise and where margins change`() throws {
        let text = label("text", 20, numberOfLines: 0)
        let button = label("button", 4)
        let root = View("view", subviews: [text, button])
        let constraints = [
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.topAnchor.constraint(equalTo: root.topAnchor),
            text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            button.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
            button.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        ]
        func piece(width: Double) -> LayoutPiece? {
            var screen = testScreen(root, constraints)
            screen.viewport.size.width = width
            return LayoutEngine(screen, measure: squareGlyphs).piece(growth: Size(width: 1, height: 0), atMost: 1000)
        }
        // Four glyphs of 10 points on a line while there is no room for a fifth.
        let first = try #require(piece(width: 61))
        #expect(abs(first.length - 9) < 1e-4)
        #expect(first.rates[1] == Rect(x: 0, y: 0, width: 1, height: 0))
        #expect(first.rates[2] == Rect(x: 0, y: 0, width: 0.5, height: 0))
        #expect(first.layout(at: 8).views[2].frame == Rect(x: 0, y: 58, width: 34.5, height: 10))
        // Margins of a controller are wider from 394 points on.
        #expect(abs(try #require(piece(width: 300)).length - 94) < 1e-4)
        #expect(try #require(piece(width: 400)).length == 1000)
    }
}

extension LayoutEngine {
    /// Returns the piece in the window of the screen.
    fileprivate func piece(growth: Size, atMost limit: Double) -> LayoutPiece? {
        var windows = windows
        return windows.piece(in: tree.screen.viewport.size, growth: growth, atMost: limit).piece
    }
}

extension Rect {
    fileprivate func distance(from other: Rect) -> Double {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].map(abs).max() ?? 0
    }
}
