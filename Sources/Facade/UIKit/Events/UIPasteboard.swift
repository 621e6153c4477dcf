public import Foundation
public import LayoutSimInertness

/// A pasteboard, which is shared only within the process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The name of the general pasteboard.
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
        /// The name of the pasteboard for search terms.
        public static let find = Name(rawValue: "com.apple.UIKit.pboard.find")
    }
    /// The key of an option for new items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// When the items expire; not used here.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items stay on the device; not used here.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
    /// The name of the notification about changes of the items.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// The name of the notification about the removal of a pasteboard.
    public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// The pasteboard for copying and pasting.
    public static let general = UIPasteboard(Board(.general))
    private static var boards: [Name: Board] = [:]

    /// The contents of a pasteboard, which all objects with its name share.
    private final class Board {
        let name: Name
        var items: [[String: Any]] = []
        var changeCount = 0
        init(_ name: Name) { self.name = name }
    }
    private let board: Board

    /// The name of the pasteboard.
    open var name: Name { board.name }
    /// The number of changes of the items.
    open var changeCount: Int { board.changeCount }
    /// Whether the pasteboard outlives the app; always `true`, although its items do not here.
    open var isPersistent: Bool { true }
    /// The items, each of which has values by their type identifier.
    open var items: [[String: Any]] {
        get { board.items }
        set {
            board.items = newValue
            board.changeCount += 1
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }
    private init(_ board: Board) { self.board = board }

    /// Creates an object for the pasteboard with a name; `nil` if there is none and none is to be created.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard let board = Self.board(named: pasteboardName, create: create) else { return nil }
        self.init(board)
    }
    /// Creates a pasteboard with a unique name.
    open class func withUniqueName() -> UIPasteboard {
        let board = Board(Name(rawValue: UUID().uuidString))
        boards[board.name] = board
        return UIPasteboard(board)
    }
    /// Removes the pasteboard with a name, and posts a notification; the general pasteboard stays.
    open class func remove(withName pasteboardName: Name) {
        guard let board = boards.removeValue(forKey: pasteboardName) else { return }
        NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(board))
    }

    private static func board(named name: Name, create: Bool) -> Board? {
        if name == .general { return general.board }
        if boards[name] == nil, create { boards[name] = Board(name) }
        return boards[name]
    }

    /// The string of the first item; setting it replaces all items.
    open var string: String? {
        get { items.first?["public.utf8-plain-text"] as? String }
        set { items = newValue.map { [["public.utf8-plain-text": $0]] } ?? [] }
    }
    /// The strings of all items; setting them replaces all items.
    open var strings: [String]? {
        get { items.compactMap { $0["public.utf8-plain-text"] as? String } }
        set { items = (newValue ?? []).map { ["public.utf8-plain-text": $0] } }
    }
    /// The URL of the first item; setting it replaces all items.
    open var url: URL? {
        get { items.first?["public.url"] as? URL }
        set { items = newValue.map { [["public.url": $0]] } ?? [] }
    }
    /// The URLs of all items; setting them replaces all items.
    open var urls: [URL]? {
        get { items.compactMap { $0["public.url"] as? URL } }
        set { items = (newValue ?? []).map { ["public.url": $0] } }
    }
    /// The image of the first item; setting it replaces all items.
    open var image: UIImage? {
        get { items.first?["public.image"] as? UIImage }
        set { items = newValue.map { [["public.image": $0]] } ?? [] }
    }
    /// The images of all items; setting them replaces all items.
    open var images: [UIImage]? {
        get { items.compactMap { $0["public.image"] as? UIImage } }
        set { items = (newValue ?? []).map { ["public.image": $0] } }
    }
    /// The color of the first item; setting it replaces all items.
    open var color: UIColor? {
        get { items.first?["com.apple.uikit.color"] as? UIColor }
        set { items = newValue.map { [["com.apple.uikit.color": $0]] } ?? [] }
    }
    /// The colors of all items; setting them replaces all items.
    open var colors: [UIColor]? {
        get { items.compactMap { $0["com.apple.uikit.color"] as? UIColor } }
        set { items = (newValue ?? []).map { ["com.apple.uikit.color": $0] } }
    }
    /// Providers of the strings of all items; setting them replaces all items with their strings.
    open var itemProviders: [NSItemProvider] {
        get { (strings ?? []).map { NSItemProvider(object: $0 as NSString) } }
        set { strings = newValue.compactMap { ($0.object as? NSString).map { "\($0)" } } }
    }
    /// Whether any item has a string.
    open var hasStrings: Bool { !(strings ?? []).isEmpty }
    /// Whether any item has a URL.
    open var hasURLs: Bool { !(urls ?? []).isEmpty }
    /// Whether any item has an image.
    open var hasImages: Bool { !(images ?? []).isEmpty }
    /// Whether the first item has a color.
    open var hasColors: Bool { color != nil }
    /// The number of items.
    open var numberOfItems: Int { items.count }
    /// The type identifiers of the first item, sorted.
    open var types: [String] { (items.first?.keys).map { $0.sorted() } ?? [] }
    /// Returns whether the first item has a value of one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { types.contains($0) } }
    /// Returns the data of the first item for a type; `nil` if there is none.
    open func data(forPasteboardType pasteboardType: String) -> Data? { items.first?[pasteboardType] as? Data }
    /// Returns the value of the first item for a type; `nil` if there is none.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    /// Replaces all items with data of a type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
    /// Replaces all items with a value of a type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    /// Adds items.
    open func addItems(_ items: [[String: Any]]) { self.items += items }
    /// Replaces all items; the options are not used here.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
    /// Replaces all items with the data of item providers; does nothing here.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        inert(.service, self)
    }
}

