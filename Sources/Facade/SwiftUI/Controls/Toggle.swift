// swift-format-ignore-file: NoLeadingUnderscores

import UIKit

/// A switch with a label.
nonisolated public struct Toggle<Label: View>: View, PrimitiveView, WrittenView {
    let isOn: Binding<Bool>
    let label: Label
    let line = SourceLine()

    /// Creates a switch with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }
    /// Creates a switch for several values, which is on if all are.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(
            isOn: Binding(
                get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
                set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } }), label: label)
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: Toggle, _ inputs: _ViewInputs) -> _ViewOutputs {
        let configuration = ToggleStyleConfiguration(
            label: .init(view.label), isOn: view.isOn)
        return inputs.make(StyledView(configuration) { DefaultToggleStyle().makeBody(configuration: $0) })
    }
}

extension Toggle where Label == Text {
    /// Creates a switch with a text.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    /// Creates a switch with a text.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Creates a switch with a text and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a switch with a text and a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the switch that a style is asked for.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// How switches look.
@MainActor @preconcurrency public protocol ToggleStyle {
    /// The view of a switch.
    associatedtype Body: View
    /// What a switch is.
    typealias Configuration = ToggleStyleConfiguration

    /// Returns the view of a switch.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a switch is, for its style.
public struct ToggleStyleConfiguration {
    /// The label of a switch, whatever its type.
    public typealias Label = _StylePart<ToggleStyleConfiguration, _StyleParts.Label>

    /// The label.
    public let label: Label
    /// Whether the switch is on.
    @Binding public var isOn: Bool
    /// Whether only some of several values are on.
    public var isMixed = false

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// A label, and a switch at the trailing side.
public struct SwitchToggleStyle: ToggleStyle {
    let tint: Color?

    /// Creates the style.
    public init() { tint = nil }
    /// Creates the style with a color of switches that are on.
    public init(tint: Color) { self.tint = tint }

    /// Returns the view in the style.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) {
            SwitchControl(isOn: configuration.$isOn, tint: tint).modifier(RowControl())
        }
    }
}

/// Has a switch reach over its place by UIKit's alignment insets, 2 points behind it, and in the row of a list be as
/// tall as a line of text (measured on iOS 26).
private nonisolated struct RowControl: ViewModifier {
    @Environment(\.isInList) private var isInList
    @Environment(\.self) private var environment

    @MainActor func body(content: Content) -> some View {
        if isInList, SystemVersion.isRecent {
            content.frame(height: environment.textLineStep).padding(.trailing, -2)
        } else {
            content.padding(.trailing, -2)
        }
    }
}

/// The style of the place where a switch stands.
public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}

    /// Returns the view in the style.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}

    /// Returns the view in the style.
    public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        Button {
            isOn.wrappedValue.toggle()
        } label: {
            configuration.label
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .background(
            isOn.wrappedValue ? AnyShapeStyle(TintShapeStyle.tint.opacity(0.15)) : AnyShapeStyle(Color.clear),
            in: RoundedRectangle(cornerRadius: 8))
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The style of the place where a switch stands.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A label and a switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that is filled while it is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
    /// Sets the style of switches.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { AnyView($0.makeBody(configuration: $1)) })
    }
}
