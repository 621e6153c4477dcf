import Foundation

extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A touch begins in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A second or later tap begins in the control.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moves within the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moves outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch moves into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch moves out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch ends in the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch ends outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch is canceled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changes the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The user triggers the main action, such as by a tap on a button.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control opens its menu.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing begins in a text field.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changes the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ends because the text field is no longer first responder.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The user presses Return in a text field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events of text fields.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// The events that the app can define.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The events reserved for the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// None of the other states.
        public static let normal: State = []
        /// A touch is in the control.
        public static let highlighted = State(rawValue: 1)
        /// The control is disabled.
        public static let disabled = State(rawValue: 2)
        /// The control is selected.
        public static let selected = State(rawValue: 4)
        /// The control is focused, which never happens here.
        public static let focused = State(rawValue: 8)
        /// The states that the app can define.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The states reserved for the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical alignment of the content.
    public enum ContentVerticalAlignment: Int, Sendable { case center = 0, top, bottom, fill }

    /// The horizontal alignment of the content.
    public enum ContentHorizontalAlignment: Int, Sendable { case center = 0, left, right, fill, leading, trailing }
}

/// A target and action, or a `UIAction`, registered for events.
struct ControlRegistration {
    weak var target: AnyObject?
    let action: Selector?
    let closure: UIAction?
    let hasTarget: Bool
    var events: UIControl.Event

    init(target: AnyObject?, action: Selector, events: UIControl.Event) {
        self.target = target
        self.action = action
        self.events = events
        closure = nil
        hasTarget = target != nil
    }

    init(closure: UIAction, events: UIControl.Event) {
        self.closure = closure
        self.events = events
        action = nil
        hasTarget = false
    }

    /// Whether the target has been deallocated.
    var isGone: Bool { hasTarget && target == nil }

    func isFor(_ object: AnyObject?) -> Bool { target === object }
}
