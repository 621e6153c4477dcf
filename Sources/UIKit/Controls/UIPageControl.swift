public import Foundation
import LayoutSimViewTree

/// Dots that tell the page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// How the control is used.
    public enum InteractionState: Int, Sendable { case none = 0, discrete, continuous }
    /// The background.
    public enum BackgroundStyle: Int, Sendable { case automatic = 0, prominent, minimal }
    /// The direction of the dots.
    public enum Direction: Int, Sendable { case natural = 0, leftToRight, rightToLeft, topToBottom, bottomToTop }

    private var indicators: [Int: UIImage] = [:]
    private var currentIndicators: [Int: UIImage] = [:]

    /// The number of dots.
    open var numberOfPages = 0 {
        didSet {
            currentPage = storedPage
            invalidateIntrinsicContentSize()
        }
    }
    /// The page that is shown.
    open var currentPage: Int {
        get { storedPage }
        set { storedPage = max(0, min(newValue, numberOfPages - 1)) }
    }
    private var storedPage = 0 {
        didSet {
            shownValueDidChange()
            if storedPage != oldValue { progress?.pageDidChange(to: storedPage) }
        }
    }
    /// The progress of the current page.
    open var progress: UIPageControlProgress? {
        didSet {
            if oldValue !== progress { oldValue?.control = nil }
            progress?.control = self
        }
    }
    /// Whether a single dot is hidden.
    open var hidesForSinglePage = false { didSet { invalidateIntrinsicContentSize() } }
    /// The color of the dots.
    open var pageIndicatorTintColor: UIColor?
    /// The color of the current dot.
    open var currentPageIndicatorTintColor: UIColor?
    /// The background.
    open var backgroundStyle: BackgroundStyle = .automatic
    /// The direction of the dots.
    open var direction: Direction = .natural
    /// How the control is used.
    open var interactionState: InteractionState { .none }
    /// Whether dragging sends events.
    open var allowsContinuousInteraction = true
    /// The picture of all dots.
    open var preferredIndicatorImage: UIImage?
    /// The picture of the current dot.
    open var preferredCurrentPageIndicatorImage: UIImage?
    /// Whether the display waits.
    open var defersCurrentPageDisplay = false

    /// Shows the current page.
    open func updateCurrentPageDisplay() {}
    /// The picture of a dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { indicators[page] }
    /// Sets the picture of a dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicators[page] = image }
    /// The picture of a dot when current.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicators[page] }
    /// Sets the picture of a dot when current.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { currentIndicators[page] = image }

    /// The size for a number of dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let control = UIPageControl()
        control.numberOfPages = pageCount
        return control.intrinsicContentSize
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isForward = (touch.location(in: self).x >= bounds.midX) != isMirrored
        let former = currentPage
        currentPage += isForward ? 1 : -1
        if currentPage != former { sendValueChanged(with: event) }
    }

    override func contentValue() -> Content? {
        .control(.pageControl(pages: numberOfPages, current: currentPage))
    }
}
