public import LayoutSimGeometry

/// What a device shows around an app's content in one orientation, in points.
public struct OrientationTraits: Hashable, Sendable {
    /// The height of the status bar, 0 where the system hides it.
    public var statusBarHeight: Double
    /// The height of a navigation bar without large titles, without the safe area above it.
    public var navigationBarHeight: Double
    /// The height of a tab bar, without the safe area below it.
    public var tabBarHeight: Double
    /// The height of a tool bar, without the safe area below it.
    public var toolBarHeight: Double
    /// The safe area of a full-screen root view without navigation, tab or tool bars.
    ///
    /// It holds the status bar, so `top` is at least `statusBarHeight`; a navigation bar begins below `top`.
    public var safeArea: EdgeInsets
    /// The size class of the width of a full-screen app.
    public var horizontalSizeClass: SizeClass
    /// The size class of the height of a full-screen app.
    public var verticalSizeClass: SizeClass

    /// Creates the traits of one orientation, lengths in points.
    public init(
        statusBarHeight: Double,
        navigationBarHeight: Double,
        tabBarHeight: Double,
        toolBarHeight: Double,
        safeArea: EdgeInsets,
        horizontalSizeClass: SizeClass,
        verticalSizeClass: SizeClass
    ) {
        self.statusBarHeight = statusBarHeight
        self.navigationBarHeight = navigationBarHeight
        self.tabBarHeight = tabBarHeight
        self.toolBarHeight = toolBarHeight
        self.safeArea = safeArea
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
    }
}
