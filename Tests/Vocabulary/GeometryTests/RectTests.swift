import LayoutSimGeometry
import Testing

@Suite struct RectTests {
    private static let rect = Rect(x: 10, y: 20, width: 30, height: 50)

    @Test func `edges and middles`() {
        let rect = RectTests.rect
        #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
        #expect([rect.minY, rect.midY, rect.maxY] == [20, 45, 70])
    }

    struct Pair: Sendable {
        var other: Rect
        var common: Rect?
    }

    static let pairs = [
        Pair(other: rect, common: rect),
        Pair(other: Rect(x: 0, y: 0, width: 15, height: 25), common: Rect(x: 10, y: 20, width: 5, height: 5)),
        Pair(other: Rect(x: 20, y: 30, width: 5, height: 5), common: Rect(x: 20, y: 30, width: 5, height: 5)),
        Pair(other: Rect(x: 40, y: 20, width: 5, height: 50), common: nil),
        Pair(other: Rect(x: 10, y: 70, width: 30, height: 1), common: nil),
        Pair(other: Rect(x: 100, y: 100, width: 5, height: 5), common: nil),
        Pair(other: Rect(x: 20, y: 30, width: 0, height: 5), common: nil),
        Pair(other: Rect(x: 20, y: 30, width: -5, height: 5), common: nil),
    ]

    @Test(arguments: pairs)
    func `rectangles that only touch have nothing in common`(_ pair: Pair) {
        #expect(RectTests.rect.intersection(pair.other) == pair.common)
        #expect(pair.other.intersection(RectTests.rect) == pair.common)
    }

    @Test func `insets are taken off each edge and add up`() {
        let insets = EdgeInsets(top: 1, left: 2) + EdgeInsets(bottom: 3, right: 4)
        #expect(RectTests.rect.inset(by: insets) == Rect(x: 12, y: 21, width: 24, height: 46))
        #expect(RectTests.rect.inset(by: EdgeInsets(all: -1)) == Rect(x: 9, y: 19, width: 32, height: 52))
        #expect(RectTests.rect.inset(by: .zero) == RectTests.rect)
    }

    @Test func `moving keeps the size`() {
        #expect(RectTests.rect.offset(x: -10, y: 0.5) == Rect(x: 0, y: 20.5, width: 30, height: 50))
    }

    @Test(arguments: [(0.0, 5.0, true), (5, 0, true), (-1, 5, true), (5, 0.001, false)])
    func `without area it is empty`(width: Double, height: Double, isEmpty: Bool) {
        #expect(Rect(x: 1, y: 1, width: width, height: height).isEmpty == isEmpty)
    }

    @Test func `the rectangle around points`() {
        let points = [Point(x: 3, y: 9), Point(x: -1, y: 4), Point(x: 2, y: 12)]
        #expect(Rect(around: points) == Rect(x: -1, y: 4, width: 4, height: 8))
        #expect(Rect(around: [Point(x: 3, y: 9)]) == Rect(x: 3, y: 9, width: 0, height: 0))
        #expect(Rect(around: []) == nil)
    }

    @Test func `a turned size`() {
        #expect(Size(width: 320, height: 568).transposed == Size(width: 568, height: 320))
    }
}
