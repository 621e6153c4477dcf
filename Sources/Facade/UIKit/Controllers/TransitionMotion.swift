import CoreGraphics
import Foundation
import QuartzCore

/// The system's transitions between view controllers: slides from and to an edge, and fades.
///
/// The model frames are final immediately; only the presentation moves. The spring is that of a system transition (mass
/// 3, stiffness 1000, critically damped); the top edges recorded every 0.06 s of a presentation on iOS 9, on a screen
/// of 667 points, are 462, 224, 104, 46, 18, 7, 3, 1, 0. The dimming behind sheets follows their progress.
@MainActor struct TransitionMotion {
    /// The duration in seconds, until a thousandth of the distance remains.
    nonisolated static let duration = 0.50575
    /// The distance that the screen below moves aside, as a fraction of the width.
    static let parallax: CGFloat = 0.3

    let container: UIView

    /// Animates the presented view (the first of `views`), its companions and the dimming view in or out.
    func move(_ views: [UIView], dimming: UIView?, _ style: UIModalTransitionStyle, isComing: Bool) {
        switch style {
        case .coverVertical:
            guard let way = views.first.map({ container.bounds.maxY - $0.frame.minY }), way > 0 else { return }
            let below = CGPoint(x: 0, y: way)
            for view in views { slide(view.layer, from: isComing ? below : .zero, to: isComing ? .zero : below) }
            if let dimming { fade(dimming.layer, isComing) }
        case .crossDissolve:
            for view in views + [dimming].compactMap(\.self) { fade(view.layer, isComing) }
        case .flipHorizontal: flip(views, isComing)
        case .partialCurl: curl(views, isComing)
        }
    }

    /// Curls the content behind the container up to its top edge to reveal the presented view, or uncurls it.
    private func curl(_ views: [UIView], _ isComing: Bool) {
        guard let window = container.window, let presented = views.first,
            let behind = window.subviews.prefix(while: { $0 !== container }).last,
            let former = FormerLook(of: isComing ? behind : presented)
        else { return }
        LookTransition(
            kind: isComing ? .curl(to: .top) : .uncurl(from: .top), settings: AnimationSettings(duration: Self.duration)
        ).show(former, in: isComing ? presented : behind, holdsTouches: true)
        window.transitionEnd = max(window.transitionEnd, CACurrentMediaTime() + Self.duration)
    }

    /// Flips the screen between the content behind the container and the presented view.
    private func flip(_ views: [UIView], _ isComing: Bool) {
        guard let window = container.window else { return }
        let flip = Flip(isHorizontal: true, settings: AnimationSettings(duration: Self.duration))
        let behind = window.subviews.prefix { $0 !== container }
        for view in isComing ? Array(behind) : views { flip.turn(away: view.layer) }
        for view in isComing ? views : Array(behind) { flip.turn(up: view.layer) }
        window.transitionEnd = max(window.transitionEnd, CACurrentMediaTime() + Self.duration)
    }

    /// Slides the top view of a stack in from the trailing edge or out to it, and the view below it aside or back.
    func shift(upper: UIView, lower: UIView, isPush: Bool) {
        let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = isMirrored ? -container.bounds.width : container.bounds.width
        let (beside, aside) = (CGPoint(x: width, y: 0), CGPoint(x: -width * Self.parallax, y: 0))
        slide(upper.layer, from: isPush ? beside : .zero, to: isPush ? .zero : beside)
        slide(lower.layer, from: isPush ? .zero : aside, to: isPush ? aside : .zero)
    }

    func slide(_ layer: CALayer, from start: CGPoint, to end: CGPoint) {
        let animation = animation("position")
        (animation.fromValue, animation.toValue) = (start, end)
        animation.isAdditive = true
        layer.add(animation, forKey: layer.freeKey("position"))
    }

    func fade(_ layer: CALayer, _ isComing: Bool, _ spring: Spring = .screen) {
        let animation = animation("opacity", spring)
        (animation.fromValue, animation.toValue) = isComing ? (Float(0), layer.opacity) : (layer.opacity, Float(0))
        layer.add(animation, forKey: "opacity")
    }

    /// The spring of a transition, with its parameters and the duration until a thousandth of the distance remains.
    struct Spring {
        var mass: CGFloat = 1
        var stiffness: CGFloat
        var damping: CGFloat
        /// The duration in seconds.
        var duration: Double

        static let screen = Spring(mass: 3, stiffness: 1_000, damping: 500, duration: TransitionMotion.duration)
        /// The spring of the dimming behind an alert, measured on iOS 26: critically damped, 22.88 per second.
        static let alert = Spring(stiffness: 22.88 * 22.88, damping: 2 * 22.88, duration: 0.40356)
    }

    func animation(_ path: String, _ spring: Spring = .screen) -> CASpringAnimation {
        let animation = CASpringAnimation(keyPath: path)
        (animation.mass, animation.stiffness, animation.damping) = (spring.mass, spring.stiffness, spring.damping)
        animation.duration = spring.duration
        animation.fillMode = .both
        if let window = container.window {
            window.transitionEnd = max(window.transitionEnd, CACurrentMediaTime() + spring.duration)
        }
        return animation
    }
}
