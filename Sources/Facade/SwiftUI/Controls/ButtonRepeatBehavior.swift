import LayoutSimInertness

/// Whether a button acts again and again while it is pressed, which it does not here.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    /// As the place says.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// It does.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// It does not.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

enum ButtonRepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

extension EnvironmentValues {
    /// Whether buttons act again and again.
    public var buttonRepeatBehavior: ButtonRepeatBehavior { self[ButtonRepeatKey.self] }

    fileprivate mutating func set(_ behavior: ButtonRepeatBehavior) { self[ButtonRepeatKey.self] = behavior }
}

extension View {
    /// Has buttons act again and again while they are pressed, which they do not here.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        if behavior == .enabled { inert(.behavior, "View.buttonRepeatBehavior(_:)") }
        return transformEnvironment(\.self) { $0.set(behavior) }
    }
}
