import CoreGraphics
import QuartzCore

/// Draws a shadow that the edge of an outline casts into it.
final class InnerShadow: CALayer {
    /// Casts a shadow into an outline, in the space around the layer.
    convenience init(_ shadow: ShadowPaint, in path: CGPath) {
        self.init()
        let form = CAShapeLayer()
        form.draw(path, .black, .fill(isEvenOdd: false))
        mask = form
        let reach = 4 * shadow.radius + abs(shadow.offset.width) + abs(shadow.offset.height) + 4
        let edge = CGMutablePath()
        edge.addRect(path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach))
        edge.addPath(path)
        let around = CAShapeLayer()
        around.draw(edge, .black, .fill(isEvenOdd: true))
        around.shadowColor = shadow.color.cgColor
        around.shadowOpacity = 1
        around.shadowRadius = max(0, shadow.radius)
        around.shadowOffset = shadow.offset
        addSublayer(around)
    }
}
