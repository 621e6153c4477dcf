/// A cubic Bézier curve from 0, 0 to 1, 1 that tells how far something is at a part of its time.
package struct CubicCurve: Hashable, Sendable {
    /// The point that steers the beginning.
    package var first: ControlPoint
    /// The point that steers the end.
    package var second: ControlPoint

    /// A point that steers a curve: parts of the time and of the way.
    package struct ControlPoint: Hashable, Sendable {
        package var x: Double
        package var y: Double
    }

    /// Creates a curve by both points that steer it.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        first = ControlPoint(x: x1, y: y1)
        second = ControlPoint(x: x2, y: y2)
    }

    /// How far it is at a part of the time.
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
