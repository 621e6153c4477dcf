/// A view in a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    /// The identity of the item.
    public let id: ID
    /// The place of the item.
    let placement: ToolbarItemPlacement
    let content: Content

    /// Nothing else is in it.
    public typealias Body = Never
}

extension ToolbarItem where ID == Void {
    /// Creates an item.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(id: (), placement: placement, content: content())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// Creates an item that people can move.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(id: id, placement: placement, content: content())
    }
    /// Creates an item that people can move, and that is shown at first or not.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) { self.init(id: id, placement: placement, content: content()) }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// Views in a bar.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Nothing else is in it.
    public typealias Body = Never

    /// Creates a group of views.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
    /// Creates a group of views with a label that stands for them where room is short.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
    }
}

/// Views in a bar with a label that stands for them where room is short.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    /// The views.
    @MainActor public var body: some View { content }
}

/// The room between items of a bar.
public struct ToolbarSpacer: CustomizableToolbarContent {
    /// Nothing else is in it.
    public typealias Body = Never

    /// Creates the room between two items.
    public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// The length of the room between items.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String

    /// All there is.
    public static let flexible = SpacerSizing(name: "flexible")
    /// A length of its own.
    public static let fixed = SpacerSizing(name: "fixed")
}

/// An item that the system has.
public struct DefaultToolbarItem: ToolbarContent {
    /// Nothing else is in it.
    public typealias Body = Never

    /// Creates the item.
    public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

/// The menu of a title.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
    let content: Content

    /// Nothing else is in it.
    public typealias Body = Never

    /// Creates a menu without items.
    public init() where Content == EmptyView { content = EmptyView() }
    /// Creates a menu.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
