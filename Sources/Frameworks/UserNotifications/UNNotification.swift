public import Foundation

/// The action identifier for opening the app from a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action identifier for dismissing a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A delivered notification; never delivered here.
open class UNNotification: NSObject {
    /// The delivery date of the notification.
    public let date: Date
    /// The request of the notification.
    public let request: UNNotificationRequest
    init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

/// The user's response to a notification; never created here.
open class UNNotificationResponse: NSObject {
    /// The notification to which the user responded.
    public let notification: UNNotification
    /// The identifier of the action that the user chose.
    public let actionIdentifier: String
    init(notification: UNNotification, actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }
}

/// The user's response to a text input action; never created here.
open class UNTextInputNotificationResponse: UNNotificationResponse {
    /// The text that the user entered; always empty here.
    open var userText: String { "" }
}

/// The status of a notification setting.
public enum UNNotificationSetting: Int, Sendable { case notSupported = 0, disabled, enabled }
/// The presentation styles of alerts.
public enum UNAlertStyle: Int, Sendable { case none = 0, banner, alert }
/// The settings for showing notification previews on the lock screen.
public enum UNShowPreviewsSetting: Int, Sendable { case always = 0, whenAuthenticated, never }

/// The notification settings of the app; always the values of an app that never received authorization here.
public final class UNNotificationSettings: NSObject, Sendable {
    /// The authorization status; always `.notDetermined` here.
    public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
    /// The setting for sounds; always `.disabled` here.
    public var soundSetting: UNNotificationSetting { .disabled }
    /// The setting for badges; always `.disabled` here.
    public var badgeSetting: UNNotificationSetting { .disabled }
    /// The setting for alerts; always `.disabled` here.
    public var alertSetting: UNNotificationSetting { .disabled }
    /// The setting for Notification Center; always `.disabled` here.
    public var notificationCenterSetting: UNNotificationSetting { .disabled }
    /// The setting for the lock screen; always `.disabled` here.
    public var lockScreenSetting: UNNotificationSetting { .disabled }
    /// The setting for critical alerts; always `.disabled` here.
    public var criticalAlertSetting: UNNotificationSetting { .disabled }
    /// The setting for CarPlay; always `.disabled` here.
    public var carPlaySetting: UNNotificationSetting { .disabled }
    /// The setting for announcements by Siri; always `.disabled` here.
    public var announcementSetting: UNNotificationSetting { .disabled }
    /// The setting for the summary at set times; always `.disabled` here.
    public var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    /// The setting for time-sensitive notifications; always `.disabled` here.
    public var timeSensitiveSetting: UNNotificationSetting { .disabled }
    /// The setting for direct messages; always `.disabled` here.
    public var directMessagesSetting: UNNotificationSetting { .disabled }
    /// Whether the app shows settings of its own; always `false` here.
    public var providesAppNotificationSettings: Bool { false }
    /// The alert style; always `.none` here.
    public var alertStyle: UNAlertStyle { .none }
    /// The setting for previews; always `.always` here.
    public var showPreviewsSetting: UNShowPreviewsSetting { .always }
}

/// The options of a notification action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The action requires an unlocked device.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// The action performs a destructive task.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// The action opens the app in the foreground.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// An action that the user can perform on a notification.
open class UNNotificationAction: NSObject {
    /// The identifier of the action.
    public let identifier: String
    /// The title of the action.
    public let title: String
    /// The options of the action.
    public let options: UNNotificationActionOptions
    /// Creates an action with an identifier, a title, and options.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }
}

/// A notification action that accepts text from the user.
open class UNTextInputNotificationAction: UNNotificationAction {
    /// The title of the text input button.
    public let textInputButtonTitle: String
    /// The placeholder text of the text input field.
    public let textInputPlaceholder: String
    /// Creates a text input action with an identifier, a title, and options.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options)
    }
}

/// The options of a notification category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The system sends dismiss actions to the notification center's delegate.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// CarPlay can show notifications of the category.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// Notifications of the category show their titles even when previews are hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
}

/// A category of notifications.
open class UNNotificationCategory: NSObject {
    /// The identifier of the category.
    public let identifier: String
    /// The actions of the category.
    public let actions: [UNNotificationAction]
    /// The identifiers of the intents related to the category.
    public let intentIdentifiers: [String]
    /// The options of the category.
    public let options: UNNotificationCategoryOptions
    /// What is shown in the place of a text that is hidden; empty for the system's own words.
    public private(set) var hiddenPreviewsBodyPlaceholder = ""
    /// The format of the line under several notifications; empty for the system's own words.
    public private(set) var categorySummaryFormat = ""
    /// Creates a category with an identifier, actions, intent identifiers, and options.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions) = (identifier, actions)
        (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
    }

    /// Creates a category with a text in the place of a hidden one.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    }

    /// Creates a category with a text in the place of a hidden one, and with a format of summaries.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder ?? "", options: options)
        self.categorySummaryFormat = categorySummaryFormat ?? ""
    }
}
