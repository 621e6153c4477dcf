public import LayoutSimGeometry

/// The contents of bars besides the title: of the bars of a screen, or of a bar that is a view.
public struct BarContents: Hashable, Sendable {
    /// A bar button item or a space.
    public struct Item: Hashable, Sendable {
        /// The title; empty for an item with only an image.
        public var title: String
        /// The image that replaces the title; `nil` if there is none.
        public var image: Image?
        /// The width of a space or a custom view, in points; `nil` for the width of the content.
        public var width: Double?
        /// Whether it is a flexible space.
        public var isFlexibleSpace = false
        /// The style of the title.
        public var style = BarButton.Style.plain
        /// The item's own tint color; `nil` for that of the bar.
        public var tint: Color?
        /// The custom appearance; `nil` for the system's.
        public var looks: BarItemLooks? {
            get { ownLooks }
            set { ownLooks = newValue }
        }
        @Seldom private var ownLooks: BarItemLooks?

        /// Creates an item with a title, an image or both.
        public init(_ title: String, image: Image? = nil) {
            self.title = title
            self.image = image
        }
    }

    /// The style of the status bar's text, UIKit's `UIStatusBarStyle`.
    public enum StatusBarStyle: String, CaseIterable, Hashable, Sendable {
        /// The style depends on the navigation bar and the appearance.
        case automatic
        case light, dark
    }

    /// The items at the leading end of the navigation bar, starting at the edge.
    public var leading: [Item] = []
    /// The items at the trailing end of the navigation bar, starting at the edge.
    public var trailing: [Item] = []
    /// The items in the middle of the navigation bar.
    public var center: [Item] = []
    /// The items of the toolbar.
    public var tools: [Item] = []
    /// The items of the tab bar; empty if they are not known.
    public var tabs: [Item] = []
    /// The index of the tab to which the screen belongs.
    public var selectedTab = 0
    /// Whether the navigation bar has a back button.
    public var hasBackButton = false
    /// The title of the back button, beside its chevron; empty for none.
    public var backTitle = "Back"
    /// The image that replaces the chevron of the back button; `nil` for the chevron.
    public var backImage: Image?
    /// The custom appearance of the back button; `nil` for the system's.
    public var backLooks: BarItemLooks?
    /// Whether the standard title follows the buttons at the leading end instead of standing in the middle.
    public var isTitleLeading = false
    /// The prompt above the title of the navigation bar; `nil` for none.
    public var prompt: String?
    /// The background color of the navigation bar; `nil` for the system's material.
    public var barColor: Color?
    /// The background and shadow of the navigation bar.
    public var barLooks = BarLooks()
    /// Whether the navigation bar is dark, with light contents and a light status bar, UIKit's `UIBarStyle.black`.
    public var isBlack = false
    /// The style of the status bar.
    public var statusBar = StatusBarStyle.automatic
    /// The color of the navigation bar's standard title; `nil` for that of labels, or white in a black bar.
    public var titleColor: Color?
    /// The attributes of the standard title; `nil` for the system's.
    public var titleText: BarText?
    /// The attributes of the large title; `nil` for the system's.
    public var largeTitleText: BarText?
    /// The tint color of all bars; `nil` for the system's tint color.
    public var tint: Color?
    /// The tint color of the toolbar; `nil` for `tint`.
    public var toolTint: Color?
    /// The background color of the toolbar; `nil` for the system's material.
    public var toolColor: Color?
    /// The background and shadow of the toolbar.
    public var toolLooks = BarLooks()
    /// The color of the selected tab; `nil` for `tint`.
    public var tabTint: Color?
    /// The color of unselected tabs; `nil` for the system's gray.
    public var tabInk: Color?
    /// The background color of the tab bar; `nil` for the system's material.
    public var tabColor: Color?
    /// The background and shadow of the tab bar.
    public var tabLooks = BarLooks()
    /// The arrangement of the tabs.
    public var tabLayout = TabBarLayout()
    /// The image behind the selected tab; `nil` for none.
    public var tabSelection: Image?
    /// The color behind the selected tab, or of a template image there; `nil` for none.
    public var tabSelectionColor: Color?

    /// The insets of the contents of a bar that is a view, in points; with negative insets, the bar's material extends
    /// beyond its edges.
    public var insets = EdgeInsets.zero

    /// The height of the prompt, in points; 0 if there is none.
    package var promptHeight: Double { prompt == nil ? 0 : ControlMetrics.promptHeight }

    /// Creates empty contents.
    public init() {}
}
