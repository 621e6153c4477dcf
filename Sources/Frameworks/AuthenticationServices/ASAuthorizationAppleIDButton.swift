public import Foundation
public import UIKit

/// The button of Sign in with Apple: its words on its color; the logo is not drawn here.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
    /// The words of a button.
    public enum ButtonType: Int, Sendable {
        /// Sign in with Apple.
        case signIn = 0
        /// Continue with Apple.
        case `continue`
        /// Sign up with Apple.
        case signUp
        /// Sign in with Apple.
        public static var `default`: ButtonType { .signIn }
    }
    /// The colors of a button.
    public enum Style: Int, Sendable {
        /// Black on white.
        case white = 0
        /// Black on white with a line around.
        case whiteOutline
        /// White on black.
        case black
    }

    private let label = UILabel()
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    /// Creates a button.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 130, height: 30))
        let words: [ButtonType: String] = [.signIn: "Sign in", .continue: "Continue", .signUp: "Sign up"]
        label.text = "\(words[type] ?? "Sign in") with Apple"
        label.textColor = style == .black ? .white : .black
        label.font = .systemFont(ofSize: 17, weight: .medium)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(label)
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = cornerRadius
        if style == .whiteOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
        }
        isAccessibilityElement = true
        accessibilityLabel = label.text
        accessibilityTraits = .button
    }
    /// Creates a button.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }
    /// Always `nil`, since storyboards do not contain such buttons.
    public required init?(coder: NSCoder) { nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 130, height: 30) }
}
