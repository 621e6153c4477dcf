public import Foundation

/// An event or a reminder, which holds its values.
open class EKCalendarItem: NSObject {
    /// Its name.
    public let calendarItemIdentifier = UUID().uuidString
    /// The calendar that it is in.
    // As Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var calendar: EKCalendar!
    /// What it is called.
    // As Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var title: String! = ""
    /// Where it is.
    open var location: String?
    /// What was noted.
    open var notes: String?
    /// What it refers to.
    open var url: URL?
    /// When the user is told.
    open var alarms: [EKAlarm]?
    /// Whether the user is told.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Whether there are notes.
    open var hasNotes: Bool { notes?.isEmpty == false }

    /// Has the user be told at another time.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Has the user not be told at a time.
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}

/// Something to be done.
open class EKReminder: EKCalendarItem {
    /// When it begins.
    open var startDateComponents: DateComponents?
    /// When it is due.
    open var dueDateComponents: DateComponents?
    /// Whether it is done.
    open var isCompleted = false
    /// When it was done.
    open var completionDate: Date?
    /// From 1, the highest, to 9; 0 is none.
    open var priority = 0

    /// Creates a reminder.
    public init(eventStore: EKEventStore) {}
}

/// Something that happens.
open class EKEvent: EKCalendarItem {
    /// Its name.
    // As Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var eventIdentifier: String! { calendarItemIdentifier }
    /// Whether it has no times.
    open var isAllDay = false
    /// When it begins.
    // As Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var startDate: Date!
    /// When it ends.
    // As Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var endDate: Date!

    /// Creates an event.
    public init(eventStore: EKEventStore) {}
}

/// When the user is told of an event or a reminder.
open class EKAlarm: NSObject {
    /// The time.
    open var absoluteDate: Date?
    /// From the beginning, in seconds.
    open var relativeOffset: TimeInterval = 0

    /// Creates an alarm at a time.
    public init(absoluteDate: Date) { self.absoluteDate = absoluteDate }
    /// Creates an alarm before or after the beginning, in seconds.
    public init(relativeOffset: TimeInterval) { self.relativeOffset = relativeOffset }
}

/// A calendar or a list of reminders.
open class EKCalendar: NSObject {
    /// Its name.
    public let calendarIdentifier = UUID().uuidString
    /// What it is called.
    open var title = ""

    /// Creates a calendar.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}
