public import Foundation

/// The methods for providing the progress of the pages of a page control.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// Returns the initial progress of a page, from 0 to 1.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// Called when the visibility of the progress changes.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    /// Returns 0 by default.
    public func pageControlProgress(
        _ progress: UIPageControlProgress, initialProgressForPage page: Int
    ) -> Float { 0 }
    /// Does nothing by default.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// The progress of the current page of a page control; not drawn here.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
    /// The delegate.
    open weak var delegate: (any UIPageControlProgressDelegate)?
    /// The progress of the current page, from 0 to 1.
    open var currentProgress: Float = 0
    /// Whether the progress is visible; `true` here whenever a page control uses it, since no one scrubs the dots.
    open var isProgressVisible: Bool { control != nil }
    weak var control: UIPageControl? { didSet { controlDidChange(from: oldValue) } }

    /// Creates a progress that the app updates.
    @preconcurrency @MainActor public override init() { super.init() }

    func controlDidChange(from former: UIPageControl?) {
        if former !== control { delegate?.pageControlProgressVisibilityDidChange(self) }
    }

    func pageDidChange(to page: Int) {
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    }
}

/// The methods for controlling whether a timed page control advances to the next page.
@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Called when the progress changes.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Returns whether the page control advances to a page.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    /// Does nothing by default.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
    /// Returns `true` by default.
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }
}
