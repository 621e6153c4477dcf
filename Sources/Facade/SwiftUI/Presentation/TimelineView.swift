// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation
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
    /// A timeline has no body.
    @MainActor public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    /// Makes the elements of the view at the time of the schedule that the clock has reached.
    @MainActor public static func _makeView(_ view: TimelineView, _ inputs: _ViewInputs) -> _ViewOutputs {
        let node = inputs.node
        var course = node.kept as? TimelineCourse<Schedule>
        if course.map({ !isSame($0.schedule, view.schedule) }) ?? true {
            course?.time.rest()
            course = TimelineCourse(view.schedule, node)
            node.kept = course
        }
        guard let course else { return _ViewOutputs() }
        let context = TimelineViewDefaultContext(date: course.reached(), cadence: course.cadence)
        return inputs.make(node.observing { view.content(context) })
    }

    /// Creates views that are made anew by a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }
}

/// How far the clock came in a schedule.
@MainActor private final class TimelineCourse<Schedule: TimelineSchedule> {
    let schedule: Schedule
    let time: ShownTime
    private var dates: Schedule.Entries.Iterator
    private var last: Date
    private var next: Date?

    init(_ schedule: Schedule, _ node: ViewNode) {
        self.schedule = schedule
        time = ShownTime(node)
        dates = schedule.entries(from: time.start, mode: .normal).makeIterator()
        last = dates.next() ?? time.start
        next = dates.next()
    }

    /// How often the views are made anew, by the time to the next date.
    var cadence: TimelineViewDefaultContext.Cadence {
        guard let next else { return .minutes }
        let distance = next.timeIntervalSince(last)
        return distance < 1 ? .live : distance < 60 ? .seconds : .minutes
    }

    /// Returns the last date of the schedule that the clock reached, and has the view made again at the next one.
    func reached() -> Date {
        let now = time.now.addingTimeInterval(1e-6)
        while let date = next, date <= now {
            last = date
            next = dates.next()
            // Dates that do not rise would never end.
            if let following = next, following <= last { next = nil }
        }
        if let next { time.wake(after: next.timeIntervalSince(time.start)) }
        return last
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
        let interval = interval > 0 ? interval : .infinity
        let steps = interval.isFinite ? max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down)) : 0
        let first = interval.isFinite ? start.addingTimeInterval(steps * interval) : start
        return sequence(first: first) { interval.isFinite ? $0.addingTimeInterval(interval) : nil }
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
    let isPaused: Bool

    /// Creates a schedule with the least time between pictures, in seconds, and one picture if it is paused.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 0, 1 / 60)
        isPaused = paused
    }

    /// Returns the times from one on.
    public func entries(
        from startDate: Date, mode: TimelineScheduleMode
    ) -> UnfoldSequence<Date, (Date?, Bool)> {
        let (interval, isPaused) = (interval, isPaused)
        return sequence(first: startDate) { isPaused ? nil : $0.addingTimeInterval(interval) }
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
