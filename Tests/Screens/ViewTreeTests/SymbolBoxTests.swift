import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@Suite struct SymbolBoxTests {
    /// UIKit's insets of symbols of 17 points at 2x, and their heights.
    struct Printed: Sendable, CustomTestStringConvertible {
        var symbol: String
        var height: Double
        var below: Double
        var top: Double
        var bottom: Double
        var testDescription: String { symbol }
    }

    @Test(
        "The insets of a symbol lead to a line of its font",
        arguments: [
            Printed(symbol: "person", height: 17.5, below: 2.5, top: -1, bottom: -1.5),
            Printed(symbol: "play.circle.fill", height: 19, below: 3.5, top: -0.5, bottom: -0.5),
            Printed(symbol: "forward.end", height: 16.5, below: 2, top: -1.5, bottom: -2),
        ])
    func insets(of printed: Printed) {
        let box = SymbolBox(points: 17, height: printed.height, grid: PixelGrid(scale: 2))
        #expect(box.insets == EdgeInsets(top: printed.top, left: 0, bottom: printed.bottom, right: 0))
        #expect(box.height == 20)
        #expect(box.descent + box.insets.bottom == printed.below)
    }

    @Test(
        "The rectangle is made of whole pixels, whatever the symbol",
        arguments: [(17, 2, 20), (17, 3, 61.0 / 3), (64, 3, 229.0 / 3), (22, 1, 26)] as [(Double, Double, Double)])
    func height(points: Double, scale: Double, height: Double) {
        for symbol in [1.0, 12.3, 40] {
            let box = SymbolBox(points: points, height: symbol, grid: PixelGrid(scale: scale))
            #expect(abs(box.height - height) < 1e-9)
            #expect(abs((symbol * scale).rounded() / scale - box.insets.top - box.insets.bottom - height) < 1e-9)
        }
    }

    @Test func `a baseline keeps its share of a rectangle`() {
        let box = SymbolBox(points: 100, height: 90, grid: PixelGrid(scale: 1))
        #expect(abs(SymbolBox.descent(ofHeight: box.height) - box.descent) < 0.5)
    }
}
