import LayoutSimInertness

extension View {
    /// Sets the tab of the view; none is shown.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { told(.looks) }
    /// Sets how views with tabs look.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { told(.looks) }
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

    /// Shows a number on the tab.
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { told(.looks) }
    /// Shows a text on the tab.
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { told(.looks) }
    /// Hides the tab.
    public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { told(.looks) }
    /// Says where the tab stands.
    public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { told(.looks) }
    /// Names the tab for people who arrange tabs, which nobody does here.
    public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    /// Names the tab for tests.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }
    /// Has the tab take no touches; none is shown.
    public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
}
