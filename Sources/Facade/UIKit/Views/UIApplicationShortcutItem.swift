public import Foundation
public import LayoutSimInertness

/// A quick action of an app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    /// The type, which tells the app's actions apart; stored only.
    @Inert(.service) open var type: String = ""
    /// The title; stored only.
    @Inert(.service) open var localizedTitle: String = ""
    /// The subtitle; `nil` for none; stored only.
    @Inert(.service) open var localizedSubtitle: String? = nil
    /// Custom data of the app; stored only.
    @Inert(.service) open var userInfo: [String: any NSSecureCoding]? = nil
    /// The icon; `nil` for none; stored only.
    @Inert(.service) open var icon: UIApplicationShortcutIcon? = nil
    /// Creates a quick action with a type and a title.
    public init(type: String, localizedTitle: String) {
        _type = Inert(wrappedValue: type, .service)
        _localizedTitle = Inert(wrappedValue: localizedTitle, .service)
        super.init()
    }
    /// Creates a quick action with a type, titles, an icon and custom data.
    public convenience init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.init(type: type, localizedTitle: localizedTitle)
        _localizedSubtitle = Inert(wrappedValue: localizedSubtitle, .service)
        _icon = Inert(wrappedValue: icon, .service)
        _userInfo = Inert(wrappedValue: userInfo, .service)
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
