import LayoutSimGeometry

/// The outlines of curved symbols, in a 16 × 16 square.
extension Path {
    /// An eye shape.
    static var almond: Path {
        curves(
            from: (1, 8), [(2.6, 5.3), (5.1, 3.4), (8, 3.4)], [(10.9, 3.4), (13.4, 5.3), (15, 8)],
            [(13.4, 10.7), (10.9, 12.6), (8, 12.6)], [(5.1, 12.6), (2.6, 10.7), (1, 8)])
    }

    /// A speech bubble with a tail at the bottom left.
    static var bubble: Path {
        curves(
            from: (8, 1.75), [(11.6, 1.75), (14.5, 4.2), (14.5, 7.25)], [(14.5, 10.3), (11.6, 12.75), (8, 12.75)],
            [(7.4, 12.75), (6.8, 12.7), (6.2, 12.5)], [(5.2, 13.6), (4, 14.3), (2.9, 14.3)],
            [(3.7, 13.6), (4.1, 12.6), (4, 11.6)], [(2.4, 10.6), (1.5, 9), (1.5, 7.25)],
            [(1.5, 4.2), (4.4, 1.75), (8, 1.75)])
    }

    /// A fist with the thumb up.
    static var thumb: Path {
        curves(
            from: (5.8, 7.3), [(7.2, 5.9), (7.9, 4.2), (8.3, 2.2)], [(8.5, 1), (10.2, 1.2), (10.2, 3.6)],
            [(10.2, 4.6), (9.9, 5.4), (9.6, 6.4)], [(10.7, 6.4), (11.9, 6.4), (13, 6.4)],
            [(14.6, 6.4), (14.9, 7.8), (13.9, 8.5)], [(14.7, 9.3), (14.4, 10.4), (13.4, 10.7)],
            [(14, 11.5), (13.4, 12.5), (12.4, 12.6)], [(12.4, 13.5), (11.6, 14), (10.6, 14)],
            [(9.9, 14), (9.3, 14), (8.6, 14)], [(7.4, 14), (6.5, 13.6), (5.8, 13)],
            [(5.8, 11.1), (5.8, 9.2), (5.8, 7.3)])
    }

    /// The cuff beside `thumb`.
    static var cuff: Path { .roundedRect(Rect(x: 1.75, y: 7, width: 2.25, height: 6.5), radius: 0.8) }

    /// Returns a closed contour of curves, each given by its control points and its end.
    private static func curves(from start: (Double, Double), _ curves: [(Double, Double)]...) -> Path {
        let points = curves.map { $0.map { Point(x: $0.0, y: $0.1) } }
        let elements = points.map { Element.curve($0[2], control1: $0[0], control2: $0[1]) }
        return Path([.move(Point(x: start.0, y: start.1))] + elements + [.close])
    }
}
