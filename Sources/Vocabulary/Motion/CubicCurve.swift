/// A cubic Bézier timing curve from 0, 0 to 1, 1 that maps a fraction of the duration to progress.
package struct CubicCurve: Hashable, Sendable {
    /// The first control point.
    package var first: ControlPoint
    /// The second control point.
    package var second: ControlPoint

    /// A control point of a timing curve: a fraction of the duration and of the progress.
    package struct ControlPoint: Hashable, Sendable {
        /// The fraction of the duration.
        package var x: Double
        /// The fraction of the progress.
        package var y: Double
    }

    /// Creates a curve from its two control points.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        first = ControlPoint(x: x1, y: y1)
        second = ControlPoint(x: x2, y: y2)
    }

    /// Returns the progress at a fraction of the duration.
    package func progress(at part: Double) -> Double {
        if part <= 0 { return 0 }
        if part >= 1 { return 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if value(middle, first.x, second.x) < part { low = middle } else { high = middle }
        }
        return value((low + high) / 2, first.y, second.y)
    }

    private func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
}
