public import LayoutSimGeometry

/// What bars show besides the title: those around a screen, or one that is a view.
public struct BarContents: Hashable, Sendable {
    /// A button or a gap in a bar.
    public struct Item: Hashable, Sendable {
        /// The text; empty where there is only a picture.
        public var title: String
        /// The picture instead of the text, if there is one.
        public var image: Image?
        /// The width of a gap or of a view in the bar, in points; `nil` is that of what it shows.
        public var width: Double?
        /// Whether it takes all room that is left.
        public var isFlexibleSpace = false
        /// How the text is set.
        public var style = BarButton.Style.plain
        /// Its own color; `nil` is the bar's tint.
        public var tint: Color?

        /// Creates a button with a text, a picture or both.
        public init(_ title: String, image: Image? = nil) {
            self.title = title
            self.image = image
        }
    }

    /// What the status bar's texts look like, UIKit's `UIStatusBarStyle`.
    public enum StatusBarStyle: String, CaseIterable, Hashable, Sendable {
        /// As the navigation bar and the appearance want it.
        case automatic
        case light, dark
    }

    /// At the leading end of the navigation bar, from the edge.
    public var leading: [Item] = []
    /// At the trailing end of the navigation bar, from the edge.
    public var trailing: [Item] = []
    /// In the tool bar.
    public var tools: [Item] = []
    /// In the tab bar; none where they are not known.
    public var tabs: [Item] = []
    /// The position of the tab that the screen belongs to.
    public var selectedTab = 0
    /// Whether the navigation bar leads back to another screen.
    public var hasBackButton = false
    /// What the button that leads back says beside its chevron; empty for nothing.
    public var backTitle = "Back"
    /// The line of text above the title of the navigation bar, if there is one.
    public var prompt: String?
    /// Behind the navigation bar; `nil` is the system's material.
    public var barColor: Color?
    /// Whether the navigation bar is dark and what stands in it and above it light, UIKit's `UIBarStyle.black`.
    public var isBlack = false
    /// How the texts of the status bar look.
    public var statusBar = StatusBarStyle.automatic
    /// Of the navigation bar's title; `nil` is that of labels, or white in a black bar.
    public var titleColor: Color?
    /// Of the buttons of all bars; `nil` is the system's tint.
    public var tint: Color?
    /// Of the tab that is selected; `nil` is `tint`.
    public var tabTint: Color?
    /// Of the other tabs; `nil` is the system's gray.
    public var tabInk: Color?
    /// Behind the tab bar; `nil` is the system's material.
    public var tabColor: Color?

    /// From the edges of a bar that is a view to its contents, in points; where they are negative, its material goes on
    /// beyond the edge.
    public var insets = EdgeInsets.zero

    /// The height of the line above the title, in points; 0 without one.
    package var promptHeight: Double { prompt == nil ? 0 : ControlMetrics.promptHeight }

    /// Empty bars.
    public init() {}
}
