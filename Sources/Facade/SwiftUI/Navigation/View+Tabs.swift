// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimInertness

extension View {
    /// Sets the tab of the view.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: AnyView(label())))
    }
    /// Sets how views with tabs look: pages, or a bar; sidebars are not shown.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        let isPaged = style is PageTabViewStyle
        if style is SidebarAdaptableTabViewStyle { inert(.layout, "View.tabViewStyle(_:)") }
        return environment(\.tabViewStyle, isPaged ? style as? PageTabViewStyle ?? .page : DefaultTabViewStyle())
    }
    /// Sets how the dots of pages look.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { told(.looks) }
    /// Says when the bar of tabs becomes small.
    public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { told(.behavior) }
    /// Puts a view above the bar of tabs.
    public nonisolated func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { told(.looks) }
    /// Puts a view above the bar of tabs as long as it is enabled.
    public nonisolated func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        if isEnabled { inert(.looks, "View.tabViewBottomAccessory(isEnabled:content:)") }
        return self
    }
}

/// How the dots of pages look.
@MainActor @preconcurrency public protocol IndexViewStyle {}

/// Dots.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is a background behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        /// When the device shows it.
        public static let automatic = BackgroundDisplayMode()
        /// While a finger is on the dots.
        public static let interactive = BackgroundDisplayMode()
        /// At all times.
        public static let always = BackgroundDisplayMode()
        /// Never.
        public static let never = BackgroundDisplayMode()
    }

    /// Creates the style.
    public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    public nonisolated static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots with a background at some times.
    public nonisolated static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

/// When the bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// What the device does.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// When the views scroll down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// When the views scroll up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    /// Never.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

extension TabContent {
    private nonisolated func told(_ inertness: Inertness, _ member: String = #function) -> Self {
        inert(inertness, "TabContent.\(member)")
        return self
    }

    /// Shows a number on the tab; none for 0.
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? nil : Text(count, format: .number))
    }
    /// Shows a text on the tab.
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
        ModifiedTab(tab: self, modifier: TabItemModifier(badge: label))
    }
    /// Hides the tab.
    public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        ModifiedTab(tab: self, modifier: TabItemModifier(isHidden: hidden))
    }
    /// Says where the tab stands.
    public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { told(.looks) }
    /// Names the tab for people who arrange tabs, which nobody does here.
    public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    /// Names the tab for tests.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        ModifiedTab(tab: self, modifier: TabItemModifier(identifier: isEnabled ? identifier : nil))
    }
    /// Has the tab take no touches.
    public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        ModifiedTab(tab: self, modifier: TabItemModifier(isDisabled: disabled))
    }
}

/// Tabs of which a modifier says something.
nonisolated private struct ModifiedTab<Content: TabContent>: TabContent {
    let tab: Content
    let modifier: TabItemModifier

    typealias TabValue = Content.TabValue
    /// The tabs themselves.
    @MainActor var body: ModifiedTab { self }

    /// The views of the tabs.
    @MainActor static func _views(of content: ModifiedTab) -> AnyView {
        let modifier = content.modifier
        return AnyView(
            TupleTabViews(
                views: Content._views(of: content.tab).leaves().map { leaf in
                    ViewLeaf(key: leaf.key, view: AnyView(erasing: leaf.view).modifier(modifier))
                }))
    }
}

/// The views of several tabs.
nonisolated private struct TupleTabViews: View, ViewList {
    let views: [ViewLeaf]

    @MainActor var body: some View { ForEach(views.indices, id: \.self) { AnyView(erasing: views[$0].view) } }

    @MainActor func leaves(_ key: AnyHashable) -> [ViewLeaf] { views }
}
