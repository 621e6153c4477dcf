public import Foundation
import LayoutSimViewTree

/// A control for incrementing or decrementing a value.
@preconcurrency @MainActor open class UIStepper: UIControl {
    override var ownsTaps: Bool { true }
    private var images: [String: [UIControl.State: UIImage]] = [:]

    /// Whether events are sent while a button is held.
    open var isContinuous = true
    /// Whether the value keeps changing while a button is held.
    open var autorepeat = true
    /// Whether the value wraps around at the ends of its range.
    open var wraps = false
    /// The value.
    open var value: Double {
        get { storedValue }
        set { storedValue = min(max(newValue, minimumValue), maximumValue) }
    }
    private var storedValue = 0.0 { didSet { tellObservers() } }
    /// The minimum value.
    open var minimumValue = 0.0 { didSet { value = storedValue } }
    /// The maximum value.
    open var maximumValue = 100.0 { didSet { value = storedValue } }
    /// The increment; one that is not positive raises an exception (Apple, *stepValue*).
    open var stepValue = 1.0 {
        willSet {
            guard newValue <= 0 else { return }
            raiseInvalidArgument("the stepValue of \(self) must be greater than 0, not \(newValue)")
        }
    }

    override func setUpDefaults() {
        super.setUpDefaults()
        state.hugging = ViewState.Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    }

    /// Creates a stepper with the system's size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takeSystemSize()
    }

    /// Creates a stepper from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the image of the increment button for a state.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        images["increment", default: [:]][state] = image
    }
    /// Returns the image of the increment button for a state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { images["increment"]?[state] }
    /// Sets the image of the decrement button for a state.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        images["decrement", default: [:]][state] = image
    }
    /// Returns the image of the decrement button for a state.
    open func decrementImage(for state: UIControl.State) -> UIImage? { images["decrement"]?[state] }
    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        images["background", default: [:]][state] = image
    }
    /// Returns the background image for a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { images["background"]?[state] }
    /// Sets the image between the buttons.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        images["divider", default: [:]][leftState.union(rightState)] = image
    }
    /// Returns the image between the buttons.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { images["divider"]?[leftState.union(rightState)] }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isUp = (touch.location(in: self).x >= bounds.midX) != isMirrored
        step(by: isUp ? stepValue : -stepValue, with: event)
        guard autorepeat else { return true }
        wait(Self.delay, isUp ? stepValue : -stepValue)
        return true
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        timer?.cancel()
        if !isContinuous { sendValueChanged(with: event) }
    }
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        timer?.cancel()
    }

    private var timer: EventTimer?
    /// The delay before a held button repeats, and the interval between repeats, in seconds.
    private static let delay = 0.5
    private static let pace = 0.1

    private func wait(_ seconds: Double, _ step: Double) {
        timer = EventTimer(after: seconds, "a button of a stepper") { [weak self] in
            self?.step(by: step, with: nil)
            self?.wait(Self.pace, step)
        }
    }

    /// Whether a button changes the value; one that does not is dimmed.
    func canStep(up isUp: Bool) -> Bool { wraps || (isUp ? value < maximumValue : value > minimumValue) }

    private func step(by step: Double, with event: UIEvent?) {
        let former = value
        let next = value + step
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        if value != former, isContinuous { sendValueChanged(with: event) }
    }

    override func contentValue() -> Content? { .control(.stepper) }
}
