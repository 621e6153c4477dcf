/// How lists look.
@MainActor @preconcurrency public protocol ListStyle {}

/// The style of the place where the list stands.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
}
/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
}
/// Rows in groups from edge to edge.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
}
/// Rows in groups with round corners.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
}
/// Rows with insets.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
}
/// Rows of a sidebar.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The style of the place where the list stands.
    public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Rows in groups from edge to edge.
    public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Rows in groups with round corners.
    public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows with insets.
    public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// Rows of a sidebar.
    public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

enum ListStyleKey: EnvironmentKey {
    static var defaultValue: any ListStyle { DefaultListStyle() }
}

extension EnvironmentValues {
    /// The style of lists.
    var listStyle: any ListStyle {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of lists.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listStyle, style)
    }
}
