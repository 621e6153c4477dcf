public import Foundation

/// Tells a page control how far the current page is.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// Where a page begins, from 0 to 1.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// The progress is seen, or no longer.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    /// A page begins at 0.
    public func pageControlProgress(
        _ progress: UIPageControlProgress, initialProgressForPage page: Int
    ) -> Float { 0 }
    /// Does nothing.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// How far the current page of a page control is; the dots are drawn without it.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
    /// Tells where a page begins.
    open weak var delegate: (any UIPageControlProgressDelegate)?
    /// From 0 to 1.
    open var currentProgress: Float = 0
    /// Whether it would be seen: that nobody slides over the dots.
    open var isProgressVisible: Bool { control != nil }
    weak var control: UIPageControl? { didSet { controlDidChange(from: oldValue) } }

    /// Creates a progress that code moves.
    @preconcurrency @MainActor public override init() { super.init() }

    func controlDidChange(from former: UIPageControl?) {
        if former !== control { delegate?.pageControlProgressVisibilityDidChange(self) }
    }

    func pageDidChange(to page: Int) {
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    }
}

/// Decides whether the time of a page leads to the next one.
@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// The progress moved on.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Whether a page follows.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    /// Does nothing.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
    /// True.
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }
}
