public import Foundation

/// People opened the app by it.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// People took it away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A notification that was shown; none is.
open class UNNotification: NSObject {
    /// When.
    public let date: Date
    /// What it was made of.
    public let request: UNNotificationRequest
    init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

/// What people did with a notification; nobody does.
open class UNNotificationResponse: NSObject {
    /// The notification.
    public let notification: UNNotification
    /// The name of what they did.
    public let actionIdentifier: String
    init(notification: UNNotification, actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }
}

/// What people wrote to a notification; nobody does.
open class UNTextInputNotificationResponse: UNNotificationResponse {
    /// The words.
    open var userText: String { "" }
}

/// Whether people are notified in a way.
public enum UNNotificationSetting: Int, Sendable { case notSupported = 0, disabled, enabled }
/// How words are shown.
public enum UNAlertStyle: Int, Sendable { case none = 0, banner, alert }
/// When words are shown on a locked device.
public enum UNShowPreviewsSetting: Int, Sendable { case always = 0, whenAuthenticated, never }

/// How people want to be notified; nobody said.
public final class UNNotificationSettings: NSObject, Sendable {
    /// Nobody answered.
    public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
    /// Not at all.
    public var soundSetting: UNNotificationSetting { .disabled }
    /// Not at all.
    public var badgeSetting: UNNotificationSetting { .disabled }
    /// Not at all.
    public var alertSetting: UNNotificationSetting { .disabled }
    /// Not at all.
    public var notificationCenterSetting: UNNotificationSetting { .disabled }
    /// Not at all.
    public var lockScreenSetting: UNNotificationSetting { .disabled }
    /// None.
    public var alertStyle: UNAlertStyle { .none }
    /// Always.
    public var showPreviewsSetting: UNShowPreviewsSetting { .always }
}

/// How an action of a notification is.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// Its value.
    public let rawValue: UInt
    /// Creates one of a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only on an unlocked device.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// It destroys something.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// It opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// An action of a notification.
open class UNNotificationAction: NSObject {
    /// Its name.
    public let identifier: String
    /// Its text.
    public let title: String
    /// How it is.
    public let options: UNNotificationActionOptions
    /// Creates an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }
}

/// An action of a notification by which people write.
open class UNTextInputNotificationAction: UNNotificationAction {
    /// The text of its button.
    public let textInputButtonTitle: String
    /// What stands in its field.
    public let textInputPlaceholder: String
    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options)
    }
}

/// How a kind of notifications is.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// Its value.
    public let rawValue: UInt
    /// Creates one of a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app hears that they are taken away.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// In cars.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// Their titles are shown on a locked device.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
}

/// A kind of notifications.
open class UNNotificationCategory: NSObject {
    /// Its name.
    public let identifier: String
    /// What can be done with them.
    public let actions: [UNNotificationAction]
    /// What can be asked for about them.
    public let intentIdentifiers: [String]
    /// How they are.
    public let options: UNNotificationCategoryOptions
    /// Creates a kind.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions) = (identifier, actions)
        (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
    }
}
