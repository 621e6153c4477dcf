/// The place of an item.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let name: String

    init(name: String) { self.name = name }

    /// A place of the device.
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    /// The middle of the navigation bar.
    public static let principal = ToolbarItemPlacement(name: "principal")
    /// The place of items that lead elsewhere.
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    /// The place of the most frequent action.
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    /// The place of less frequent actions.
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    /// The place of a state.
    public static let status = ToolbarItemPlacement(name: "status")
    /// The place of an action that confirms.
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    /// The place of an action that leaves all as it was.
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    /// The place of an action that deletes.
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    /// The bar above the keyboard.
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    /// The leading end of the bar at the top.
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    /// The trailing end of the bar at the top.
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    /// The leading end of the navigation bar.
    public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    /// The trailing end of the navigation bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    /// The bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    /// The bar of visionOS below a window.
    public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament")
    /// The place of the title.
    public static let title = ToolbarItemPlacement(name: "title")
    /// The place of the large title.
    public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
    /// The place below the title.
    public static let subtitle = ToolbarItemPlacement(name: "subtitle")
    /// The place below the large title.
    public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    /// The bar of the place where the view stands.
    public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
    /// The bar at the bottom.
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
    /// The navigation bar.
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
    /// The tab bar.
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
    /// The bar of a window of macOS.
    public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(name: "windowToolbar") }
}

/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    /// What the place says.
    public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
    /// For moving in a stack.
    public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
    /// For moving in a history.
    public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
    /// For changing a document.
    public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
}

/// How large the title of a bar is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String

    /// What the place says.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "automatic") }
    /// Below the bar.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "large") }
    /// Large, in the bar.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inlineLarge") }
    /// In the middle of the bar.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inline") }
}

/// An item that the system adds to bars.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    /// The button that shows the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The search field.
    public static let search = ToolbarDefaultItemKind(name: "search")
}
