import LayoutSimInertness
import LayoutSimProposalTree

extension View {
    /// Says that the view has the focus while a binding is true.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusModifier(focus: condition.binding))
    }
    /// Says that the view has the focus while a binding has a value.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { modifier(FocusModifier(focus: binding.binding.isValue(value))) }
    /// Says that VoiceOver is at the view while a binding is true; it is not in use.
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        self
    }
    /// Says that VoiceOver is at the view while a binding has a value; it is not in use.
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
    /// Sets the value that the focus has at first.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { onAppear { binding.wrappedValue = value } }
    /// Lets the view have the focus of a keyboard.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        if isFocusable { inert(.behavior, "View.focusable(_:)") }
        return self
    }
    /// Lets the view have the focus of a keyboard for some uses.
    public nonisolated func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View { focusable(isFocusable) }
    /// Says whether the view with the focus is marked.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Keeps the focus of a keyboard in the view as far as possible.
    public nonisolated func focusSection() -> some View { told(.behavior) }
    /// Makes an area in which views can ask for the focus.
    public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { told(.behavior) }
    /// Asks for the focus in an area.
    public nonisolated func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View { told(.behavior) }
}

extension Binding {
    /// Whether the value is another one; nothing else is written where it is not.
    fileprivate func isValue(_ value: Value) -> Binding<Bool> where Value: Hashable {
        Binding<Bool>(
            get: { wrappedValue == value },
            set: { isTrue in
                if isTrue {
                    wrappedValue = value
                } else if wrappedValue == value, let none = (Value.self as? any NoValue.Type)?.none as? Value {
                    wrappedValue = none
                }
            })
    }
}

/// A type with a value that stands for none.
private protocol NoValue {
    static var none: Any { get }
}

extension Optional: NoValue {
    fileprivate static var none: Any { Wrapped?(nilLiteral: ()) as Any }
}

/// How views ask for the focus.
public struct DefaultFocusEvaluationPriority: Sendable {
    /// Where nobody else says.
    public static let automatic = DefaultFocusEvaluationPriority()
    /// Where a user sets out.
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// What a view with the focus is used for.
public struct FocusInteractions: OptionSet, Sendable {
    /// The uses as bits.
    public let rawValue: Int

    /// Creates uses from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// To do something.
    public static let activate = FocusInteractions(rawValue: 1)
    /// To change a value.
    public static let edit = FocusInteractions(rawValue: 2)
    /// What is usual.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Sets the focus of the fields in a view.
nonisolated struct FocusModifier: PrimitiveModifier {
    let focus: Binding<Bool>

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        var inputs = inputs
        inputs.environment.fieldFocus = focus
        let wants = inputs.node.observing { focus.wrappedValue }
        return body(inputs).wrapped {
            ViewElement(
                inputs.node, .decoration, [$0], shows: FocusDisplay(focus: focus, wants: wants),
                part: $0.identity.part)
        }
    }
}

enum FieldFocusKey: EnvironmentKey { static var defaultValue: Binding<Bool>? { nil } }

extension EnvironmentValues {
    /// Whether the field has the focus, as an app reads and writes it.
    var fieldFocus: Binding<Bool>? {
        get { self[FieldFocusKey.self] }
        set { self[FieldFocusKey.self] = newValue }
    }
    /// Whether the nearest view that can have the focus has it.
    public var isFocused: Bool { fieldFocus?.wrappedValue ?? false }
}
