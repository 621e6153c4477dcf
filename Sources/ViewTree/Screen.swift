public import LayoutSimDevices
import LayoutSimSharing

/// A screen before layout: a root view that fills the viewport, its constraints, and the bars that lie over it.
public struct Screen: Hashable, Sendable {
    /// The name under which it is asked for, such as `badge-detail`.
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
    /// The navigation bar under the status bar, if there is one.
    public var navigationBar: NavigationBar? {
        get { ownNavigationBar }
        set { ownNavigationBar = newValue }
    }
    @Seldom private var ownNavigationBar: NavigationBar?
    /// Whether a tab bar lies over the bottom of the screen.
    public var hasTabBar = false
    /// Whether a tool bar lies over the bottom of the screen.
    public var hasToolBar = false
    /// The items in the bars, apart from the title; layout does not depend on them.
    public var bars: BarContents {
        _read { yield ownBars }
        _modify { yield &ownBars }
    }
    @Shared private var ownBars = BarContents()
    /// What kind of view the root view is.
    public var rootKind = RootKind.controller
    /// Whether it is drawn in the system's light or dark colors.
    public var appearance = Appearance.light
    /// Whether leading is right and trailing is left.
    public var isRightToLeft = false
    /// The animations that move its views.
    package var motions: [Motion] = []
    /// The rules that differ between versions of UIKit.
    package var rules = SystemRules()

    /// Creates a screen from its views and constraints.
    ///
    /// Throws a `ScreenError` if two views have the same id, or if a constraint or a stack view names a view that does not
    /// exist.
    public init(
        name: String, viewport: Viewport, root: View, constraints: [Constraint], navigationBar: NavigationBar? = nil
    ) throws(ScreenError) {
        try ScreenCheck.check(root, constraints)
        self.init(
            uncheckedName: name, viewport: viewport, root: root, constraints: constraints, navigationBar: navigationBar)
    }

    /// Creates a screen without a check; ids must be unique, and constraints may name only views that exist.
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
    /// A view controller: the system's margins at the sides, see `SideMargin`, the safe area of the viewport.
    case controller
    /// A cell, header, bar item or other view that is laid out on its own: the margins of other views, no safe area.
    case standalone
}

/// What a navigation bar shows.
public struct NavigationBar: Hashable, Sendable {
    /// The text in its middle.
    public var title: String
    /// The button at its trailing end, if any.
    public var trailingButton: BarButton?

    /// Creates a bar with a title and a button at its trailing end.
    public init(title: String, trailingButton: BarButton? = nil) {
        self.title = title
        self.trailingButton = trailingButton
    }
}

/// A button with a text in a bar.
public struct BarButton: Hashable, Sendable {
    /// How the text is set.
    public enum Style: String, Hashable, Sendable {
        /// In the regular weight.
        case plain
        /// In the semibold weight, for the action that ends a task.
        case done
    }

    /// The text.
    public var title: String
    /// How the text is set.
    public var style: Style

    /// Creates a button with a text.
    public init(_ title: String, style: Style = .plain) {
        self.title = title
        self.style = style
    }
}
