public import Foundation
import LayoutSimViewTree

/// A control for a value in a range.
@preconcurrency @MainActor open class UISlider: UIControl {
    private var images: [String: [UIControl.State: UIImage]] = [:]

    /// The value.
    open var value: Float {
        get { storedValue }
        set { storedValue = min(max(newValue, minimumValue), maximumValue) }
    }
    private var storedValue: Float = 0 { didSet { shownValueDidChange() } }
    /// The smallest value.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }
    /// The largest value.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }
    /// The picture at the small end.
    open var minimumValueImage: UIImage?
    /// The picture at the large end.
    open var maximumValueImage: UIImage?
    /// Whether events are sent while dragging.
    open var isContinuous = true
    /// The color of the track before the thumb.
    open var minimumTrackTintColor: UIColor?
    /// The color of the track behind the thumb.
    open var maximumTrackTintColor: UIColor?
    /// The color of the thumb.
    open var thumbTintColor: UIColor?
    /// The looks that are asked for.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic

    /// Whether the slider has a thumb.
    open var sliderStyle: Style = .default
    /// Where the track has ticks; they are not drawn.
    open var trackConfiguration: TrackConfiguration?

    /// Sets the value.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    /// Sets the picture of the thumb for a state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        images["thumb", default: [:]][state] = image
    }
    /// Sets the picture of the track before the thumb for a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images["minimum", default: [:]][state] = image
    }
    /// Sets the picture of the track behind the thumb for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images["maximum", default: [:]][state] = image
    }
    /// The picture of the thumb for a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { images["thumb"]?[state] }
    /// The picture of the track before the thumb for a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images["minimum"]?[state] }
    /// The picture of the track behind the thumb for a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images["maximum"]?[state] }
    /// The picture of the thumb.
    open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }
    /// The picture of the track before the thumb.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal) }
    /// The picture of the track behind the thumb.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal) }

    /// The frame of the picture at the small end.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = minimumValueImage?.size else { return .zero }
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// The frame of the picture at the large end.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = maximumValueImage?.size else { return .zero }
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// The frame of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    }
    /// The frame of the thumb at a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let side = currentThumbImage?.size ?? CGSize(width: 31, height: 31)
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let x = rect.minX - 2 + share * (rect.width + 4 - side.width)
        return CGRect(x: x, y: rect.midY - side.height / 2, width: side.width, height: side.height)
    }

    /// Follows a finger on the thumb.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        thumbFrame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let room = bounds.width - thumbFrame.width
        let way = touch.location(in: self).x - touch.previousLocation(in: self).x
        guard room > 0, way != 0 else { return true }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let share = Float(way / room) * (maximumValue - minimumValue)
        let former = value
        value += isMirrored ? -share : share
        if isContinuous, value != former { sendValueChanged(with: event) }
        return true
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendValueChanged(with: event) }
    }

    /// How far beside the thumb a finger takes hold of it, in points.
    private static let reach = 10.0

    /// Where the thumb is, in points of the slider.
    package var thumbFrame: CGRect {
        var frame = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
        return frame
    }

    override func contentValue() -> Content? {
        let range = maximumValue - minimumValue
        return .control(.slider(value: range > 0 ? Double((value - minimumValue) / range) : 0))
    }
}

/// The looks of controls on a Mac.
public enum UIBehavioralStyle: UInt, Sendable { case automatic = 0, pad, mac }
