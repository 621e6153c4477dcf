public import Foundation

/// The types of notifications; the user is never asked for permission here.
public struct UIUserNotificationType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the app's icon.
    public static let badge = UIUserNotificationType(rawValue: 1)
    /// A sound.
    public static let sound = UIUserNotificationType(rawValue: 2)
    /// An alert.
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// A category of notifications.
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {
    /// The identifier of the category; always `nil` here.
    open var identifier: String? { nil }
}

/// The notification settings that an app requests.
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
    /// The types of notifications that the app requests.
    open private(set) var types: UIUserNotificationType
    /// The categories of notifications that the app requests.
    open private(set) var categories: Set<UIUserNotificationCategory>?

    /// Creates settings with types and categories of notifications.
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.types = types
        self.categories = categories
        super.init()
    }
}
