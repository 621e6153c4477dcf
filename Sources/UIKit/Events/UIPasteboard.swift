public import Foundation

/// A pasteboard, which is shared only within the process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
        public static let find = Name(rawValue: "com.apple.UIKit.pboard.find")
    }
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    public static let general = UIPasteboard(.general)
    private static var named: [Name: UIPasteboard] = [:]

    open private(set) var name: Name
    open private(set) var changeCount = 0
    open var isPersistent: Bool { true }
    open var items: [[String: Any]] = [] {
        didSet {
            changeCount += 1
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }
    private init(_ name: Name) { self.name = name }

    public convenience init?(name pasteboardName: Name, create: Bool) { self.init(pasteboardName) }
    open class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(rawValue: UUID().uuidString)) }
    open class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

    open var string: String? {
        get { items.first?["public.utf8-plain-text"] as? String }
        set { items = newValue.map { [["public.utf8-plain-text": $0]] } ?? [] }
    }
    open var strings: [String]? {
        get { items.compactMap { $0["public.utf8-plain-text"] as? String } }
        set { items = (newValue ?? []).map { ["public.utf8-plain-text": $0] } }
    }
    open var url: URL? {
        get { items.first?["public.url"] as? URL }
        set { items = newValue.map { [["public.url": $0]] } ?? [] }
    }
    open var urls: [URL]? {
        get { items.compactMap { $0["public.url"] as? URL } }
        set { items = (newValue ?? []).map { ["public.url": $0] } }
    }
    open var image: UIImage? {
        get { items.first?["public.image"] as? UIImage }
        set { items = newValue.map { [["public.image": $0]] } ?? [] }
    }
    open var images: [UIImage]? {
        get { items.compactMap { $0["public.image"] as? UIImage } }
        set { items = (newValue ?? []).map { ["public.image": $0] } }
    }
    open var color: UIColor? {
        get { items.first?["com.apple.uikit.color"] as? UIColor }
        set { items = newValue.map { [["com.apple.uikit.color": $0]] } ?? [] }
    }
    open var colors: [UIColor]? {
        get { items.compactMap { $0["com.apple.uikit.color"] as? UIColor } }
        set { items = (newValue ?? []).map { ["com.apple.uikit.color": $0] } }
    }
    open var itemProviders: [NSItemProvider] {
        get { (strings ?? []).map { NSItemProvider(object: $0 as NSString) } }
        set { strings = newValue.compactMap { ($0.object as? NSString).map { "\($0)" } } }
    }
    open var hasStrings: Bool { !(strings ?? []).isEmpty }
    open var hasURLs: Bool { !(urls ?? []).isEmpty }
    open var hasImages: Bool { !(images ?? []).isEmpty }
    open var hasColors: Bool { color != nil }
    open var numberOfItems: Int { items.count }
    open var types: [String] { (items.first?.keys).map { $0.sorted() } ?? [] }
    open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { types.contains($0) } }
    open func data(forPasteboardType pasteboardType: String) -> Data? { items.first?[pasteboardType] as? Data }
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    open func addItems(_ items: [[String: Any]]) { self.items += items }
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {}
}

/// The menu of commands for selected text.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    public enum ArrowDirection: Int, Sendable { case `default` = 0, up, down, left, right }
    public static let shared = UIMenuController()
    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
    open private(set) var isMenuVisible = false
    open var arrowDirection: ArrowDirection = .default
    open var menuItems: [UIMenuItem]?
    open var menuFrame: CGRect { .zero }
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
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setMenuVisible(true, animated: true)
    }
    open func hideMenu(from targetView: UIView) { hideMenu() }
    open func hideMenu() { setMenuVisible(false, animated: true) }
    open func update() {}
}

/// A custom item of the menu for selected text.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
    }
}
