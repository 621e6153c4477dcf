public import Foundation

/// A press of a button on a remote control or of a keyboard key.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
        case began = 0
        case changed
        case stationary
        case ended
        case cancelled
    }
    /// The button of a press.
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow
        case leftArrow
        case rightArrow
        case select
        case menu
        case playPause
    }
    /// The phase of the press; always `.began` here, since no presses happen.
    open var phase: Phase { .began }
    /// The button of the press; always `.select` here.
    open var type: PressType { .select }
    /// When the press happened; always 0 here.
    open var timestamp: TimeInterval { 0 }
    /// The key of the press; always `nil` here.
    open var key: UIKey? { nil }
    /// The force of the press; always 1 here.
    open var force: CGFloat { 1 }

    @preconcurrency @MainActor public override init() { super.init() }
}

/// A key of a keyboard press.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// The characters that the key types; always empty here.
    open var characters: String { "" }
    /// The characters without modifier keys; always empty here.
    open var charactersIgnoringModifiers: String { "" }
    /// The modifier keys that are pressed; always none here.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The code of the key; always `.keyboardErrorRollOver` here.
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorRollOver }

    @preconcurrency @MainActor public override init() { super.init() }
}

/// An event of button presses.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    /// All presses that are part of the event; always empty here.
    open var allPresses: Set<UIPress> { [] }
    open override var type: EventType { .presses }
}
