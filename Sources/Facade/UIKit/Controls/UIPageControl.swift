public import Foundation
import LayoutSimViewTree
public import LayoutSimInertness

/// A control that shows a row of dots for pages.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// The interaction state of the control.
    public enum InteractionState: Int, Sendable { case none = 0, discrete, continuous }
    /// The style of the background.
    public enum BackgroundStyle: Int, Sendable { case automatic = 0, prominent, minimal }
    /// The layout direction of the dots.
    public enum Direction: Int, Sendable { case natural = 0, leftToRight, rightToLeft, topToBottom, bottomToTop }

    private var indicators: [Int: UIImage] = [:]
    private var currentIndicators: [Int: UIImage] = [:]

    /// The number of pages.
    open var numberOfPages = 0 {
        didSet {
            currentPage = storedPage
            invalidateIntrinsicContentSize()
        }
    }
    /// The current page.
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
    /// The style of the background.
    open var backgroundStyle: BackgroundStyle = .automatic
    /// The layout direction of the dots.
    open var direction: Direction = .natural
    /// The interaction state; always `none` here.
    open var interactionState: InteractionState { .none }
    /// Whether a drag changes the page continuously.
    open var allowsContinuousInteraction = true
    /// The preferred image of the dots.
    open var preferredIndicatorImage: UIImage?
    /// The preferred image of the current dot.
    open var preferredCurrentPageIndicatorImage: UIImage?
    /// Whether showing the current page is deferred; a deprecated property without effect.
    @Inert(.behavior) open var defersCurrentPageDisplay = false

    /// Updates a deferred current page; does nothing here.
    open func updateCurrentPageDisplay() { inert(.behavior, self) }
    /// Returns the image of a dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { indicators[page] }
    /// Sets the image of a dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicators[page] = image }
    /// Returns the image of a dot that is current.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicators[page] }
    /// Sets the image of a dot that is current.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { currentIndicators[page] = image }

    /// Returns the size for a number of pages.
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
