import CoreGraphics
import QuartzCore

/// Which values of properties that are animated a frozen screen has.
package enum FrozenValues {
    /// Those that the animations lead to.
    case model
    /// Those that are seen at the present time of the clock.
    case presentation
}

extension UIView {
    /// The layer with the values that a frozen screen has, without its sublayers.
    func layer(showing values: FrozenValues) -> CALayer {
        guard values == .presentation, !layer.animationsInOrder.isEmpty else { return layer }
        let shown = layer.presentedAlone()
        shown.superlayer = layer.superlayer
        return shown
    }

    /// Whether animations show a view of the tree below this one in another place or size than it has, or did so since they
    /// are kept when they end.
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
    /// The layer with its sublayers, with the values that a frozen screen has.
    func tree(showing values: FrozenValues) -> CALayer {
        guard values == .presentation, let shown = presentation() else { return self }
        shown.superlayer = superlayer
        return shown
    }

    /// The frame without the transform, in the space of the superlayer.
    var untransformedFrame: CGRect {
        let (size, anchor, place) = (bounds.size, anchorPoint, position)
        return CGRect(
            x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}
