import Foundation

/// What darkens the screen behind a presented view, or content while nothing is searched for yet.
@MainActor final class UIDimmingView: UIView {
    /// Called for a tap beside what is presented.
    var tapped: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .dimming
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, touch.point.distance(to: touch.delivery.start) < UIPanGestureRecognizer.slop
        else { return }
        tapped()
    }
}

extension UIColor {
    /// What alerts and sheets lay over the screen behind them.
    static let dimming = UIColor { .black.withAlphaComponent($0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
}
