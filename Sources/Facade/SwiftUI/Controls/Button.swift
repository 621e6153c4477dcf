// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimProposalTree
import UIKit

/// Calls a closure when it is tapped.
nonisolated public struct Button<Label: View>: View, PrimitiveView, WrittenView {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
    let line = SourceLine()

    /// Creates a button with a label.
    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }
    /// Creates a button with a role and a label.
    @preconcurrency public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: Button, _ inputs: _ViewInputs) -> _ViewOutputs {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: view.role, label: .init(view.label), action: view.action)
        return inputs.make(StyledView(configuration) { DefaultButtonStyle().makeBody(configuration: $0) })
    }
}

extension Button where Label == Text {
    /// Creates a button with a text.
    @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    /// Creates a button with a text.
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { Text(title) }
    }
    /// Creates a button with a role and a text.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    /// Creates a button with a role and a text.
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a text and a symbol.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a button with a text and a symbol.
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    /// Creates a button with a role, a text and a symbol.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a button with a role, a text and a symbol.
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button that a style is asked for.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// The label of a button that has a role and no label of its own: the word of the role.
nonisolated public struct DefaultButtonLabel: View {
    let role: ButtonRole

    /// The word, in English.
    @MainActor public var body: some View { Text(verbatim: role.word) }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button with the label of its role.
    @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
