@testable import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree
import Testing

@Suite struct WindowLayoutsTests {
    private static let sizes = [(320, 480), (333.5, 480), (900, 500), (61, 2000), (320, 480), (1400, 300)]
        .map { Size(width: $0, height: $1) }

    /// Returns a screen of random views in a window of a size in points.
    private func screen(_ seed: UInt64, _ size: Size) -> Screen {
        var random = RandomScreens(seed: seed)
        let root = random.root()
        var screen = testScreen(root, random.constraints)
        screen.viewport.size = size
        return screen
    }

    @Test func `each window has the layout that it has by itself, whatever windows come before`() {
        for seed in 0..<150 as Range<UInt64> {
            var windows = LayoutEngine(screen(seed, WindowLayoutsTests.sizes[0]), measure: squareGlyphs).windows
            for size in WindowLayoutsTests.sizes {
                let found = windows.piece(in: size, growth: Size(width: 1, height: 0), atMost: 100).layout
                let expected = LayoutEngine(screen(seed, size), measure: squareGlyphs).layout()
                #expect(found.views.map(\.screenFrame) == expected.views.map(\.screenFrame), "seed \(seed), \(size)")
                #expect(found.diagnostics == expected.diagnostics, "seed \(seed), \(size)")
                #expect(found.views.map(\.measuredWidth).count == expected.views.count)
            }
        }
    }

    @Test func `each window moves as it does by itself, whatever windows come before`() throws {
        let growth = Size(width: 1, height: 0)
        for seed in 0..<60 as Range<UInt64> {
            var windows = LayoutEngine(screen(seed, Size(width: 320, height: 480)), measure: squareGlyphs).windows
            for width in [320, 321.25, 340, 480, 333, 700] {
                let size = Size(width: width, height: width == 700 ? 300 : 480)
                var alone = LayoutEngine(screen(seed, size), measure: squareGlyphs).windows
                let found = windows.piece(in: size, growth: growth, atMost: 100).piece
                let expected = alone.piece(in: size, growth: growth, atMost: 100).piece
                #expect((found == nil) == (expected == nil), "seed \(seed), \(size)")
                guard let found, let expected else { continue }
                #expect(abs(found.length - expected.length) < 1e-6, "seed \(seed), \(size)")
                #expect(found.signature == expected.signature, "seed \(seed), \(size)")
            }
        }
    }

    /// Measures square glyphs on lines that fill the room, as if the spaces at the end of a line had none.
    private func fullLines(_ text: TextContent, width: Double?) -> TextSize {
        var size = squareGlyphs(text, width: width)
        if let width, size.size.height > text.font.size { size.size.width = (width * 2).rounded(.up) / 2 }
        return size
    }

    private enum Trailing: String, CaseIterable {
        case equation, inequality
    }

    @Test(arguments: Trailing.allCases)
    private func `a text whose own width decides nothing goes on until a line is another one`(_ trailing: Trailing)
        throws
    {
        let text = label("text", 20, numberOfLines: 0)
        let root = View("view", subviews: [text])
        let edge =
            trailing == .equation
            ? text.trailingAnchor.constraint(equalTo: root.trailingAnchor)
            : text.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor)
        var screen = testScreen(
            root,
            [
                text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                text.topAnchor.constraint(equalTo: root.topAnchor), edge,
            ])
        screen.viewport.size.width = 61.3
        var windows = LayoutEngine(screen, measure: fullLines).windows
        let found = windows.piece(in: screen.viewport.size, growth: Size(width: 1, height: 0), atMost: 1000)
        let piece = try #require(found.piece)
        #expect(abs(piece.length - 8.7) < 1e-4)
        #expect(piece.rates[1].width == 1)
        #expect(piece.layout(at: 8).views[1].frame == Rect(x: 0, y: 0, width: 69.5, height: 40))
    }

    @Test func `a text that stops to fill its width ends a piece, though it fills a wider one again`() throws {
        let text = label("text", 20, numberOfLines: 0)
        let root = View("view", subviews: [text])
        var screen = testScreen(
            root,
            [
                text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                text.topAnchor.constraint(equalTo: root.topAnchor),
                text.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            ])
        screen.viewport.size.width = 61.3
        // The height is the same in all widths, and lines are full except between 65 and 120 points.
        let measure: TextMeasure = { _, width in
            let width = width ?? 500
            let own = width > 65 && width < 120 ? 65 : (width * 2).rounded(.up) / 2
            return TextSize(size: Size(width: own, height: 30), firstBaseline: 8, lastBaseline: 28)
        }
        var windows = LayoutEngine(screen, measure: measure).windows
        let found = windows.piece(in: screen.viewport.size, growth: Size(width: 1, height: 0), atMost: 300)
        #expect(abs(try #require(found.piece).length - 3.7) < 1e-4)
    }

    @Test func `a text whose own width decides does not go on while that changes`() throws {
        let text = label("text", 20, numberOfLines: 0)
        let below = label("below", 3)
        let root = View("view", subviews: [text, below])
        var screen = testScreen(
            root,
            [
                text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                text.topAnchor.constraint(equalTo: root.topAnchor),
                text.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -0.3),
                text.widthAnchor.constraint(equalTo: below.widthAnchor, multiplier: 2).withPriority(900),
                below.topAnchor.constraint(equalTo: text.bottomAnchor),
                below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            ])
        for width in [61.0, 85, 133, 204] {
            screen.viewport.size.width = width
            var windows = LayoutEngine(screen, measure: fullLines).windows
            guard
                let piece = windows.piece(in: screen.viewport.size, growth: Size(width: 1, height: 0), atMost: 50).piece
            else { continue }
            var grown = screen
            grown.viewport.size.width += piece.length / 2
            let expected = LayoutEngine(grown, measure: fullLines).layout().views.map(\.screenFrame)
            #expect(piece.layout(at: piece.length / 2).views.map(\.screenFrame) == expected, "\(width)")
        }
    }
}
