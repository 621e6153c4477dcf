// swift-format-ignore-file: NoLeadingUnderscores

import UIKit

/// Two or three columns, of which narrow screens show one in front of the other.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView,
    WrittenView
{
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    private var column: Binding<NavigationSplitViewColumn>?
    private var visibility: Binding<NavigationSplitViewVisibility>?
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
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
        visibility = columnVisibility
    }
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
        visibility = columnVisibility
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: NavigationSplitView, _ inputs: _ViewInputs) -> _ViewOutputs {
        let split = inputs.node.kept as? SplitNavigator ?? SplitNavigator(inputs.node)
        inputs.node.kept = split
        let environment = inputs.environment
        let contents = inputs.node.observing {
            SplitNavigator.Contents(
                columns: view.columns, visibility: view.visibility, compactPlace: view.compactPlace,
                behavior: environment.splitBehavior)
        }
        let controller = split.show(contents, in: environment)
        return inputs.filled(by: controller, saying: split.preferences.withoutBarContents)
    }

    @MainActor private var columns: [AnyView] {
        Content.self == EmptyView.self
            ? [AnyView(sidebar), AnyView(detail)] : [AnyView(sidebar), AnyView(content), AnyView(detail)]
    }

    /// The place of the column that narrow screens show.
    @MainActor private var compactPlace: Binding<Int>? {
        guard let column else { return nil }
        let all: [NavigationSplitViewColumn] =
            Content.self == EmptyView.self ? [.sidebar, .detail] : [.sidebar, .content, .detail]
        return Binding(
            get: { all.firstIndex(of: column.wrappedValue) ?? 0 },
            set: { if all.indices.contains($0), all[$0] != column.wrappedValue { column.wrappedValue = all[$0] } })
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
    ) {
        self.init(sidebar: sidebar, detail: detail)
        visibility = columnVisibility
    }
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
    ) {
        self.init(preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, detail: detail)
        visibility = columnVisibility
    }
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

enum SplitBehaviorKey: EnvironmentKey {
    static var defaultValue: UISplitViewController.SplitBehavior { .automatic }
}

extension EnvironmentValues {
    /// How the columns of split views share the width.
    var splitBehavior: UISplitViewController.SplitBehavior {
        get { self[SplitBehaviorKey.self] }
        set { self[SplitBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets how split views are laid out.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        let behavior: UISplitViewController.SplitBehavior =
            style is BalancedNavigationSplitViewStyle
            ? .tile : style is ProminentDetailNavigationSplitViewStyle ? .overlay : .automatic
        return environment(\.splitBehavior, behavior)
    }
    /// Sets the width of a split view's column, in points.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(least: width, ideal: width, greatest: width))
    }
    /// Sets the widths of a split view's column, in points.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(least: min, ideal: ideal, greatest: max))
    }
}
