public import Foundation
import LayoutSimInertness

/// The type of data to which an app requests access.
public enum EKEntityType: UInt, Sendable {
    /// Calendar events.
    case event = 0
    /// Reminders.
    case reminder = 1
}

/// The authorization of an app to access the user's calendars.
public enum EKAuthorizationStatus: Int, Sendable {
    /// The user has not made a choice.
    case notDetermined = 0
    /// The user cannot grant access.
    case restricted = 1
    /// The user denied access.
    case denied = 2
    /// The app has full access.
    case fullAccess = 3
    /// The app can add events.
    case writeOnly = 4

    /// Full access, under its name before iOS 17.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// The events of a recurring event to which a change applies.
public enum EKSpan: Int, Sendable {
    /// This event only.
    case thisEvent = 0
    /// This event and all future events.
    case futureEvents = 1
}

/// A closure that is called with the result of an access request.
public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void

/// The user's calendars; there are none here, and access requests are never answered.
open class EKEventStore: NSObject {
    /// Creates a store.
    public override init() {}

    /// Returns the authorization status; always not determined here.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
    /// Requests access; the completion handler is never called here.
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) { inert(.service, self) }
    /// Requests access; waits until the task is canceled.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { try await nobodyAnswers() }
    /// Requests full access to events; the completion handler is never called here.
    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        inert(.service, self)
    }
    /// Requests full access to events; waits until the task is canceled.
    open func requestFullAccessToEvents() async throws -> Bool { try await nobodyAnswers() }
    /// Requests write-only access to events; the completion handler is never called here.
    open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        inert(.service, self)
    }
    /// Requests write-only access to events; waits until the task is canceled.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { try await nobodyAnswers() }
    /// Requests full access to reminders; the completion handler is never called here.
    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        inert(.service, self)
    }
    /// Requests full access to reminders; waits until the task is canceled.
    open func requestFullAccessToReminders() async throws -> Bool { try await nobodyAnswers() }

    private func nobodyAnswers() async throws -> Bool {
        try await Task.sleep(for: .seconds(1_000_000_000))
        return false
    }

    /// Returns the calendars; always empty here.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// Returns the calendar with an identifier; always `nil` here.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    /// The default calendar for new events; always `nil` here.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// Returns the default calendar for new reminders; always `nil` here.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// Returns the item with an identifier; always `nil` here.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    /// Returns the event with an identifier; always `nil` here.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// Returns a predicate that matches nothing.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    /// Returns a predicate that matches nothing.
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    /// Returns the events that match a predicate; always empty here.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// Fetches the reminders that match a predicate; finds none here.
    @discardableResult open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
        completion([])
        return NSObject()
    }
    /// Always throws an error here, since access is not granted.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Always throws an error here, since access is not granted.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw EKError(.eventStoreNotAuthorized)
    }
    /// Always throws an error here, since access is not granted.
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Always throws an error here, since access is not granted.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw EKError(.eventStoreNotAuthorized)
    }
    /// Does nothing here, since there are no uncommitted changes.
    open func commit() throws { inert(.service, self) }
}

/// An error of the EventKit framework.
public struct EKError: Error, Sendable {
    /// The error codes that occur here.
    public enum Code: Int, Sendable {
        /// The app is not authorized to access the store.
        case eventStoreNotAuthorized = 29
    }
    /// The error code.
    public let code: Code

    /// Creates an error from a code.
    public init(_ code: Code) { self.code = code }
}

extension NSNotification.Name {
    /// The notification that the calendar database changed; never posted here.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
