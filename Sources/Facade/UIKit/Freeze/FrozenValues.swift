import CoreGraphics
import QuartzCore

/// The values of animated properties in a frozen screen.
package enum FrozenValues {
    /// The model values, to which the animations lead.
    case model
    /// The values presented at the current time of the animation clock.
    case presentation
}

extension UIView {
    /// Returns the layer with the model or presentation values, without its sublayers.
    func layer(showing values: FrozenValues) -> CALayer {
        guard values == .presentation, !layer.animationsInOrder.isEmpty else { return layer }
        let shown = layer.presentedAlone()
        shown.superlayer = layer.superlayer
        return shown
    }

    /// Whether animations currently present a descendant at a position or size other than its model values, or did so
    /// before ending without being removed.
    var isMovedByAnimations: Bool {
        var isMoved = !(self is UIScrollView) && layer(showing: .presentation).bounds.origin != bounds.origin
        forEachInTree { view in
            guard !isMoved, view !== self else { return }
            isMoved = view.layer.numberAnimations.contains { $0.number != .opacity && Set($0.way).count > 1 }
            guard !isMoved, !view.layer.animationsInOrder.isEmpty else { return }
            let (layer, shown) = (view.layer, view.layer(showing: .presentation))
            isMoved = shown.bounds != layer.bounds || shown.untransformedFrame != layer.untransformedFrame
        }
        return isMoved
    }
}

extension CALayer {
    /// Returns the layer and its sublayers with the model or presentation values.
    func tree(showing values: FrozenValues) -> CALayer {
        guard values == .presentation, let shown = presentation() else { return self }
        shown.superlayer = superlayer
        return shown
    }

    /// The frame without the transform, in coordinates of the superlayer.
    var untransformedFrame: CGRect {
        let (size, anchor, place) = (bounds.size, anchorPoint, position)
        return CGRect(
            x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}
