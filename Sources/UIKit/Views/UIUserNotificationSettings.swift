public import Foundation

/// The types of notifications; the user is never asked for permission here.
public struct UIUserNotificationType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UIUserNotificationType(rawValue: 1)
    public static let sound = UIUserNotificationType(rawValue: 2)
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// A category of notifications.
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {
    open var identifier: String? { nil }
}

/// The notification settings that an app requests.
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
    open private(set) var types: UIUserNotificationType
    open private(set) var categories: Set<UIUserNotificationCategory>?

    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.types = types
        self.categories = categories
        super.init()
    }
}
