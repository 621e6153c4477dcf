import LayoutSimMotion

/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    private enum Form: Hashable, Sendable {
        case bezier(UnitPoint, UnitPoint)
        case circularIn, circularOut, circularInOut
    }

    private let form: Form
    private var isInverse = false

    /// Returns a curve with two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(form: .bezier(startControlPoint, endControlPoint))
    }

    private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    }

    /// A straight line.
    public static let linear = bezier(0, 0, 1, 1)
    /// Slower at the beginning.
    public static let easeIn = bezier(0.42, 0, 1, 1)
    /// Slower at the end.
    public static let easeOut = bezier(0, 0, 0.58, 1)
    /// Slower at both ends.
    public static let easeInOut = bezier(0.42, 0, 0.58, 1)
    /// Slower at both ends.
    public static let easeInEaseOut = easeInOut
    /// Slower at the beginning, as a circle is.
    public static let circularEaseIn = UnitCurve(form: .circularIn)
    /// Slower at the end, as a circle is.
    public static let circularEaseOut = UnitCurve(form: .circularOut)
    /// Slower at both ends, as circles are.
    public static let circularEaseInOut = UnitCurve(form: .circularInOut)

    /// The curve with both axes in each other's place.
    public var inverse: UnitCurve {
        var curve = self
        curve.isInverse.toggle()
        return curve
    }

    /// Returns the value at a place from 0 to 1.
    public func value(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        switch form {
        case .bezier(let first, let second):
            let (x1, y1) = (Double(first.x), Double(first.y))
            let (x2, y2) = (Double(second.x), Double(second.y))
            if x1 == y1, x2 == y2 { return progress }
            let curve = isInverse ? CubicCurve(y1, x1, y2, x2) : CubicCurve(x1, y1, x2, y2)
            return curve.progress(at: progress)
        case .circularIn: return isInverse ? Self.out(progress) : 1 - (1 - progress * progress).squareRoot()
        case .circularOut: return isInverse ? 1 - (1 - progress * progress).squareRoot() : Self.out(progress)
        case .circularInOut:
            let half = progress < 0.5 ? progress * 2 : 2 - progress * 2
            let value = (isInverse ? Self.out(half) : 1 - (1 - half * half).squareRoot()) / 2
            return progress < 0.5 ? value : 1 - value
        }
    }

    /// Returns how fast the value grows at a place from 0 to 1.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let (low, high) = (max(0, progress - step), min(1, progress + step))
        return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
    }

    private static func out(_ progress: Double) -> Double {
        (1 - (1 - progress) * (1 - progress)).squareRoot()
    }
}
