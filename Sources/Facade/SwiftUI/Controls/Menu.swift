import LayoutSimInertness

/// A button that opens a menu.
nonisolated public struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let primary: (@MainActor () -> Void)?

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

    /// A button with the label; menus do not open yet, and a tap tells so.
    @MainActor public var body: some View {
        let primary = primary
        Button {
            if let primary { primary() } else { inert(.behavior, in: Menu.self, "open") }
        } label: {
            label
        }
    }
}

extension Menu where Label == Text {
    /// Creates a button with a text and a menu.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Creates a button with a text and a menu.
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    /// Creates a button with a text that acts when it is tapped and opens a menu when it is held.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }
    /// Creates a button with a text that acts when it is tapped and opens a menu when it is held.
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a text, a symbol and a menu.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a button with a text, a symbol and a menu.
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
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
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }
}
