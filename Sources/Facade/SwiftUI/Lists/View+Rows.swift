public import CoreGraphics
import LayoutSimInertness

extension View {
    /// Sets how far sections are apart.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSpacing.sections, spacing.length)
    }
    /// Sets how far sections are apart, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSpacing.sections, spacing)
    }
    /// Sets the margins of sections at some edges.
    public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        told(.layout)
    }
    /// Sets how far rows are apart, in points.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listSpacing.rows, spacing)
    }
    /// Sets the color of the row's icons.
    public nonisolated func listItemTint(_ tint: Color?) -> some View {
        environment(\.listItemTint, tint.map { AnyShapeStyle($0) })
    }
    /// Sets the color of the row's icons.
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listItemTint, tint.map { AnyShapeStyle($0.color ?? .gray) })
    }
    /// Sets what pointers do over the row; none is here.
    public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
    /// Sets whether pointers do something over the row; none is here.
    public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Sets how much the headers of sections stand out.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
    /// Lets the list be pulled to load what is new.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
    /// Sets the letter of a section in the index beside a list.
    public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { told(.looks) }
}

/// How far sections of a list are apart.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat?

    /// As far as usual.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Less far: 16 points [chosen].
    public static let compact = ListSectionSpacing(length: 16)
    /// A length in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// The color of a row's icons.
public struct ListItemTint: Sendable {
    let color: Color?

    /// A color that the system replaces by one that people prefer.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A color that stays.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A gray.
    public static let monochrome = ListItemTint(color: nil)
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
