import CoreGraphics
public import Foundation
package import LayoutSimMotion

/// A timing function: a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, NSSecureCoding {
    /// The Bézier curve.
    package let curve: CubicCurve

    /// Creates a predefined timing function.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates a timing function with two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
        super.init()
    }

    public required init?(coder: NSCoder) {
        curve = CubicCurve(0, 0, 1, 1)
        super.init()
    }

    /// Always `true`, although nothing is encoded.
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

    open override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.curve == curve }
    open override var hash: Int { curve.hashValue }

    /// Writes the x and y coordinates of the control point at an index, 0 to 3.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (curve.first.x, curve.first.y), (curve.second.x, curve.second.y), (1, 1)]
        guard points.indices.contains(idx) else { return }
        unsafe ptr[0] = Float(points[idx].0)
        unsafe ptr[1] = Float(points[idx].1)
    }

    /// Returns the progress of the animation at a fraction of its duration.
    package func progress(at part: Double) -> Double { curve.progress(at: part) }
}
