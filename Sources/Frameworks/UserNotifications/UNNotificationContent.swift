public import Foundation

/// The sound of a notification.
open class UNNotificationSound: NSObject {
    /// The name of the sound, or `nil` for the default sound of the system.
    let name: String?
    init(name: String?) { self.name = name }
    /// The default notification sound of the system.
    open class var `default`: UNNotificationSound { UNNotificationSound(name: nil) }
    /// The default sound of critical alerts, which plays even on a muted device.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(name: nil) }
    /// Creates a custom sound from the name of a sound file.
    public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }
    /// Creates a sound as before Swift 4.2.
    @available(swift, obsoleted: 4.2)
    public convenience init(named name: String) { self.init(name: name) }
}

/// The name of a notification sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a sound name from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a sound name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The interruption levels of notifications.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive = 0, active, timeSensitive, critical }

/// The content of a notification.
open class UNNotificationContent: NSObject {
    /// The title.
    open fileprivate(set) var title = ""
    /// The subtitle.
    open fileprivate(set) var subtitle = ""
    /// The body text.
    open fileprivate(set) var body = ""
    /// The number that the badge of the app icon shows.
    open fileprivate(set) var badge: NSNumber?
    /// The sound of the notification.
    open fileprivate(set) var sound: UNNotificationSound?
    /// The custom data of the notification.
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    /// The image and video attachments of the notification.
    open fileprivate(set) var attachments: [UNNotificationAttachment] = []
    /// The identifier of the notification's category.
    open fileprivate(set) var categoryIdentifier = ""
    /// The identifier that groups related notifications.
    open fileprivate(set) var threadIdentifier = ""
    /// The interruption level of the notification.
    open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    /// The relevance score of the notification, from 0 to 1.
    open fileprivate(set) var relevanceScore: Double = 0
}

/// The editable content of a notification.
open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
}

/// An image or video attachment of a notification.
open class UNNotificationAttachment: NSObject {
    /// The identifier of the attachment.
    public let identifier: String
    /// The URL of the attachment's file.
    public let url: URL
    /// Creates an attachment from a file, ignoring the options.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier
        url = URL
    }
}

/// A request to schedule a notification, with its content and trigger.
open class UNNotificationRequest: NSObject {
    /// The identifier of the request.
    public let identifier: String
    /// The content of the notification.
    public let content: UNNotificationContent
    /// The trigger of the notification, or `nil` to deliver it immediately.
    public let trigger: UNNotificationTrigger?
    /// Creates a request with an identifier, content, and a trigger.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

/// A condition that triggers the delivery of a notification.
open class UNNotificationTrigger: NSObject {
    /// A Boolean value that indicates whether the notification repeats.
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}

/// A trigger for notifications from a push notification server.
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// A trigger that delivers a notification after a time interval.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The time interval, in seconds.
    public let timeInterval: TimeInterval
    /// Creates a trigger with a time interval, in seconds.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    /// The next trigger date; always `nil` here.
    open func nextTriggerDate() -> Date? { nil }
}

/// A trigger that delivers a notification at a date and time.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The date components of the trigger date.
    public let dateComponents: DateComponents
    /// Creates a trigger with date components.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    /// The next trigger date; always `nil` here.
    open func nextTriggerDate() -> Date? { nil }
}
