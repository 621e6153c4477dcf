public import LayoutSimInertness
public import Foundation
import LayoutSimViewTree

/// A control for selecting a value in a range.
@preconcurrency @MainActor open class UISlider: UIControl {
    private var images: [String: [UIControl.State: UIImage]] = [:] { didSet { shownValueDidChange() } }

    /// The value.
    open var value: Float {
        get { storedValue }
        set { storedValue = min(max(newValue, minimumValue), maximumValue) }
    }
    private var storedValue: Float = 0 { didSet { shownValueDidChange() } }
    /// The minimum value.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }
    /// The maximum value.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }
    /// The image at the minimum end.
    open var minimumValueImage: UIImage? { didSet { shownValueDidChange() } }
    /// The image at the maximum end.
    open var maximumValueImage: UIImage? { didSet { shownValueDidChange() } }
    /// Whether the slider sends value-changed events while it is dragged.
    open var isContinuous = true
    /// The color of the track below the value.
    open var minimumTrackTintColor: UIColor?
    /// The color of the track above the value.
    open var maximumTrackTintColor: UIColor?
    /// The color of the thumb.
    open var thumbTintColor: UIColor?
    /// The preferred behavioral style; stored only.
    @Inert(.service) open var preferredBehavioralStyle: UIBehavioralStyle = .automatic

    /// The style; stored only.
    @Inert(.looks) open var sliderStyle: Style = .default
    /// The configuration of the track, of which only the ticks are drawn here.
    open var trackConfiguration: TrackConfiguration? { didSet { shownValueDidChange() } }

    /// Sets the value.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    /// Sets the image of the thumb for a state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        images["thumb", default: [:]][state] = image
    }
    /// Sets the image of the track below the value for a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images["minimum", default: [:]][state] = image
    }
    /// Sets the image of the track above the value for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images["maximum", default: [:]][state] = image
    }
    /// Returns the image of the thumb for a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { images["thumb"]?[state] }
    /// Returns the image of the track below the value for a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images["minimum"]?[state] }
    /// Returns the image of the track above the value for a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images["maximum"]?[state] }
    /// The current image of the thumb.
    open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }
    /// The current image of the track below the value.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal) }
    /// The current image of the track above the value.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal) }

    /// Returns the frame of the image at the minimum end.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { baseMinimumImageRect(bounds) }
    /// Returns the frame of the image at the maximum end.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { baseMaximumImageRect(bounds) }
    /// Returns the frame of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { baseTrackRect(bounds) }
    /// Returns the frame of the thumb at a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        baseThumbRect(rect, value)
    }

    /// Tracks a touch that begins on the thumb.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        thumbFrame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let travel = travel(of: thumbFrame)
        let moved = touch.location(in: self).x - touch.previousLocation(in: self).x
        guard travel > 0, moved != 0 else { return true }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let share = Float(moved / travel) * (maximumValue - minimumValue)
        let former = value
        value += isMirrored ? -share : share
        if isContinuous, value != former { sendValueChanged(with: event) }
        return true
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendValueChanged(with: event) }
    }

    /// The distance around the thumb at which a touch still begins tracking, in points.
    private static let reach = 10.0

    /// The frame of the thumb, in points of the slider.
    package var thumbFrame: CGRect {
        var frame = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
        return frame
    }

    override func contentValue() -> Content? {
        .control(.slider(value: Double(share(of: value)), looks: looks))
    }
}

/// The behavioral style of a control.
public enum UIBehavioralStyle: UInt, Sendable { case automatic = 0, pad, mac }
