public import Foundation
public import LayoutSimInertness

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// The size of the title.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic = 0, always, never, inline }
    /// The text of a back button.
    public enum BackButtonDisplayMode: Int, Sendable { case `default` = 0, generic, minimal }
    /// The place of the search bar.
    public enum SearchBarPlacement: Int, Sendable { case automatic = 0, inline, stacked, integrated, integratedButton }
    /// The arrangement of a bar's items.
    public enum ItemStyle: Int, Sendable { case navigator = 0, browser, editor }

    weak var bar: UINavigationBar?
    /// The title.
    open var title: String? { didSet { changed() } }
    /// The styled title; stored only.
    @Inert(.looks) open var attributedTitle: AttributedString? = nil
    /// The subtitle; stored only.
    @Inert(.looks) open var subtitle: String? = nil
    /// The styled subtitle; stored only.
    @Inert(.looks) open var attributedSubtitle: AttributedString? = nil
    /// The view in place of the subtitle; stored only.
    @Inert(.looks) open var subtitleView: UIView? = nil
    /// The subtitle below a large title; stored only.
    @Inert(.looks) open var largeSubtitle: String? = nil
    /// The styled subtitle below a large title; stored only.
    @Inert(.looks) open var largeAttributedSubtitle: AttributedString? = nil
    /// The view in place of the subtitle below a large title; stored only.
    @Inert(.looks) open var largeSubtitleView: UIView? = nil
    /// The view in place of a standard-size title.
    open var titleView: UIView? { didSet { changed() } }
    /// The title where it is large; stored only.
    @Inert(.looks) open var largeTitle: String? = nil
    /// The line of text above the title.
    open var prompt: String? { didSet { changed() } }
    /// The item whose title the next screen's back button shows.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the next screen's back button; `nil` for the title of this item.
    open var backButtonTitle: String?
    /// What the next screen's back button shows.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default
    /// The action that the back button performs in place of going back.
    open var backAction: UIAction?
    /// Whether the back button is hidden.
    open var hidesBackButton = false { didSet { changed() } }
    /// Hides or shows the back button; never animated here.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// The items at the leading end, starting at the edge, in place of groups there.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet {
            if leftBarButtonItems != nil { leadingItemGroups = [] }
            changed()
        }
    }
    /// The items at the trailing end, starting at the edge, in place of groups there.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet {
            if rightBarButtonItems != nil { trailingItemGroups = [] }
            changed()
        }
    }
    /// Whether the back button shows next to the items at the leading end.
    open var leftItemsSupplementBackButton = false
    /// The first item at the leading end; setting it keeps the others, and `nil` removes all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] + (leftBarButtonItems ?? []).dropFirst() } }
    }
    /// The first item at the trailing end; setting it keeps the others, and `nil` removes all.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] + (rightBarButtonItems ?? []).dropFirst() } }
    }
    /// Sets the first item at the leading end; never animated here.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the first item at the trailing end; never animated here.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the items at the leading end; never animated here.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the items at the trailing end; never animated here.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// The groups at the leading end, in place of the items there
    /// ([Apple](https://developer.apple.com/documentation/uikit/uinavigationitem/leadingitemgroups)).
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet {
            if !leadingItemGroups.isEmpty { leftBarButtonItems = nil }
            changed()
        }
    }
    /// The groups in the center, which a bar of a regular width shows for the browser and editor styles.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
    /// The groups at the trailing end, the last one at the edge, in place of the items there.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet {
            if !trailingItemGroups.isEmpty { rightBarButtonItems = nil }
            changed()
        }
    }
    /// The group at the trailing edge, next to the other groups or items.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { changed() } }
    /// The identifier under which the user's customization is saved; stored only.
    @Inert(.service) open var customizationIdentifier: String? = nil
    /// The size of the title in a bar that prefers large titles.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }
    /// The search controller whose search bar the navigation bar shows.
    open var searchController: UISearchController? {
        didSet {
            searchController?.item = self
            changed()
        }
    }
    /// Whether scrolling collapses the search bar while no search is active.
    open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
    /// The preferred place of the search bar; stored only, since it is always below the titles here.
    @Inert(.layout) open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
    /// The preferred place of the search bar.
    open var searchBarPlacement: SearchBarPlacement { preferredSearchBarPlacement }
    /// Whether the search bar may be in the toolbar; stored only.
    @Inert(.layout) open var searchBarPlacementAllowsToolbarIntegration = true
    /// Whether the search bar may be in another bar; stored only.
    @Inert(.layout) open var searchBarPlacementAllowsExternalIntegration = false
    /// The item that stands for the search bar in a toolbar.
    open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem(systemItem: .search)
    /// The additional elements of the overflow menu; stored only.
    @Inert(.behavior) open var additionalOverflowItems: UIDeferredMenuElement? = nil
    /// The delegate for renaming; never called here.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        didSet { tellUncalled(of: renameDelegate, by: self) }
    }
    /// The arrangement of the bar's items: in a regular width, the browser and editor styles have the title at the
    /// leading end and groups in the center; an editor's back button has no title.
    open var style: ItemStyle = .navigator { didSet { changed() } }
    /// A closure that returns the menu of the title; never called here.
    @Inert(.looks) open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    /// The appearance of the bar while the item is on top; `nil` for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The appearance for a compact height; `nil` for the bar's own.
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The appearance at the edge of scrolled content; `nil` for the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The appearance at the edge of scrolled content for a compact height; `nil` for the bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }
    public convenience override init() { self.init(title: "") }
    public required init?(coder: NSCoder) { super.init() }

    private func changed() {
        bar?.itemsDidChange()
        tellObservers()
    }
}

/// The methods for renaming through the title of a navigation bar; never called here.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
    /// Tells the delegate that the user renamed the document.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    /// Asks the delegate whether renaming may begin; `true` by default.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// Asks the delegate whether renaming may end with a title; `true` by default.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
        true
    }
}
