public import Foundation
import LayoutSimViewTree

/// A view that shows a spinning activity indicator.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The style of an activity indicator.
    public enum Style: Int, Sendable {
        case whiteLarge = 0, white, gray
        case medium = 100, large
    }

    /// The style.
    open var style: Style {
        didSet {
            invalidateIntrinsicContentSize()
            bounds.size = intrinsicContentSize
        }
    }
    /// Whether the indicator is hidden while it isn't animating.
    open var hidesWhenStopped = true { didSet { if hidesWhenStopped, !isAnimating { isHidden = true } } }
    /// The color of the indicator.
    open var color: UIColor!
    /// Whether the indicator is animating.
    open private(set) var isAnimating = false

    override func setUpDefaults() {
        super.setUpDefaults()
        state.hugging = ViewState.Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    }

    /// Creates an indicator with a frame.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        isHidden = true
        if frame.isEmpty { bounds.size = intrinsicContentSize }
    }

    /// Creates an indicator of a style.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        isHidden = true
        bounds.size = intrinsicContentSize
        center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    }

    /// Creates an indicator of a style, under the original name of the initializer.
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

    /// Creates an indicator from an archive.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        decode(coder)
    }

    /// Starts the animation.
    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }

    /// Stops the animation.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    override func contentValue() -> Content? {
        .control(.activityIndicator(isLarge: style == .large || style == .whiteLarge))
    }
}
