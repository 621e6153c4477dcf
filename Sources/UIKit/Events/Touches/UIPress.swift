public import Foundation

/// A press of a button on a remote control or of a keyboard key.
@preconcurrency @MainActor open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case changed
        case stationary
        case ended
        case cancelled
    }
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow
        case leftArrow
        case rightArrow
        case select
        case menu
        case playPause
    }
    open var phase: Phase { .began }
    open var type: PressType { .select }
    open var timestamp: TimeInterval { 0 }
    open var key: UIKey? { nil }
    open var force: CGFloat { 1 }

    @preconcurrency @MainActor public override init() { super.init() }
}

/// A key of a keyboard press.
@preconcurrency @MainActor open class UIKey: NSObject {
    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorRollOver }

    @preconcurrency @MainActor public override init() { super.init() }
}

/// An event of button presses.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }
    open override var type: EventType { .presses }
}
