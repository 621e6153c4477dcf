public import Foundation
import LayoutSimGeometry
import LayoutSimViewTree
public import LayoutSimInertness

/// A control that shows a row of dots for pages.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    override var ownsTaps: Bool { true }
    /// The interaction state of the control.
    public enum InteractionState: Int, Sendable { case none = 0, discrete, continuous }
    /// The style of the background.
    public enum BackgroundStyle: Int, Sendable { case automatic = 0, prominent, minimal }
    /// The layout direction of the dots.
    public enum Direction: Int, Sendable { case natural = 0, leftToRight, rightToLeft, topToBottom, bottomToTop }

    private var indicators: [Int: UIImage] = [:] { didSet { setNeedsDisplay() } }
    private var currentIndicators: [Int: UIImage] = [:] { didSet { setNeedsDisplay() } }

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
    /// Whether a single dot is hidden; the control then has the size of one without dots.
    open var hidesForSinglePage = false {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// The color of the dots.
    open var pageIndicatorTintColor: UIColor?
    /// The color of the current dot.
    open var currentPageIndicatorTintColor: UIColor?
    /// The style of the background; stored only.
    @Inert(.looks) open var backgroundStyle: BackgroundStyle = .automatic
    /// The layout direction of the dots.
    open var direction: Direction = .natural
    /// The interaction state; always `none` here.
    open var interactionState: InteractionState { .none }
    /// Whether a drag changes the page continuously; stored only.
    @Inert(.behavior) open var allowsContinuousInteraction = true
    /// The image in place of dots without their own; drawn in the color of the dot.
    open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    /// The image in place of the current dot; `nil` for that of any dot.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
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

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let controls = SimulatedDevice.currentRules.controls
        guard controls.hasWidePages else { return super.sizeThatFits(size) }
        let fitted = controls.fittedSize(ofPages: numberOfPages)
        return CGSize(width: fitted.width, height: fitted.height)
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
        let isHidden = hidesForSinglePage && numberOfPages <= 1
        return .control(.pageControl(pages: isHidden ? 0 : numberOfPages, current: currentPage))
    }

    /// The image of each page; empty if all are dots.
    var pageImages: [UIImage?] {
        let images = (0..<min(max(0, numberOfPages), 1000)).map { page in
            let image = indicators[page] ?? preferredIndicatorImage
            guard page == currentPage else { return image }
            return currentIndicators[page] ?? preferredCurrentPageIndicatorImage ?? image
        }
        return images.contains { $0 != nil } ? images : []
    }
}
