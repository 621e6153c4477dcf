import LayoutSimGeometry
import Testing

@Suite struct PixelGridTests {
    struct Division: Sendable {
        var length: Double
        var parts: Int
        var scale: Double
        var widths: [Double]
    }

    /// Frames that Xcode stored for equal parts of a screen's width.
    static let divisions = [
        Division(length: 374, parts: 3, scale: 2, widths: [124.5, 125, 124.5]),
        Division(length: 414, parts: 7, scale: 2, widths: [59, 59.5, 59, 59, 59, 59.5, 59]),
        Division(length: 320, parts: 3, scale: 2, widths: [106.5, 107, 106.5]),
        Division(length: 375, parts: 2, scale: 1, widths: [188, 187]),
        Division(length: 375, parts: 2, scale: 2, widths: [187.5, 187.5]),
    ]

    @Test(arguments: divisions)
    func `equal parts get the widths between rounded edges`(_ division: Division) {
        let grid = PixelGrid(scale: division.scale)
        let edges = (0...division.parts).map {
            grid.round(edge: Double($0) * division.length / Double(division.parts))
        }
        #expect(zip(edges, edges.dropFirst()).map { $1 - $0 } == division.widths)
        #expect(edges.last == division.length)
    }

    struct Rounding: Sendable {
        var value: Double
        var scale: Double
        var rounded: Double
    }

    static let edges = [
        Rounding(value: 0.25, scale: 2, rounded: 0.5),
        Rounding(value: 0.2499, scale: 2, rounded: 0),
        Rounding(value: -0.25, scale: 2, rounded: 0),
        Rounding(value: -0.2501, scale: 2, rounded: -0.5),
        Rounding(value: 0.1 + 0.2 - 0.05, scale: 2, rounded: 0.5),
        Rounding(value: 0.25 - 1e-12, scale: 2, rounded: 0.5),
        Rounding(value: 1.0 / 6, scale: 3, rounded: 1.0 / 3),
        Rounding(value: 7, scale: 3, rounded: 7),
        Rounding(value: 0.5, scale: 1, rounded: 1),
    ]

    @Test(arguments: edges)
    func `an edge goes to the nearest pixel, half up`(_ edge: Rounding) {
        #expect(PixelGrid(scale: edge.scale).round(edge: edge.value) == edge.rounded)
    }

    static let lengths = [
        Rounding(value: 20.287, scale: 2, rounded: 20.5),
        Rounding(value: 20.287, scale: 3, rounded: 61.0 / 3),
        Rounding(value: 20.287, scale: 1, rounded: 21),
        Rounding(value: 20.5, scale: 2, rounded: 20.5),
        Rounding(value: 20.5 + 1e-9, scale: 2, rounded: 20.5),
        Rounding(value: 0, scale: 2, rounded: 0),
    ]

    @Test(arguments: lengths)
    func `a length takes whole pixels`(_ length: Rounding) {
        #expect(PixelGrid(scale: length.scale).ceil(length: length.value) == length.rounded)
    }

    @Test(arguments: [1.0, 2, 3])
    func `a rounded edge stays where it is`(scale: Double) {
        let grid = PixelGrid(scale: scale)
        for pixel in stride(from: -300.0, through: 9000, by: 7) {
            #expect(grid.round(edge: pixel / scale) == pixel / scale)
            #expect(grid.ceil(length: pixel / scale) == pixel / scale)
        }
    }
}
