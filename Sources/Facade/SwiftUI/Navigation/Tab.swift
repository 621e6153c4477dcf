// swift-format-ignore-file: NoLeadingUnderscores

/// A view with its tab.
nonisolated public struct Tab<Value, Content, Label> {
    let value: Value?
    let content: Content
    let label: Label
    let role: TabRole?
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    /// What tells tabs apart.
    public typealias TabValue = Value
    /// The tab itself.
    @MainActor public var body: Tab { self }

    /// The views of the tabs.
    @MainActor public static func _views(of tab: Tab) -> AnyView {
        let view = tab.content.modifier(TabItemModifier(label: AnyView(tab.label), role: tab.role))
        return tab.value.map { AnyView(view.tag($0)) } ?? AnyView(view)
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// Creates a tab with a value and a label.
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: value, content: content(), label: label(), role: nil)
    }
    /// Creates a tab with a value, a role and a label.
    public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(value: value, content: content(), label: label(), role: role) }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// Creates a tab with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, content: content(), label: label(), role: nil)
    }
    /// Creates a tab with a role and a label.
    public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, content: content(), label: label(), role: role)
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a text, a symbol and a value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(value: value, content: content(), label: .init(Text(titleKey), system: systemImage), role: role) }
    /// Creates a tab with a text, a symbol and a value.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(value: value, content: content(), label: .init(Text(title), system: systemImage), role: role) }
    /// Creates a tab with a text, a picture of a catalog and a value.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(value: value, content: content(), label: .init(Text(titleKey), image: image), role: role) }
    /// Creates a tab with a value and a role, whose label is that of the role.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content(), label: .init(nil), role: role)
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a text and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(value: nil, content: content(), label: .init(Text(titleKey), system: systemImage), role: role) }
    /// Creates a tab with a text and a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(value: nil, content: content(), label: .init(Text(title), system: systemImage), role: role) }
    /// Creates a tab with a text and a picture of a catalog.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(value: nil, content: content(), label: .init(Text(titleKey), image: image), role: role) }
    /// Creates a tab with a role, whose label is that of the role.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: nil, content: content(), label: .init(nil), role: role)
    }
}

/// A text and an icon on a tab.
nonisolated public struct DefaultTabLabel: View {
    let title: Text?
    let icon: Image?

    init(_ title: Text?, system: String? = nil, image: String? = nil) {
        self.title = title
        icon = system.map { Image(systemName: $0) } ?? image.map { Image($0) }
    }

    /// The text and the icon.
    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            icon
        }
    }
}

/// Tabs that belong together.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
    let header: Header
    let content: Content
    let footer: Footer
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
    /// What tells tabs apart.
    public typealias TabValue = SelectionValue
    /// The tabs.
    @MainActor public var body: Content { content }
}

extension TabSection
where
    Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
    Content.TabValue == SelectionValue
{
    /// Creates tabs with a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
    /// Creates tabs with a text above.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text { self.init(header: Text(titleKey), content: content(), footer: EmptyView()) }
    /// Creates tabs without a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// To search.
    public static var search: TabRole { TabRole(name: "search") }
}

/// Where a tab stands.
public struct TabPlacement: Hashable, Sendable {
    private let name: String

    /// Where the device puts it.
    public static let automatic = TabPlacement(name: "automatic")
    /// At the end of the bar.
    public static let pinned = TabPlacement(name: "pinned")
    /// In the sidebar alone.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
