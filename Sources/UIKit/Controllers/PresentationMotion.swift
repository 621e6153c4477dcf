import CoreGraphics
import Foundation
import QuartzCore

/// How what is presented comes into view: from the bottom edge, or by fading in.
///
/// The views are where they belong at once; only what is seen moves. The spring is that of a system transition (mass 3,
/// stiffness 1000, critically damped); top edges of a screen of 667 points that were recorded every
/// 0.06 s of a presentation on iOS 9 are 462, 224, 104, 46, 18, 7, 3, 1, 0. Sheets dim the screen by how far they have come.
@MainActor struct PresentationMotion {
    /// In seconds: until a thousandth of the way is left.
    static let duration = 0.50575

    let style: UIModalTransitionStyle
    let container: UIView

    /// Moves the presented view, and brightens what lies between it and the screen behind it.
    func bring(_ view: UIView, dimming: UIView?) {
        switch style {
        case .coverVertical: rise(view, dimming: dimming)
        case .crossDissolve: fade(view.layer)
        case .flipHorizontal, .partialCurl: break
        }
    }

    private func rise(_ view: UIView, dimming: UIView?) {
        let way = container.bounds.maxY - view.frame.minY
        guard way > 0 else { return }
        let animation = transition("position")
        (animation.fromValue, animation.toValue) = (CGPoint(x: 0, y: way), CGPoint.zero)
        animation.isAdditive = true
        view.layer.add(animation, forKey: view.layer.freeKey("position"))
        if let dimming { fade(dimming.layer) }
    }

    private func fade(_ layer: CALayer) {
        let animation = transition("opacity")
        (animation.fromValue, animation.toValue) = (Float(0), layer.opacity)
        layer.add(animation, forKey: "opacity")
    }

    private func transition(_ path: String) -> CASpringAnimation {
        let animation = CASpringAnimation(keyPath: path)
        (animation.mass, animation.stiffness, animation.damping) = (3, 1_000, 500)
        animation.duration = Self.duration
        animation.fillMode = .both
        return animation
    }
}
