public import Foundation

extension Text {
    /// How a date is shown.
    public struct DateStyle: Equatable, Sendable, Codable {
        enum Kind: String, Sendable, Codable {
            case time, date, relative, offset, timer
        }

        let kind: Kind

        /// The time of day.
        public static let time = DateStyle(kind: .time)
        /// The day.
        public static let date = DateStyle(kind: .date)
        /// How long it is from now.
        public static let relative = DateStyle(kind: .relative)
        /// How long it is from now, with a sign.
        public static let offset = DateStyle(kind: .offset)
        /// A clock that counts from the date or to it.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates a text of a date.
    public init(_ date: Date, style: DateStyle) { self.init(.formatted(DateContent.date(date, style.kind))) }
    /// Creates a text of a span of time.
    public init(_ dates: ClosedRange<Date>) {
        self.init(.formatted(DateContent.span(dates.lowerBound, dates.upperBound)))
    }
    /// Creates a text of a span of time.
    public init(_ interval: DateInterval) { self.init(.formatted(DateContent.span(interval.start, interval.end))) }
    /// Creates a clock that counts a span of time, down to its end or up from its beginning.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .formatted(
                DateContent.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
}

/// A date in words.
private enum DateContent: FormattedContent, Equatable {
    case date(Date, Text.DateStyle.Kind)
    case span(Date, Date)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

    var followsTime: Bool {
        switch self {
        case .date(_, .time), .date(_, .date), .span: false
        case .date(_, .relative), .date(_, .offset), .date(_, .timer): true
        case .timer(_, let pause, _, _): pause == nil
        }
    }

    func isSame(as other: any FormattedContent) -> Bool { other as? DateContent == self }

    private static func span(from start: Date, to end: Date, _ environment: EnvironmentValues) -> String {
        let formatter = DateIntervalFormatter()
        formatter.locale = environment.locale
        formatter.calendar = environment.calendar
        formatter.timeZone = environment.timeZone
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        return formatter.string(from: start, to: end)
    }

    func words(in environment: EnvironmentValues) -> AttributedString {
        switch self {
        case .date(let date, .time): AttributedString(formatter(environment, .none, .short).string(from: date))
        case .date(let date, .date): AttributedString(formatter(environment, .long, .none).string(from: date))
        case .date(let date, let kind): AttributedString(Self.distance(to: date, kind, environment.shownDate ?? Date()))
        case .span(let start, let end):
            AttributedString(Self.span(from: start, to: end, environment))
        case .timer(let span, let pause, let countsDown, let showsHours):
            AttributedString(Self.clock(span, pause ?? environment.shownDate ?? Date(), countsDown, showsHours))
        }
    }

    private func formatter(
        _ environment: EnvironmentValues, _ date: DateFormatter.Style, _ time: DateFormatter.Style
    ) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = environment.locale
        formatter.calendar = environment.calendar
        formatter.timeZone = environment.timeZone
        (formatter.dateStyle, formatter.timeStyle) = (date, time)
        return formatter
    }

    /// Returns how long it is from now to a date: a clock, or its two largest units in English.
    private static func distance(to date: Date, _ kind: Text.DateStyle.Kind, _ now: Date) -> String {
        let seconds = Int(date.timeIntervalSince(now).rounded())
        if kind == .timer { return time(abs(seconds), showsHours: true) }
        let units = [("day", "day", 86_400), ("hour", "hr", 3_600), ("minute", "min", 60), ("second", "sec", 1)]
        var (parts, rest) = ([String](), abs(seconds))
        for (name, short, length) in units {
            let count = rest / length
            rest %= length
            guard count > 0, parts.count < (kind == .offset ? 1 : 2) else { continue }
            parts.append(kind == .offset ? "\(count) \(name)\(count == 1 ? "" : "s")" : "\(count) \(short)")
        }
        if parts.isEmpty { parts = [kind == .offset ? "0 seconds" : "0 sec"] }
        let sign = kind == .offset ? (seconds < 0 ? "-" : "+") : ""
        return sign + parts.joined(separator: ", ")
    }

    private static func clock(_ span: ClosedRange<Date>, _ now: Date, _ countsDown: Bool, _ showsHours: Bool) -> String
    {
        let now = min(max(now, span.lowerBound), span.upperBound)
        let seconds = countsDown ? span.upperBound.timeIntervalSince(now) : now.timeIntervalSince(span.lowerBound)
        return time(Int(seconds.rounded()), showsHours: showsHours)
    }

    private static func time(_ seconds: Int, showsHours: Bool) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = (seconds / 3_600, seconds / 60)
        guard showsHours, hours > 0 else { return "\(minutes):\(two(seconds % 60))" }
        return "\(hours):\(two(minutes % 60)):\(two(seconds % 60))"
    }
}
