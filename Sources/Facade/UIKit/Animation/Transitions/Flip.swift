import CoreGraphics
import Foundation
import LayoutSimGeometry
import QuartzCore
import LayoutSimUIKitArithmetic

/// A flip about the middle of a layer: the front is visible until it is edge-on, then the back.
///
/// There is no perspective: the layer is scaled across the axis by the cosine of the angle, and keeps its length along
/// the axis.
@MainActor struct Flip {
    let isHorizontal: Bool
    let settings: AnimationSettings

    /// Animates the front out of view.
    func turn(away layer: CALayer) { turn(layer) { max(0, $0) } }

    /// Animates the back into view.
    func turn(up layer: CALayer) { turn(layer) { max(0, -$0) } }

    /// Scales the layer across the axis by a function of the cosine of the angle.
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
