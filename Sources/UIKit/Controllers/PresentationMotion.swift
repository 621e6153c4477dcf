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

    /// Moves the presented view, the first one, with others, and darkens the screen behind them.
    func bring(_ views: [UIView], dimming: UIView?) {
        switch style {
        case .coverVertical:
            guard let way = views.first.map({ container.bounds.maxY - $0.frame.minY }), way > 0 else { return }
            for view in views { raise(view.layer, by: way) }
            if let dimming { fade(dimming.layer) }
        case .crossDissolve:
            for layer in (views + [dimming].compactMap(\.self)).map(\.layer) { fade(layer) }
        case .flipHorizontal, .partialCurl: break
        }
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

    private func raise(_ layer: CALayer, by way: CGFloat) {
        let animation = transition("position")
        (animation.fromValue, animation.toValue) = (CGPoint(x: 0, y: way), CGPoint.zero)
        animation.isAdditive = true
        layer.add(animation, forKey: layer.freeKey("position"))
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
