// swift-format-ignore-file: NoLeadingUnderscores

/// How buttons look.
@MainActor @preconcurrency public protocol ButtonStyle {
    /// The view of a button.
    associatedtype Body: View
    /// What a button is.
    typealias Configuration = ButtonStyleConfiguration

    /// Returns the view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button is, for its style.
public struct ButtonStyleConfiguration {
    /// The label of a button, whatever its type.
    public typealias Label = _StylePart<ButtonStyleConfiguration, _StyleParts.Label>

    /// What the button is for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Whether a finger is on the button.
    public let isPressed: Bool
}

/// How buttons look, and when they act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    /// The view of a button.
    associatedtype Body: View
    /// What a button is.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Returns the view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button is, for a style that decides when it acts.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of a button, whatever its type.
    public typealias Label = _StylePart<PrimitiveButtonStyleConfiguration, _StyleParts.Label>

    /// What the button is for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let action: @MainActor () -> Void

    /// Calls the button's closure.
    @MainActor public func trigger() { action() }
}

extension View {
    /// Sets the style of buttons.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { AnyView(PressedButton(style: $0, configuration: $1)) })
    }
    /// Sets the style of buttons.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { AnyView($0.makeBody(configuration: $1)) })
    }
}
