import Foundation

/// What darkens the screen behind a presented view.
@MainActor final class UIDimmingView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .dimming
    }

    required init?(coder: NSCoder) { nil }
}

extension UIColor {
    /// What alerts and sheets lay over the screen behind them.
    static let dimming = UIColor { .black.withAlphaComponent($0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
}
