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
    public struct Label: View, PrimitiveView {
        let content: AnyView

        /// Makes the elements of the view.
        @MainActor public static func _makeView(_ view: Label, _ inputs: _ViewInputs) -> _ViewOutputs {
            inputs.make(view.content)
        }
    }

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
    public struct Label: View, PrimitiveView {
        let content: AnyView

        /// Makes the elements of the view.
        @MainActor public static func _makeView(_ view: Label, _ inputs: _ViewInputs) -> _ViewOutputs {
            inputs.make(view.content)
        }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let action: @MainActor () -> Void

    /// Calls the button's closure.
    @MainActor public func trigger() { action() }
}

/// A style of any type.
@MainActor struct AnyButtonStyle {
    private let make: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

    init(_ make: @escaping @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView) { self.make = make }

    init<Style: PrimitiveButtonStyle>(_ style: Style) {
        make = { AnyView(style.makeBody(configuration: $0)) }
    }

    init<Style: ButtonStyle>(_ style: Style) {
        make = { AnyView(PressedButton(style: style, configuration: $0)) }
    }

    /// Returns the view of a button.
    func body(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView { make(configuration) }
}

enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { MainActor.assumeIsolated { AnyButtonStyle(DefaultButtonStyle()) } }
}

extension EnvironmentValues {
    /// The style of buttons.
    var primitiveButtonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of buttons.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { $1.primitiveButtonStyle = AnyButtonStyle($0) })
    }
    /// Sets the style of buttons.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { $1.primitiveButtonStyle = AnyButtonStyle($0) })
    }
}
