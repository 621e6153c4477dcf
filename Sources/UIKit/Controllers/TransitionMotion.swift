import CoreGraphics
import Foundation
import QuartzCore

/// How views come and go in a transition of controllers: from an edge and to it, or by fading.
///
/// The views are where they belong at once; only what is seen moves. The spring is that of a system transition (mass 3,
/// stiffness 1000, critically damped); top edges of a screen of 667 points that were recorded every
/// 0.06 s of a presentation on iOS 9 are 462, 224, 104, 46, 18, 7, 3, 1, 0. Sheets dim the screen by how far they have come.
@MainActor struct TransitionMotion {
    /// In seconds: until a thousandth of the way is left.
    static let duration = 0.50575
    /// How far the screen below moves aside, as a part of the width.
    static let parallax: CGFloat = 0.3

    let container: UIView

    /// Moves the presented view, the first one, and others into sight or out of it, and the darkness behind them with it.
    func move(_ views: [UIView], dimming: UIView?, _ style: UIModalTransitionStyle, isComing: Bool) {
        switch style {
        case .coverVertical:
            guard let way = views.first.map({ container.bounds.maxY - $0.frame.minY }), way > 0 else { return }
            let below = CGPoint(x: 0, y: way)
            for view in views { slide(view.layer, from: isComing ? below : .zero, to: isComing ? .zero : below) }
            if let dimming { fade(dimming.layer, isComing) }
        case .crossDissolve:
            for view in views + [dimming].compactMap(\.self) { fade(view.layer, isComing) }
        case .flipHorizontal, .partialCurl: break
        }
    }

    /// Moves the view on top of a stack in from the trailing edge, or out to it, and the one below it aside or back.
    func shift(upper: UIView, lower: UIView, isPush: Bool) {
        let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = isMirrored ? -container.bounds.width : container.bounds.width
        let (beside, aside) = (CGPoint(x: width, y: 0), CGPoint(x: -width * Self.parallax, y: 0))
        slide(upper.layer, from: isPush ? beside : .zero, to: isPush ? .zero : beside)
        slide(lower.layer, from: isPush ? .zero : aside, to: isPush ? aside : .zero)
    }

    /// Darkens what is behind an alert, whose card is there at once.
    ///
    /// Measured on iOS 26: critically damped, 22.88 per second; it is settled when the 0.4 s of an alert are over.
    func darken(_ view: UIView) {
        let animation = CASpringAnimation(keyPath: "backgroundColor")
        let frequency: CGFloat = 22.88
        (animation.mass, animation.stiffness, animation.damping) = (1, frequency * frequency, 2 * frequency)
        (animation.fromValue, animation.toValue) = (UIColor.clear.cgColor, view.layer.backgroundColor)
        animation.duration = 0.40356
        animation.fillMode = .both
        view.layer.add(animation, forKey: "backgroundColor")
    }

    private func slide(_ layer: CALayer, from start: CGPoint, to end: CGPoint) {
        let animation = transition("position")
        (animation.fromValue, animation.toValue) = (start, end)
        animation.isAdditive = true
        layer.add(animation, forKey: layer.freeKey("position"))
    }

    private func fade(_ layer: CALayer, _ isComing: Bool) {
        let animation = transition("opacity")
        (animation.fromValue, animation.toValue) = isComing ? (Float(0), layer.opacity) : (layer.opacity, Float(0))
        layer.add(animation, forKey: "opacity")
    }

    private func transition(_ path: String) -> CASpringAnimation {
        let animation = CASpringAnimation(keyPath: path)
        (animation.mass, animation.stiffness, animation.damping) = (3, 1_000, 500)
        animation.duration = Self.duration
        animation.fillMode = .both
        container.window?.transitionEnd = CACurrentMediaTime() + Self.duration
        return animation
    }
}
