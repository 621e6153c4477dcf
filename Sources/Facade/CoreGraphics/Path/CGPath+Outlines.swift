public import Foundation
import LayoutSimDrawing
import LayoutSimGeometry

extension CGPath {
    /// Returns the dashes of the path, each as a subpath.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard let pattern = DashPattern(lengths.map { Double($0) }, phase: Double(phase)) else {
            return CGPath(steps: steps.applying(transform))
        }
        let dashes = Path(steps).contours(tolerance: 0.05).flatMap(pattern.dashes)
        let lines = dashes.flatMap { dash in
            dash.points.enumerated().map { index, point -> CGPathStep in
                index == 0 ? .move(CGPoint(point)) : .line(CGPoint(point))
            }
        }
        return CGPath(steps: lines.applying(transform))
    }

    /// Returns the outline of the stroked path.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let pen = Pen(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(steps: [CGPathStep](pen.outline(of: Path(steps), tolerance: 0.05)).applying(transform))
    }
}

extension Pen {
    /// Creates a pen from the stroke attributes of Core Graphics.
    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        self.init(width: Double(width))
        self.cap = cap == .round ? .round : cap == .square ? .square : .butt
        self.join = join == .round ? .round : join == .bevel ? .bevel : .miter
        self.miterLimit = Double(miterLimit)
    }
}
