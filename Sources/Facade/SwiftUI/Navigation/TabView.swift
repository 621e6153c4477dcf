// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimInertness
import LayoutSimProposalTree

/// Views of which one is seen, chosen by its tab.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
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
        inputs.node.note(view.line)
        inert(.looks, "TabView")
        var outputs = inputs.make(view.content)
        let chosen = view.selection.map { AnyHashable($0.wrappedValue) }
        let element = outputs.elements.first { $0.traits[TagKey.self] == chosen } ?? outputs.elements.first
        guard let element else { return outputs }
        var limits = FrameLimits()
        limits.maximum = ProposedSize(width: .infinity, height: .infinity)
        outputs.elements = [
            ViewElement(inputs.node, .flexibleFrame(limits, .center), [element], traits: ViewTraits())
        ]
        return outputs
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
    public struct IndexDisplayMode: Sendable {
        /// Where there are several pages.
        public static let automatic = IndexDisplayMode()
        /// At all times.
        public static let always = IndexDisplayMode()
        /// Never.
        public static let never = IndexDisplayMode()
    }

    /// Creates the style.
    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {}
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
