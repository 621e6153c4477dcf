// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimInertness

/// Two or three columns, of which narrow screens show one.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    var column: Binding<NavigationSplitViewColumn>?
    let line = SourceLine()

    /// Creates three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }
    /// Creates three columns, of which a binding says which are seen.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, content: content, detail: detail) }
    /// Creates three columns, of which a binding says which one narrow screens show.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
        column = preferredCompactColumn
    }
    /// Creates three columns, of which bindings say which are seen and which one narrow screens show.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: content, detail: detail)
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: NavigationSplitView, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node.note(view.line)
        if inputs.environment.horizontalSizeClass == .regular { inert(.layout, "NavigationSplitView") }
        switch view.column?.wrappedValue {
        case .content?: return NavigationContent.make(view.content, path: nil, inputs)
        case .detail?: return NavigationContent.make(view.detail, path: nil, inputs)
        default: return NavigationContent.make(view.sidebar, path: nil, inputs)
        }
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }
    /// Creates two columns, of which a binding says which are seen.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, detail: detail) }
    /// Creates two columns, of which a binding says which one narrow screens show.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, detail: detail)
        column = preferredCompactColumn
    }
    /// Creates two columns, of which bindings say which are seen and which one narrow screens show.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, detail: detail) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String

    /// The first of two or three columns.
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    /// The middle of three columns.
    public static let content = NavigationSplitViewColumn(name: "content")
    /// The last column.
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Which columns of a split view are seen.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
    private let name: String

    /// The last column alone.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
    /// The last two of three columns.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// All columns.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// As many as the device shows.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
}

/// How split views are laid out.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

/// The layout of the device.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}
/// Columns that share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}
/// The last column keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The layout of the device.
    public nonisolated static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Columns that share the width.
    public nonisolated static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The last column keeps its width.
    public nonisolated static var prominentDetail: Self { Self() }
}

extension View {
    /// Sets how split views are laid out, which narrow screens do not show.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    /// Sets the width of a split view's column, which narrow screens do not show.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    /// Sets the widths of a split view's column, which narrow screens do not show.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
}
