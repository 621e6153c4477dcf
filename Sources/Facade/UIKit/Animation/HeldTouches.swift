import Foundation
import QuartzCore

extension UIView {
    /// Whether the view and its subviews take no touches, since an app animates the view without allowing interaction
    /// (Apple, *isUserInteractionEnabled*).
    package var isHeldByAnimation: Bool { rare.animationsHoldingTouches > 0 }

    /// Adds to the number of animations that keep touches from the view.
    func holdTouches(by count: Int) { state.ownSeldom.animationsHoldingTouches += count }
}

extension AnimationSettings {
    /// Returns the view whose touches an animation of a layer keeps; `nil` for none.
    @MainActor func heldView(of layer: CALayer) -> UIView? { holdsTouches ? layer.delegate as? UIView : nil }
}

/// The views whose touches a property animator keeps.
@MainActor struct HeldViews {
    private var views: [UIView] = []

    /// Keeps the touches of the view of a layer.
    mutating func add(_ layer: CALayer) {
        guard let view = layer.delegate as? UIView else { return }
        view.holdTouches(by: 1)
        views.append(view)
    }

    /// Lets the views be touched again.
    mutating func release() {
        for view in views { view.holdTouches(by: -1) }
        views = []
    }
}
