public import Foundation
import LayoutSimViewTree

/// A control that counts up and down.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private var images: [String: [UIControl.State: UIImage]] = [:]

    /// Whether events are sent while a button is held.
    open var isContinuous = true
    /// Whether holding a button counts on.
    open var autorepeat = true
    /// Whether counting goes on at the other end.
    open var wraps = false
    /// The value.
    open var value: Double {
        get { storedValue }
        set { storedValue = min(max(newValue, minimumValue), maximumValue) }
    }
    private var storedValue = 0.0 { didSet { tellObservers() } }
    /// The smallest value.
    open var minimumValue = 0.0 { didSet { value = storedValue } }
    /// The largest value.
    open var maximumValue = 100.0 { didSet { value = storedValue } }
    /// The step.
    open var stepValue = 1.0

    /// Creates a stepper, whose size is the system's.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takeSystemSize()
    }

    /// Creates a stepper from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the picture of the upper button for a state.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        images["increment", default: [:]][state] = image
    }
    /// The picture of the upper button for a state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { images["increment"]?[state] }
    /// Sets the picture of the lower button for a state.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        images["decrement", default: [:]][state] = image
    }
    /// The picture of the lower button for a state.
    open func decrementImage(for state: UIControl.State) -> UIImage? { images["decrement"]?[state] }
    /// Sets the background for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        images["background", default: [:]][state] = image
    }
    /// The background for a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { images["background"]?[state] }
    /// Sets the line between the buttons.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        images["divider", default: [:]][leftState.union(rightState)] = image
    }
    /// The line between the buttons.
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
    /// How long a button is held until counting goes on, and how long each further step takes, in seconds.
    private static let delay = 0.5
    private static let pace = 0.1

    private func wait(_ seconds: Double, _ step: Double) {
        timer = EventTimer(after: seconds, "a button of a stepper") { [weak self] in
            self?.step(by: step, with: nil)
            self?.wait(Self.pace, step)
        }
    }

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
