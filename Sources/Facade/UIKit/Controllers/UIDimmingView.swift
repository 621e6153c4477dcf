import Foundation

/// A view that dims the screen behind a presented view, or the content of an active search before any text is entered.
@MainActor final class UIDimmingView: UIView {
    /// The closure called for a tap outside the presented view.
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
    /// The dimming color that alerts and sheets lay over the screen behind them.
    static let dimming = UIColor { .black.withAlphaComponent($0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
}
