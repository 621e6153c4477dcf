import CoreGraphics
public import Foundation

/// The course of an animation: a cubic curve from 0, 0 to 1, 1.
open class CAMediaTimingFunction: NSObject, NSSecureCoding {
    private let points: [(x: Double, y: Double)]

    /// Creates a course by its name.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates a course by both points that steer its curve.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [(0, 0), (Double(c1x), Double(c1y)), (Double(c2x), Double(c2y)), (1, 1)]
        super.init()
    }

    public required init?(coder: NSCoder) {
        points = [(0, 0), (0, 0), (1, 1), (1, 1)]
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

    /// Writes x and y of a point of the curve, 0 to 3.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        guard points.indices.contains(idx) else { return }
        unsafe ptr[0] = Float(points[idx].x)
        unsafe ptr[1] = Float(points[idx].y)
    }

    /// How far the animation is, at a part of its time.
    package func progress(at part: Double) -> Double {
        if part <= 0 { return 0 }
        if part >= 1 { return 1 }
        func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if value(middle, points[1].x, points[2].x) < part { low = middle } else { high = middle }
        }
        return value((low + high) / 2, points[1].y, points[2].y)
    }
}
