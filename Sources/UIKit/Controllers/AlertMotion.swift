import CoreGraphics
import QuartzCore

/// How alerts, action sheets and popovers come and go.
///
/// What darkens the screen behind an alert was measured on iOS 26, whose card is there at once. The others were not
/// measured, and their ways are chosen: before iOS 26 the card comes from 1.2 times its size while it fades in, alerts and
/// popovers fade out, all along the spring of the darkness; action sheets rise and go down as sheets do.
extension TransitionMotion {
    /// How much larger than it is the card of an alert comes, before iOS 26.
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
