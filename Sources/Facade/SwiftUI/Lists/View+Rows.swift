public import CoreGraphics
import LayoutSimInertness

extension View {
    /// Puts a view behind the row.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { told(.looks) }
    /// Sets the insets of the row; `nil` for those of the list.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitModifier<RowInsetsKey>(value: insets))
    }
    /// Sets the insets of the row at some edges; `nil` for those of the list.
    public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { told(.layout) }
    /// Shows or hides the lines between rows.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        told(.looks)
    }
    /// Sets the color of the lines between rows.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        told(.looks)
    }
    /// Shows or hides the lines between sections.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { told(.looks) }
    /// Sets the color of the lines between sections.
    public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        told(.looks)
    }
    /// Sets how far sections are apart.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { told(.layout) }
    /// Sets how far sections are apart, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { told(.layout) }
    /// Sets the margins of sections at some edges.
    public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        told(.layout)
    }
    /// Sets how far rows are apart, in points.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { told(.layout) }
    /// Sets the color of the row's icons.
    public nonisolated func listItemTint(_ tint: Color?) -> some View { told(.looks) }
    /// Sets the color of the row's icons.
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { told(.looks) }
    /// Sets what pointers do over the row; none is here.
    public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
    /// Sets whether pointers do something over the row; none is here.
    public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Sets how much the headers of sections stand out.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View { told(.looks) }
    /// Puts buttons behind the row, which are seen when it is swiped.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { told(.behavior) }
    /// Lets the list be pulled to load what is new.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        told(.behavior).environment(\.refresh, RefreshAction(action: action))
    }
    /// Says whether the row can be deleted.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    /// Says whether the row can be moved.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
    /// Says whether the row can be selected.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Shows a number at the trailing end of the row or on the tab.
    public nonisolated func badge(_ count: Int) -> some View {
        if count != 0 { inert(.looks, "View.badge(_:)") }
        return self
    }
    /// Shows a text at the trailing end of the row or on the tab.
    public nonisolated func badge(_ label: Text?) -> some View {
        if label != nil { inert(.looks, "View.badge(_:)") }
        return self
    }
    /// Shows a text at the trailing end of the row or on the tab.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
    /// Shows a text at the trailing end of the row or on the tab.
    @_disfavoredOverload public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text($0) })
    }
    /// Sets how much badges stand out.
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { told(.looks) }
    /// Sets the letter of a section in the index beside a list.
    public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { told(.looks) }
}

/// How far sections of a list are apart.
public struct ListSectionSpacing: Sendable {
    private let length: CGFloat?

    /// As far as usual.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Less far.
    public static let compact = ListSectionSpacing(length: 0)
    /// A length in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// The color of a row's icons.
public struct ListItemTint: Sendable {
    private let color: Color?

    /// A color that the system replaces by one that people prefer.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A color that stays.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A gray.
    public static let monochrome = ListItemTint(color: nil)
}

/// How much badges stand out.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int

    /// Less than usual.
    public static let decreased = BadgeProminence(level: 0)
    /// As usual.
    public static let standard = BadgeProminence(level: 1)
    /// More than usual.
    public static let increased = BadgeProminence(level: 2)
}

/// Loads what is new.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Loads what is new.
    public func callAsFunction() async { await action() }
}

enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// Loads what is new in the view around; `nil` if nothing does.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
    /// The least height of a list's row, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }
    /// The least height of a header in a list, in points; `nil` for that of the list.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
}
