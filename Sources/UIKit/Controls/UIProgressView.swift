public import Foundation
import LayoutSimViewTree

/// A bar that tells progress.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The looks of a bar.
    public enum Style: Int, Sendable { case `default` = 0, bar }

    /// The looks.
    open var progressViewStyle: Style {
        didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The progress, from 0 to 1.
    open var progress: Float {
        get { storedProgress }
        set { storedProgress = min(max(newValue, 0), 1) }
    }
    private var storedProgress: Float = 0 { didSet { shownValueDidChange() } }
    /// The color of what is done.
    open var progressTintColor: UIColor?
    /// The color of what is left.
    open var trackTintColor: UIColor?
    /// The picture of what is done.
    open var progressImage: UIImage?
    /// The picture of what is left.
    open var trackImage: UIImage?
    /// The progress that is followed.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }

    /// Creates a bar with a frame, whose height is the system's.
    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
        bounds.size.height = intrinsicContentSize.height
    }

    /// Creates a bar of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        bounds.size.height = intrinsicContentSize.height
    }

    /// Creates a bar from an archive.
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
