import LayoutSimInertness

/// A key.
public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The letter of the key.
    public var character: Character

    /// Creates a key by its letter.
    public init(_ character: Character) { self.character = character }
    /// Creates a key by its letter.
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Delete.
    public static let delete = KeyEquivalent("\u{8}")
    /// Delete forward.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clear.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return.
    public static let `return` = KeyEquivalent("\r")
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Sendable, Hashable {
    /// How a shortcut follows the layout of a keyboard.
    public struct Localization: Sendable, Hashable {
        private let name: String

        /// In its direction too.
        public static let automatic = Localization(name: "automatic")
        /// Without its direction.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// Not at all.
        public static let custom = Localization(name: "custom")
    }

    /// Return, for what is meant first.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for what leaves all as it was.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The key.
    public var key: KeyEquivalent
    /// The keys to hold down.
    public var modifiers: EventModifiers
    /// How the shortcut follows the layout of the keyboard.
    public var localization: Localization

    /// Creates a shortcut.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }
}

extension View {
    /// Sets the keys that do what the control does; no keyboard is here.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { told(.behavior) }
    /// Sets the keys that do what the control does; no keyboard is here.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View { told(.behavior) }
    /// Sets the keys that do what the control does; no keyboard is here.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { told(.behavior) }
    /// Sets the keys that do what the control does; no keyboard is here.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { told(.behavior) }
    /// Calls a closure when a key is pressed; no keyboard is here.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View { told(.behavior) }
    /// Calls a closure when a key is pressed or let go; no keyboard is here.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { told(.behavior) }
    /// Calls a closure when some keys are pressed or let go; no keyboard is here.
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { told(.behavior) }
    /// Calls a closure when any key is pressed or let go; no keyboard is here.
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { told(.behavior) }
}

/// A key that is pressed.
public struct KeyPress: Sendable {
    /// What a closure does with a key.
    public enum Result: Sendable {
        /// It is done.
        case handled
        /// Others are to hear of it.
        case ignored
    }
    /// What a finger does with a key.
    public struct Phases: OptionSet, Sendable, Hashable {
        /// The phases as bits.
        public let rawValue: Int

        /// Creates phases from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// It presses the key.
        public static let down = Phases(rawValue: 1)
        /// It stays on the key.
        public static let `repeat` = Phases(rawValue: 2)
        /// It lets the key go.
        public static let up = Phases(rawValue: 4)
        /// All of it.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// What the finger does.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// What the key types.
    public let characters: String
    /// The keys that are held down.
    public let modifiers: EventModifiers
}
