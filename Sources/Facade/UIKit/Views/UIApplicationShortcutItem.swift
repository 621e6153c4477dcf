public import Foundation

/// A quick action of an app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    /// The type, which tells the app's actions apart.
    open var type: String
    /// The title.
    open var localizedTitle: String
    /// The subtitle; `nil` for none.
    open var localizedSubtitle: String?
    /// Custom data of the app.
    open var userInfo: [String: any NSSecureCoding]?
    /// The icon; `nil` for none.
    open var icon: UIApplicationShortcutIcon?
    /// Creates a quick action with a type and a title.
    public init(type: String, localizedTitle: String) {
        self.type = type
        self.localizedTitle = localizedTitle
        super.init()
    }
    /// Creates a quick action with a type, titles, an icon and custom data.
    public convenience init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.init(type: type, localizedTitle: localizedTitle)
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
    }
}

/// A mutable quick action.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

/// The icon of a quick action; not shown here.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    /// An icon of the system's.
    public enum IconType: Int, Sendable {
        case compose = 0, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite,
            love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task,
            taskCompleted, alarm, bookmark, shuffle, audio, update
    }
    /// Creates an icon of the system's.
    public convenience init(type: UIApplicationShortcutIcon.IconType) { self.init() }
    /// Creates an icon from an image of the app's bundle, which is drawn as a template.
    public convenience init(templateImageName: String) { self.init() }
    /// Creates an icon from a symbol.
    public convenience init(systemImageName: String) { self.init() }
}
