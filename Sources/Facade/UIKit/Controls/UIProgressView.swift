public import Foundation
import LayoutSimViewTree

/// A view that shows progress as a bar.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The style of a progress view.
    public enum Style: Int, Sendable { case `default` = 0, bar }

    /// The style.
    open var progressViewStyle: Style {
        didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The progress, from 0 to 1.
    open var progress: Float {
        get {
            follow()
            return storedProgress
        }
        set {
            follow()
            storedProgress = min(max(newValue, 0), 1)
        }
    }
    private var storedProgress: Float = 0 { didSet { shownValueDidChange() } }
    /// The color of the completed part.
    open var progressTintColor: UIColor?
    /// The color of the track.
    open var trackTintColor: UIColor?
    /// The image that fills the completed part in place of its color.
    open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
    /// The image that fills the track in place of its color.
    open var trackImage: UIImage? { didSet { setNeedsDisplay() } }
    /// The observed progress object; when its completed fraction changes, it replaces the view's progress the next time
    /// that is read or drawn.
    open var observedProgress: Progress? {
        didSet {
            followedFraction = nil
            follow()
        }
    }
    private var followedFraction: Double?

    private func follow() {
        guard let fraction = observedProgress?.fractionCompleted, fraction != followedFraction else { return }
        followedFraction = fraction
        storedProgress = min(max(Float(fraction), 0), 1)
    }

    override func setUpDefaults() {
        super.setUpDefaults()
        state.hugging.vertical = .defaultHigh
    }

    /// Creates a progress view with a frame and the system's height.
    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
        bounds.size.height = intrinsicContentSize.height
    }

    /// Creates a progress view of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        bounds.size.height = intrinsicContentSize.height
    }

    /// Creates a progress view from an archive.
    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
    }

    /// Sets the progress.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override func contentValue() -> Content? {
        .control(.progress(value: Double(progress), isBar: progressViewStyle == .bar))
    }
}