/// The menu of commands for selected text.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    /// The direction of the menu's arrow.
    public enum ArrowDirection: Int, Sendable { case `default` = 0, up, down, left, right }
    /// The menu of the app.
    public static let shared = UIMenuController()
    /// The name of the notification that the menu is about to open.
    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// The name of the notification that the menu opened.
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// The name of the notification that the menu is about to close.
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// The name of the notification that the menu closed.
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// The name of the notification about changes of the menu's frame; never posted here.
    public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
    /// Whether the menu is open; nothing of it is shown here.
    open private(set) var isMenuVisible = false
    /// The direction of the menu's arrow; stored only.
    @Inert(.looks) open var arrowDirection: ArrowDirection = .default
    /// The custom items of the menu; stored only.
    @Inert(.looks) open var menuItems: [UIMenuItem]? = nil
    /// The frame of the menu; always zero here.
    open var menuFrame: CGRect { .zero }
    /// Opens or closes the menu, which only posts notifications here.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible != isMenuVisible else { return }
        let center = NotificationCenter.default
        let names =
            menuVisible
            ? [Self.willShowMenuNotification, Self.didShowMenuNotification]
            : [Self.willHideMenuNotification, Self.didHideMenuNotification]
        center.post(name: names[0], object: self)
        isMenuVisible = menuVisible
        center.post(name: names[1], object: self)
    }
    /// Sets the rectangle that the menu points to; does nothing here.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { inert(.behavior, self) }
    /// Opens the menu, which only posts notifications here.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setMenuVisible(true, animated: true)
    }
    /// Closes the menu, which only posts notifications here.
    open func hideMenu(from targetView: UIView) { hideMenu() }
    /// Closes the menu, which only posts notifications here.
    open func hideMenu() { setMenuVisible(false, animated: true) }
    /// Updates the items of the menu; does nothing here.
    open func update() { inert(.behavior, self) }
}

/// A custom item of the menu for selected text.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// The title of the item; stored only.
    @Inert(.behavior) open var title: String = ""
    /// The action of the item; stored only.
    @Inert(.behavior) open var action: Selector = ""
    /// Creates an item with a title and an action.
    public init(title: String, action: Selector) {
        _title = Inert(wrappedValue: title, .behavior)
        _action = Inert(wrappedValue: action, .behavior)
    }
}
