import Foundation

/// What darkens the screen behind a presented view.
@MainActor final class UIDimmingView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .dimming
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// A tap beside a sheet dismisses it.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, touch.point.distance(to: touch.delivery.start) < UIPanGestureRecognizer.slop
        else { return }
        ((superview as? UITransitionView)?.presentation as? UISheetPresentationController)?.dismissByTouch()
    }
}

extension UIColor {
    /// What alerts and sheets lay over the screen behind them.
    static let dimming = UIColor { .black.withAlphaComponent($0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
}
