public import Foundation

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic = 0, always, never, inline }
    public enum BackButtonDisplayMode: Int, Sendable { case `default` = 0, generic, minimal }
    public enum SearchBarPlacement: Int, Sendable { case automatic = 0, inline, stacked, integrated, integratedButton }
    public enum ItemStyle: Int, Sendable { case navigator = 0, browser, editor }

    weak var bar: UINavigationBar?
    open var title: String? { didSet { changed() } }
    open var attributedTitle: AttributedString?
    open var subtitle: String?
    open var attributedSubtitle: AttributedString?
    open var subtitleView: UIView?
    open var largeSubtitle: String?
    open var largeAttributedSubtitle: AttributedString?
    open var largeSubtitleView: UIView?
    open var titleView: UIView? { didSet { changed() } }
    open var largeTitle: String?
    open var prompt: String? { didSet { changed() } }
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var backButtonDisplayMode: BackButtonDisplayMode = .default
    open var backAction: UIAction?
    open var hidesBackButton = false { didSet { changed() } }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var leftItemsSupplementBackButton = false
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] + (leftBarButtonItems ?? []).dropFirst() } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] + (rightBarButtonItems ?? []).dropFirst() } }
    }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open var leadingItemGroups: [UIBarButtonItemGroup] = []
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    open var trailingItemGroups: [UIBarButtonItemGroup] = []
    open var pinnedTrailingGroup: UIBarButtonItemGroup?
    open var customizationIdentifier: String?
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }
    open var searchController: UISearchController? {
        didSet {
            searchController?.item = self
            changed()
        }
    }
    open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
    open var searchBarPlacement: SearchBarPlacement { preferredSearchBarPlacement }
    open var searchBarPlacementAllowsToolbarIntegration = true
    open var searchBarPlacementAllowsExternalIntegration = false
    open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem(systemItem: .search)
    open var additionalOverflowItems: UIDeferredMenuElement?
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    open var style: ItemStyle = .navigator
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    open var standardAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

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
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
        true
    }
}
