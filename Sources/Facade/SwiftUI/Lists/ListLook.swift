/// How a list is drawn: what its style comes to on a phone.
enum ListLook: Sendable {
    case plain, grouped, insetGrouped, sidebar

    /// The look of a style; without one lists are in groups that are inset.
    @MainActor init(_ style: any ListStyle) {
        switch style {
        case is PlainListStyle, is InsetListStyle: self = .plain
        case is GroupedListStyle: self = .grouped
        case is SidebarListStyle: self = .sidebar
        default: self = .insetGrouped
        }
    }

    /// Whether rows are in groups with round corners.
    var isInset: Bool { self == .insetGrouped || self == .sidebar }
}
