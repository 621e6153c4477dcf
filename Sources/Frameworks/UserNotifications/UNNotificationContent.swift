public import Foundation

/// A sound of a notification.
open class UNNotificationSound: NSObject {
    /// The name of a sound, or none for the system's.
    let name: String?
    init(name: String?) { self.name = name }
    /// The system's.
    open class var `default`: UNNotificationSound { UNNotificationSound(name: nil) }
    /// The system's, even where it is silent.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(name: nil) }
    /// Creates a sound of the app's.
    public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// Its value.
    public let rawValue: String
    /// Creates one of a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates one of a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How much a notification interrupts.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive = 0, active, timeSensitive, critical }

/// What a notification says.
open class UNNotificationContent: NSObject {
    /// Its first line.
    open fileprivate(set) var title = ""
    /// Its second line.
    open fileprivate(set) var subtitle = ""
    /// What follows.
    open fileprivate(set) var body = ""
    /// The number on the app's picture.
    open fileprivate(set) var badge: NSNumber?
    /// Its sound.
    open fileprivate(set) var sound: UNNotificationSound?
    /// What the app needs to know.
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    /// Its pictures and films.
    open fileprivate(set) var attachments: [UNNotificationAttachment] = []
    /// Its kind.
    open fileprivate(set) var categoryIdentifier = ""
    /// What it belongs to.
    open fileprivate(set) var threadIdentifier = ""
    /// How much it interrupts.
    open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    /// How important it is, from 0 to 1.
    open fileprivate(set) var relevanceScore: Double = 0
}

/// What a notification is to say.
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

/// A picture or a film of a notification.
open class UNNotificationAttachment: NSObject {
    /// Its name.
    public let identifier: String
    /// Where it is.
    public let url: URL
    /// Creates one.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier
        url = URL
    }
}

/// A notification and when it comes.
open class UNNotificationRequest: NSObject {
    /// Its name.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it comes; at once where nothing is said.
    public let trigger: UNNotificationTrigger?
    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject {
    /// Whether it comes again.
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}

/// From the network.
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// After some time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// In seconds.
    public let timeInterval: TimeInterval
    /// Creates a trigger.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    /// Not known.
    open func nextTriggerDate() -> Date? { nil }
}

/// At a time of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The time.
    public let dateComponents: DateComponents
    /// Creates a trigger.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    /// Not known.
    open func nextTriggerDate() -> Date? { nil }
}
