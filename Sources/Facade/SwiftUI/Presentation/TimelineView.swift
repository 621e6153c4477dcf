public import Foundation
import LayoutSimInertness
import QuartzCore

/// Views that a closure makes anew at times.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    /// What is known when the views are made.
    public struct Context: Sendable {
        /// How often the views are made anew.
        public enum Cadence: Comparable, Sendable {
            /// At each picture.
            case live
            /// Each second.
            case seconds
            /// Each minute.
            case minutes
        }

        /// The time.
        public let date: Date
        /// How often the views are made anew.
        public let cadence: Cadence
    }
}

/// What is known when views of a timeline are made.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    /// The views as they are at the first time of the schedule.
    @MainActor public var body: some View {
        inert(.behavior, "TimelineView")
        let now = Date(timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate)
        var dates = schedule.entries(from: now, mode: .normal).makeIterator()
        return content(TimelineViewDefaultContext(date: dates.next() ?? now, cadence: .live))
    }

    /// Creates views that are made anew by a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }
}

/// The times at which views are made anew.
public protocol TimelineSchedule {
    /// How many times there are.
    typealias Mode = TimelineScheduleMode
    /// The type of the times.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// Returns the times from one on.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How many times a schedule has.
public enum TimelineScheduleMode: Sendable {
    /// All.
    case normal
    /// Few.
    case lowFrequency
}

/// The start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates the schedule.
    public init() {}

    /// Returns the times from one on.
    public func entries(
        from startDate: Date, mode: TimelineScheduleMode
    ) -> UnfoldSequence<Date, (Date?, Bool)> {
        let seconds = startDate.timeIntervalSinceReferenceDate
        let first = Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60)
        return sequence(first: first) { $0.addingTimeInterval(60) }
    }
}

/// Times that are equally far apart.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: TimeInterval

    /// Creates a schedule with its start and the seconds between its times.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// Returns the times from one on.
    public func entries(
        from startDate: Date, mode: TimelineScheduleMode
    ) -> UnfoldSequence<Date, (Date?, Bool)> {
        let steps = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
        let interval = interval
        return sequence(first: start.addingTimeInterval(steps * interval)) { $0.addingTimeInterval(interval) }
    }
}

/// Times that an app says.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries

    /// Creates a schedule of times.
    public init(_ dates: Entries) { self.dates = dates }

    /// Returns the times.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// The time of each picture.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let interval: TimeInterval

    /// Creates a schedule with the least time between pictures, in seconds.
    public init(minimumInterval: Double? = nil, paused: Bool = false) { interval = minimumInterval ?? 1 / 60 }

    /// Returns the times from one on.
    public func entries(
        from startDate: Date, mode: TimelineScheduleMode
    ) -> UnfoldSequence<Date, (Date?, Bool)> {
        let interval = interval
        return sequence(first: startDate) { $0.addingTimeInterval(interval) }
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Times that are equally far apart.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// The time of each picture.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// The time of each picture, at most as often as a time between them says.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule {
    /// Times that an app says.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
