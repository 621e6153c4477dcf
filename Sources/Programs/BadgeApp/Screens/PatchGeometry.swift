import LayoutSimGeometry

extension Path {
    /// A disc around the origin.
    static func disc(radius: Double) -> Path {
        .ellipse(in: Rect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    }

    /// A circular line around the origin, its outer edge at `radius`.
    static func annulus(radius: Double, width: Double) -> Path {
        Path(disc(radius: radius).elements + disc(radius: radius - width).elements)
    }

    /// A regular polygon of 3, 4, 6, 8, 12 or 24 corners around the origin, one of them at the top; inside it, perhaps
    /// a hole.
    static func ring(of corners: Int, radius: Double, hole: Double? = nil) -> Path {
        func polygon(_ radius: Double) -> Path {
            .polygon((0..<corners).map { direction($0 * (24 / corners)).scaled(by: radius) })
        }
        return Path(polygon(radius).elements + (hole.map { polygon($0).elements } ?? []))
    }

    /// A star of 3, 4, 6 or 12 points around the origin.
    static func star(points: Int, outer: Double, inner: Double) -> Path {
        let step = 12 / points
        return .polygon(
            (0..<2 * points).map { direction($0 * step).scaled(by: $0.isMultiple(of: 2) ? outer : inner) })
    }

    /// A rectangle with slightly rounded corners.
    static func bar(x: Double, y: Double, width: Double, height: Double) -> Path {
        .roundedRect(Rect(x: x, y: y, width: width, height: height), radius: 3)
    }

    /// The unit vector `index` twenty-fourths of a turn clockwise from the top.
    ///
    /// From square roots alone, which are the same on every processor; sines of the C library need not be.
    private static func direction(_ index: Int) -> Point {
        let first = [
            Point(x: 0, y: 1),
            Point(x: (6.0.squareRoot() - 2.0.squareRoot()) / 4, y: (6.0.squareRoot() + 2.0.squareRoot()) / 4),
            Point(x: 0.5, y: 3.0.squareRoot() / 2),
            Point(x: 2.0.squareRoot() / 2, y: 2.0.squareRoot() / 2),
            Point(x: 3.0.squareRoot() / 2, y: 0.5),
            Point(x: (6.0.squareRoot() + 2.0.squareRoot()) / 4, y: (6.0.squareRoot() - 2.0.squareRoot()) / 4),
        ]
        let vector = first[index % 6]
        switch (index / 6) % 4 {
        case 0: return Point(x: vector.x, y: -vector.y)
        case 1: return Point(x: vector.y, y: vector.x)
        case 2: return Point(x: -vector.x, y: vector.y)
        default: return Point(x: -vector.y, y: -vector.x)
        }
    }
}

extension Point {
    fileprivate func scaled(by factor: Double) -> Point {
        Point(x: x * factor, y: y * factor)
    }
}
