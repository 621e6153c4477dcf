import CoreGraphics
import QuartzCore

/// The transitions of alerts, action sheets and popovers.
///
/// The dimming behind an alert was measured on iOS 26, where the card appears without animation. The other animations
/// are not measured but chosen: before iOS 26 the card scales down from 1.2 while it fades in, and alerts and popovers
/// fade out, all on the spring of the dimming; action sheets slide up and down like sheets.
extension TransitionMotion {
    /// The initial scale of an alert's card as it appears before iOS 26.
    private static let growth: CGFloat = 1.2

    func move(_ alert: UIAlertController, isComing: Bool) {
        switch alert.preferredStyle {
        case .alert:
            guard isComing else { return fade(alert.view.layer, false, .alert) }
            darken(alert.view, true, .alert)
            if let card = alert.card, !_iOS(26) { shrink(card.layer) }
        case .actionSheet:
            darken(alert.view, isComing, .screen)
            guard let card = alert.card else { return }
            let below = CGPoint(x: 0, y: alert.view.bounds.maxY - card.frame.minY)
            slide(card.layer, from: isComing ? below : .zero, to: isComing ? .zero : below)
        }
    }

    private func shrink(_ layer: CALayer) {
        let animation = animation("transform", .alert)
        animation.fromValue = CATransform3DScale(layer.transform, Self.growth, Self.growth, 1)
        animation.toValue = layer.transform
        layer.add(animation, forKey: "transform")
        fade(layer, true, .alert)
    }

    private func darken(_ view: UIView, _ isComing: Bool, _ spring: Spring) {
        let animation = animation("backgroundColor", spring)
        let (clear, dark) = (UIColor.clear.cgColor, view.layer.backgroundColor)
        (animation.fromValue, animation.toValue) = isComing ? (clear, dark) : (dark, clear)
        view.layer.add(animation, forKey: "backgroundColor")
    }
}
