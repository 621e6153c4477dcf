public import Foundation

/// How notifications are shown that the user is asked for; nobody is asked.
public struct UIUserNotificationType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UIUserNotificationType(rawValue: 1)
    public static let sound = UIUserNotificationType(rawValue: 2)
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// A category of notifications and its actions.
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {
    open var identifier: String? { nil }
}

/// Which notifications an app wants to show.
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
    open private(set) var types: UIUserNotificationType
    open private(set) var categories: Set<UIUserNotificationCategory>?

    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.types = types
        self.categories = categories
        super.init()
    }
}
