public import Foundation

/// What an app asks to see.
public enum EKEntityType: UInt, Sendable {
    /// Events of calendars.
    case event = 0
    /// Reminders.
    case reminder = 1
}

/// Whether an app may see the user's calendars.
public enum EKAuthorizationStatus: Int, Sendable {
    /// The user was not asked, or did not answer.
    case notDetermined = 0
    /// The user cannot allow it.
    case restricted = 1
    /// The user does not allow it.
    case denied = 2
    /// It may see all.
    case fullAccess = 3
    /// It may add events.
    case writeOnly = 4

    /// It may see all, by the name until iOS 17.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// Which events of a series are meant.
public enum EKSpan: Int, Sendable {
    /// One alone.
    case thisEvent = 0
    /// It and those after it.
    case futureEvents = 1
}

/// What is told of an answer to a request.
public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void

/// The user's calendars: there are none, and nobody answers when the user is asked.
open class EKEventStore: NSObject {
    /// Creates a store.
    public override init() {}

    /// Nobody answered.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
    /// Asks, and nobody answers.
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) {}
    /// Asks, and nobody answers until the task is cancelled.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { try await nobodyAnswers() }
    /// Asks, and nobody answers.
    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {}
    /// Asks, and nobody answers until the task is cancelled.
    open func requestFullAccessToEvents() async throws -> Bool { try await nobodyAnswers() }
    /// Asks, and nobody answers.
    open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {}
    /// Asks, and nobody answers until the task is cancelled.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { try await nobodyAnswers() }
    /// Asks, and nobody answers.
    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {}
    /// Asks, and nobody answers until the task is cancelled.
    open func requestFullAccessToReminders() async throws -> Bool { try await nobodyAnswers() }

    private func nobodyAnswers() async throws -> Bool {
        try await Task.sleep(for: .seconds(1_000_000_000))
        return false
    }

    /// None.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// None.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    /// None.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// None.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// None.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    /// None.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// What matches nothing.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    /// What matches nothing.
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    /// None.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// Finds none.
    @discardableResult open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
        completion([])
        return NSObject()
    }
    /// Keeps nothing, since nobody allowed it.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Keeps nothing, since nobody allowed it.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw EKError(.eventStoreNotAuthorized)
    }
    /// Removes nothing, since nobody allowed it.
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Removes nothing, since nobody allowed it.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw EKError(.eventStoreNotAuthorized)
    }
    /// Nothing waits.
    open func commit() throws {}
}

/// Why a store did not do what it was asked for.
public struct EKError: Error, Sendable {
    /// The kinds of errors that are met here.
    public enum Code: Int, Sendable {
        /// The user did not allow it.
        case eventStoreNotAuthorized = 29
    }
    /// The kind of the error.
    public let code: Code

    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }
}

extension NSNotification.Name {
    /// That calendars changed, which they never do.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
