public import Foundation
import LayoutSimInterfaceBuilder
import LayoutSimText

/// An item of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
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
    open var selectedImage: UIImage?
    open var badgeValue: String?
    private var ownBadgeColor: UIColor?
    private var ownAdjustment: UIOffset?
    open var badgeColor: UIColor? {
        get { said { (item: UITabBarItem) in item.ownBadgeColor } }
        set { ownBadgeColor = newValue }
    }
    open var titlePositionAdjustment: UIOffset {
        get { said { (item: UITabBarItem) in item.ownAdjustment } ?? .zero }
        set { ownAdjustment = newValue }
    }
    open var standardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?
    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        let symbol = SystemBarItem("\(systemItem)").symbol
        self.init(title: systemItem.title, image: symbol.flatMap { UIImage(systemName: $0) }, tag: tag)
    }
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { badgeAttributes[state] = textAttributes }
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        said { (item: UITabBarItem) in item.badgeAttributes[state] }
    }
}
