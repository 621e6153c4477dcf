public import Foundation
import LayoutSimInterfaceBuilder
import LayoutSimText

/// An item of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// The standard tabs.
    public enum SystemItem: Int, Sendable {
        case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads,
            mostRecent, mostViewed
        var title: String {
            if self == .search { return SystemText.search.shown }
            return [
                "More", "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Bookmarks", "Search",
                "Downloads", "Most Recent", "Most Viewed",
            ][rawValue]
        }
    }
    /// The image while the item is selected; `nil` for the regular one.
    open var selectedImage: UIImage?
    /// The text of the badge; `nil` for no badge.
    open var badgeValue: String?
    private var ownBadgeColor: UIColor?
    private var ownAdjustment: UIOffset?
    /// The background color of the badge; `nil` for that of the bar's appearance.
    open var badgeColor: UIColor? {
        get { said { (item: UITabBarItem) in item.ownBadgeColor } }
        set { ownBadgeColor = newValue }
    }
    /// The offset of the title, in points; zero for that of the bar's appearance.
    open var titlePositionAdjustment: UIOffset {
        get { said { (item: UITabBarItem) in item.ownAdjustment } ?? .zero }
        set { ownAdjustment = newValue }
    }
    /// The appearance of the bar while the item is selected; `nil` for the bar's own.
    open var standardAppearance: UITabBarAppearance?
    /// The appearance at the edge of scrolled content while the item is selected; `nil` for the bar's own.
    open var scrollEdgeAppearance: UITabBarAppearance?
    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Creates an item with a title, an image and a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }
    /// Creates an item with a title, an image, and another image while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
    /// Creates a standard item with a tag.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        let symbol = SystemBarItem("\(systemItem)").symbol
        self.init(title: systemItem.title, image: symbol.flatMap { UIImage(systemName: $0) }, tag: tag)
    }
    /// Sets the attributes of the badge's text for a state, of which the normal and the selected one are drawn.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state] = textAttributes
    }
    /// Returns the attributes of the badge's text for a state, from the item or its appearance proxies.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        said { (item: UITabBarItem) in item.badgeAttributes[state] }
    }
}
