// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimProposalTree
import UIKit

/// A button that opens a menu.
nonisolated public struct Menu<Label: View, Content: View>: View, PrimitiveView, WrittenView {
    let label: Label
    let content: Content
    let primary: (@MainActor () -> Void)?
    let line = SourceLine()

    /// Creates a button with a menu.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        primary = nil
    }
    /// Creates a button that acts when it is tapped and opens a menu when it is held.
    @preconcurrency public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.content = content()
        self.label = label()
        primary = primaryAction
    }

    /// Makes the elements of the view: a button, or an entry of the menu in which it stands.
    @MainActor public static func _makeView(_ view: Menu, _ inputs: _ViewInputs) -> _ViewOutputs {
        let entries = inputs.menuEntries(of: view.content, .index(1))
        guard inputs.environment.isInMenu else {
            return inputs.make(MenuButton(label: view.label, entries: entries, primary: view.primary), .index(0))
        }
        let label = inputs.make(view.label, .index(0))
        return .entry(.menu(title: label.words, image: label.picture, entries))
    }
}

/// The label of a menu as that of a button, with a button of UIKit in front that opens the menu.
private nonisolated struct MenuButton<Label: View>: View {
    let label: Label
    let entries: [MenuEntry]
    let primary: (@MainActor () -> Void)?

    @MainActor var body: some View {
        Button(action: {}) { label }.overlay { MenuOpener(entries: entries, primary: primary) }
    }
}

/// UIKit's button without a look of its own that opens a menu when it is touched, or when it is held if it acts.
private nonisolated struct MenuOpener: ControlView {
    let entries: [MenuEntry]
    let primary: (@MainActor () -> Void)?

    @MainActor func makeControl() -> OpeningButton { OpeningButton() }

    @MainActor func update(_ control: OpeningButton, in environment: EnvironmentValues) {
        control.isEnabled = environment.isEnabled
        control.showsMenuAsPrimaryAction = primary == nil
        control.action.set { primary?() }
        control.menu = UIMenu(entries)
    }

    @MainActor func size(_ proposal: ProposedViewSize, of control: OpeningButton, in environment: EnvironmentValues)
        -> CGSize
    { proposal.replacingUnspecifiedDimensions() }
}

/// A button in front of another one, which is spoken.
private final class OpeningButton: UIButton {
    private(set) lazy var action = ControlAction(self, for: .touchUpInside)

    override var isAccessibilityElement: Bool {
        get { false }
        set {}
    }
}

extension Menu where Label == Text {
    /// Creates a button with a text and a menu.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Creates a button with a text and a menu.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    /// Creates a button with a text that acts when it is tapped and opens a menu when it is held.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }
    /// Creates a button with a text that acts when it is tapped and opens a menu when it is held.
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a text, a symbol and a menu.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a button with a text, a symbol and a menu.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    /// Creates a button with a text and a symbol that acts when it is tapped and opens a menu when it is held.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction
        )
    }
    /// Creates a button with a text and a symbol that acts when it is tapped and opens a menu when it is held.
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }
}
