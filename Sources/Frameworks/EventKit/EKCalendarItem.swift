public import Foundation

/// An event or a reminder, which stores its properties in memory only.
open class EKCalendarItem: NSObject {
    /// The unique identifier of the item.
    public let calendarItemIdentifier = UUID().uuidString
    /// The calendar of the item.
    open var calendar: EKCalendar!
    /// The title.
    open var title: String! = ""
    /// The location.
    open var location: String?
    /// The notes.
    open var notes: String?
    /// The URL.
    open var url: URL?
    /// The alarms.
    open var alarms: [EKAlarm]?
    /// Whether the item has alarms.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Whether the item has notes.
    open var hasNotes: Bool { notes?.isEmpty == false }

    /// Adds an alarm.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Removes an alarm.
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}

/// A reminder.
open class EKReminder: EKCalendarItem {
    /// The start date of the task.
    open var startDateComponents: DateComponents?
    /// The due date of the task.
    open var dueDateComponents: DateComponents?
    /// Whether the reminder is completed.
    open var isCompleted = false
    /// The date on which the reminder was completed.
    open var completionDate: Date?
    /// The priority, from 1 (highest) to 9; 0 means none.
    open var priority = 0

    /// Creates a reminder.
    public init(eventStore: EKEventStore) {}
}

/// An event in a calendar.
open class EKEvent: EKCalendarItem {
    /// The unique identifier of the event.
    open var eventIdentifier: String! { calendarItemIdentifier }
    /// Whether the event is an all-day event.
    open var isAllDay = false
    /// The start date.
    open var startDate: Date!
    /// The end date.
    open var endDate: Date!

    /// Creates an event.
    public init(eventStore: EKEventStore) {}
}

/// An alarm of an event or a reminder.
open class EKAlarm: NSObject {
    /// The absolute date of the alarm.
    open var absoluteDate: Date?
    /// The offset from the start of the event, in seconds.
    open var relativeOffset: TimeInterval = 0

    /// Creates an alarm with an absolute date.
    public init(absoluteDate: Date) { self.absoluteDate = absoluteDate }
    /// Creates an alarm with an offset from the start of the event, in seconds.
    public init(relativeOffset: TimeInterval) { self.relativeOffset = relativeOffset }
}

/// A calendar of events or a list of reminders.
open class EKCalendar: NSObject {
    /// The unique identifier of the calendar.
    public let calendarIdentifier = UUID().uuidString
    /// The title.
    open var title = ""

    /// Creates a calendar.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}
