public import LayoutSimDevices
import LayoutSimSharing

/// A screen before layout: a root view that fills the viewport, its constraints, and the bars over it.
public struct Screen: Hashable, Sendable {
    /// The name of the screen, such as `badge-detail`.
    public var name: String
    /// The device that shows it.
    public var viewport: Viewport
    /// The root view; it fills the viewport.
    public package(set) var root: View {
        _read { yield ownRoot }
        _modify { yield &ownRoot }
    }
    @Shared private var ownRoot: View
    /// The constraints, in the order in which they were added.
    public package(set) var constraints: [Constraint]
    /// The navigation bar below the status bar; `nil` for none.
    public var navigationBar: NavigationBar? {
        get { ownNavigationBar }
        set { ownNavigationBar = newValue }
    }
    @Seldom private var ownNavigationBar: NavigationBar?
    /// Whether a tab bar covers the bottom of the screen.
    public var hasTabBar = false
    /// Whether a toolbar covers the bottom of the screen.
    public var hasToolBar = false
    /// The contents of the bars besides the title, which do not affect layout.
    public var bars: BarContents {
        _read { yield ownBars }
        _modify { yield &ownBars }
    }
    @Shared private var ownBars = BarContents()
    /// The kind of the root view.
    public var rootKind = RootKind.controller
    /// Who takes a picture of a screen, which determines what is in it.
    public enum PictureSource: String, CaseIterable, Hashable, Sendable {
        /// The device: the picture has the status bar, the home indicator, and glass.
        case screen
        /// The app, which renders its own layers: the system adds nothing.
        case layers
    }

    /// Who takes the picture.
    public var picture = PictureSource.screen
    /// The light or dark appearance.
    public var appearance = Appearance.light
    /// Whether the layout direction is right to left.
    public var isRightToLeft = false
    /// The animations of its views.
    package var motions: [Motion] = []
    /// The rules that differ between versions of UIKit.
    package var rules = SystemRules()

    /// Creates a screen from its views and constraints.
    ///
    /// Throws a `ScreenError` if two views have the same id, or if a constraint or a stack view names a view that does
    /// not exist.
    public init(
        name: String, viewport: Viewport, root: View, constraints: [Constraint], navigationBar: NavigationBar? = nil
    ) throws(ScreenError) {
        try ScreenCheck.check(root, constraints)
        self.init(
            uncheckedName: name, viewport: viewport, root: root, constraints: constraints, navigationBar: navigationBar)
    }

    /// Creates a screen without validation; ids must be unique, and constraints may name only existing views.
    package init(
        uncheckedName name: String, viewport: Viewport, root: View, constraints: [Constraint],
        navigationBar: NavigationBar? = nil
    ) {
        self.name = name
        self.viewport = viewport
        ownRoot = root
        self.constraints = constraints
        ownNavigationBar = navigationBar
    }
}

/// The kind of a root view, which determines its margins and safe area.
public enum RootKind: Hashable, Sendable {
    /// The view of a view controller: the system's side margins, see `SideMargin`, and the safe area of the viewport.
    case controller
    /// A cell, header, bar item or other view that is laid out on its own: the margins of other views, and no safe
    /// area.
    case standalone
}

/// The contents of a navigation bar.
public struct NavigationBar: Hashable, Sendable {
    /// The title.
    public var title: String
    /// The button at the trailing end; `nil` for none.
    public var trailingButton: BarButton?

    /// Creates a bar with a title and a button at its trailing end.
    public init(title: String, trailingButton: BarButton? = nil) {
        self.title = title
        self.trailingButton = trailingButton
    }
}

/// A bar button with a title.
public struct BarButton: Hashable, Sendable {
    /// The style of the title.
    public enum Style: String, Hashable, Sendable {
        /// Regular weight.
        case plain
        /// Semibold weight, for the action that completes a task.
        case done
    }

    /// The title.
    public var title: String
    /// The style of the title.
    public var style: Style

    /// Creates a button with a title.
    public init(_ title: String, style: Style = .plain) {
        self.title = title
        self.style = style
    }
}
