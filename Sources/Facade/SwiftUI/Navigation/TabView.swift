// swift-format-ignore-file: NoLeadingUnderscores

import UIKit

/// Views of which one is seen, chosen by its tab.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView, WrittenView {
    let selection: Binding<SelectionValue>?
    let content: Content
    let line = SourceLine()

    /// Creates views whose tabs are said by `tabItem(_:)`.
    @_disfavoredOverload public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: TabView, _ inputs: _ViewInputs) -> _ViewOutputs {
        let style = inputs.environment.tabViewStyle
        let isPaged = style is PageTabViewStyle
        var tabs = inputs.node.kept as? Tabs ?? Tabs(inputs.node, isPaged: isPaged)
        if isPaged != (tabs.controller is PagesController) { tabs = Tabs(inputs.node, isPaged: isPaged) }
        inputs.node.kept = tabs
        if let pages = tabs.controller as? PagesController {
            pages.dots = (style as? PageTabViewStyle)?.indexDisplayMode ?? .automatic
        }
        let leaves = inputs.node.observing { view.content.leaves() }
        let entries = leaves.compactMap { entry($0, isPaged: isPaged, inputs) }
        tabs.show(entries, view.anySelection, in: inputs.environment)
        return inputs.filled(by: tabs.controller, saying: tabs.preferences)
    }

    @MainActor private static func entry(_ leaf: ViewLeaf, isPaged: Bool, _ inputs: _ViewInputs) -> Tabs.Entry? {
        let facts = TabFacts(of: leaf.view)
        if facts.isHidden { return nil }
        let label = facts.label.map { inputs.make($0, .id(leaf.key)) } ?? _ViewOutputs()
        return Tabs.Entry(
            key: leaf.key, view: AnyView(erasing: leaf.view), facts: facts, title: label.words, image: label.picture,
            badge: facts.badge?.words(in: inputs.environment))
    }

    @MainActor private var anySelection: Binding<AnyHashable?>? {
        guard let selection else { return nil }
        return Binding(
            get: { AnyHashable(selection.wrappedValue) },
            set: { if let value = $0?.base as? SelectionValue { selection.wrappedValue = value } })
    }
}

extension TabView where SelectionValue == Int {
    /// Creates views whose tabs are said by `tabItem(_:)`, of which the first is seen.
    @_disfavoredOverload public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView {
    /// Creates tabs of which a binding says which is seen.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(content: content())
    }
}

extension TabView where SelectionValue == Never {
    /// Creates tabs of which the first is seen.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content: content())
    }
}

/// How views with tabs look.
@MainActor @preconcurrency public protocol TabViewStyle {}

/// The style of the device.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}
/// Pages beside each other.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots of pages are seen.
    public struct IndexDisplayMode: Sendable, Equatable {
        private let name: String

        /// Where there are several pages.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// At all times.
        public static let always = IndexDisplayMode(name: "always")
        /// Never.
        public static let never = IndexDisplayMode(name: "never")
    }

    let indexDisplayMode: IndexDisplayMode

    /// Creates the style.
    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
}
/// A bar of tabs, or a sidebar where there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}
/// A bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The style of the device.
    public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages beside each other.
    public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages beside each other, with dots at some times.
    public nonisolated static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar of tabs, or a sidebar where there is room.
    public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar of tabs.
    public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

enum TabViewStyleKey: EnvironmentKey {
    static var defaultValue: any TabViewStyle & Sendable { DefaultTabViewStyle() }
}

extension EnvironmentValues {
    /// How views with tabs look.
    var tabViewStyle: any TabViewStyle & Sendable {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }
}
