import LayoutSimGeometry

/// The motif in the center of a patch.
package enum PatchMotif: String, CaseIterable, Hashable, Sendable {
    case orbits, brackets, star, clock, bars, plus, diamond
    case questionMark = "question-mark"

    /// The motifs of badges; only the placeholder has the question mark.
    static let badgeSigns: [PatchMotif] = [.orbits, .brackets, .star, .clock, .bars, .plus, .diamond]

    /// The outlines, centered on the origin, which fill a disc with a radius of about 60.
    var paths: [Path] {
        switch self {
        case .orbits: orbits
        case .brackets: [bracket, bracket.map { Point(x: -$0.x, y: $0.y) }]
        case .star: [.star(points: 12, outer: 52, inner: 40), .disc(radius: 30)]
        case .clock:
            [
                .annulus(radius: 56, width: 6), hand(length: 42), hand(length: 30).map { Point(x: -$0.y, y: $0.x) },
                .disc(radius: 6),
            ]
        case .bars: bars
        case .plus: [.bar(x: -9, y: -46, width: 18, height: 92), .bar(x: -46, y: -9, width: 92, height: 18)]
        case .diamond: [.ring(of: 4, radius: 54, hole: 38), .ring(of: 4, radius: 22)]
        case .questionMark: questionMark
        }
    }

    private var orbits: [Path] {
        [
            .annulus(radius: 58, width: 3.5), .annulus(radius: 38, width: 3.5),
            .star(points: 12, outer: 22, inner: 15),
            Path.disc(radius: 7).offset(x: 26.5, y: -26.5),
            Path.disc(radius: 7).offset(x: -46, y: 33),
        ]
    }

    private var bracket: Path {
        .polygon(
            [(-12, -36), (-2, -26), (-28, 0), (-2, 26), (-12, 36), (-48, 0)].map { Point(x: $0.0, y: $0.1) })
    }

    private func hand(length: Double) -> Path {
        .bar(x: -3, y: -length, width: 6, height: length)
    }

    private var bars: [Path] {
        let heights = [28.0, 50, 38, 72]
        return heights.enumerated().map { index, height in
            .bar(x: -46 + Double(index) * 24, y: 38 - height, width: 18, height: height)
        }
    }

    private var questionMark: [Path] {
        let hook = Path([
            .move(Point(x: -32, y: -20)),
            .curve(Point(x: 0, y: -52), control1: Point(x: -32, y: -40), control2: Point(x: -19, y: -52)),
            .curve(Point(x: 32, y: -22), control1: Point(x: 19, y: -52), control2: Point(x: 32, y: -41)),
            .curve(Point(x: 15, y: 5), control1: Point(x: 32, y: -9), control2: Point(x: 24, y: -2)),
            .curve(Point(x: 8, y: 20), control1: Point(x: 9, y: 10), control2: Point(x: 8, y: 13)),
            .line(Point(x: -8, y: 20)),
            .curve(Point(x: 4, y: -7), control1: Point(x: -8, y: 6), control2: Point(x: -5, y: -1)),
            .curve(Point(x: 16, y: -22), control1: Point(x: 12, y: -12), control2: Point(x: 16, y: -16)),
            .curve(Point(x: 0, y: -37), control1: Point(x: 16, y: -31), control2: Point(x: 9, y: -37)),
            .curve(Point(x: -16, y: -20), control1: Point(x: -10, y: -37), control2: Point(x: -16, y: -31)),
            .close,
        ])
        return [hook, Path.disc(radius: 10).offset(x: 0, y: 40)]
    }
}
