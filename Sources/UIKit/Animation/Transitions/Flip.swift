import CoreGraphics
import Foundation
import LayoutSimGeometry
import QuartzCore

/// How something turns over about its middle: its front is seen until it stands upright, and then its back.
///
/// There is no perspective: what turns by an angle is narrower by the angle's cosine and as high as it was.
@MainActor struct Flip {
    let isHorizontal: Bool
    let settings: AnimationSettings

    /// Shows how a front goes out of sight.
    func turn(away layer: CALayer) { turn(layer) { max(0, $0) } }

    /// Shows how a back comes into sight.
    func turn(up layer: CALayer) { turn(layer) { max(0, -$0) } }

    /// Makes the layer as narrow as a part of its width that depends on the cosine of the angle.
    private func turn(_ layer: CALayer, _ part: @escaping @Sendable (Double) -> Double) {
        let upright = isHorizontal ? CATransform3DMakeScale(0, 1, 1) : CATransform3DMakeScale(1, 0, 1)
        let (size, anchor) = (layer.bounds.size, layer.anchorPoint)
        let middle = CGPoint(x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height)
        let around = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-middle.x, -middle.y, 0), upright),
            CATransform3DMakeTranslation(middle.x, middle.y, 0))
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = layer.transform
        animation.toValue = CATransform3DConcat(around, layer.transform)
        let settings = settings
        animation.way = { seconds in
            let progress = settings.curve.progress(at: min(1, seconds / settings.duration), of: settings.duration)
            return 1 - part(Trigonometry.cosine(.pi * progress))
        }
        settings.time(animation, on: layer)
        layer.add(animation, forKey: layer.freeKey("transform"))
    }
}
