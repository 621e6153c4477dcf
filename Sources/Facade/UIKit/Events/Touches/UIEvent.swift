public import Foundation

/// An event, such as touches, presses, or motion.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The kind of an event.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion
        case remoteControl
        case presses
        case scroll = 10
        case hover = 11
        case transform = 14
    }
    /// The kind of a motion or remote control event.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }
    /// The buttons of a pointing device.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The primary button.
        public static let primary = ButtonMask(rawValue: 1)
        /// The secondary button.
        public static let secondary = ButtonMask(rawValue: 2)
    }

    /// When the event happened, in seconds of the animation clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// All touches that are part of the event.
    open internal(set) var allTouches: Set<UITouch>? = []
    /// The kind of the event; `.touches` unless a subclass overrides it.
    open var type: EventType { .touches }
    /// The kind of a motion or remote control event; always `.none` here.
    open var subtype: EventSubtype { .none }
    /// The modifier keys that are pressed; always none here.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The buttons of the pointing device that are pressed; always none here.
    open var buttonMask: ButtonMask { [] }

    @preconcurrency @MainActor public override init() { super.init() }

    /// Returns the touches in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
    /// Returns the touches that belong to a view.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    /// Returns the touches that a gesture recognizer receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }
    /// Returns the touch alone, since no touches are combined here.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// Returns touches that are likely to follow; always empty here.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
