public import Foundation
import LayoutSimViewTree

/// A wheel that turns.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The looks of a wheel.
    public enum Style: Int, Sendable {
        case whiteLarge = 0, white, gray
        case medium = 100, large
    }

    /// The looks.
    open var style: Style {
        didSet {
            invalidateIntrinsicContentSize()
            bounds.size = intrinsicContentSize
        }
    }
    /// Whether the wheel is hidden when it stands.
    open var hidesWhenStopped = true { didSet { if hidesWhenStopped, !isAnimating { isHidden = true } } }
    /// The color of the wheel.
    open var color: UIColor!
    /// Whether the wheel turns.
    open private(set) var isAnimating = false

    /// Creates a wheel with a frame.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        isHidden = true
        if frame.isEmpty { bounds.size = intrinsicContentSize }
    }

    /// Creates a wheel of a style.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        isHidden = true
        bounds.size = intrinsicContentSize
        center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    }

    /// Creates a wheel of a style, under the name that UIKit gave it first.
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

    /// Creates a wheel from an archive.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        decode(coder)
    }

    /// Turns the wheel.
    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }

    /// Stops the wheel.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    override func contentValue() -> Content? {
        .control(.activityIndicator(isLarge: style == .large || style == .whiteLarge))
    }
}
