public import Foundation
public import LayoutSimInertness
import LayoutSimUIKitArithmetic

/// A formatter that creates English strings from quantities of time (Apple, *DateComponentsFormatter*).
open class DateComponentsFormatter: Formatter {
    /// The style of units.
    public enum UnitsStyle: Int, Sendable { case positional = 0, abbreviated, short, full, spellOut, brief }

    /// The formatting behavior for units whose value is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates a formatting behavior from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Drops leading zeros in the positional style, and all zeros in other styles.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Drops zeros before the first nonzero unit.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Drops zeros between nonzero units.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Drops zeros after the last nonzero unit.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// Drops all zeros.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Keeps all zeros, and pads positional values to two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The style of units, positional by default.
    open var unitsStyle: UnitsStyle = .positional
    /// The allowed units, or years, months, days, hours, minutes, and seconds if empty.
    open var allowedUnits: NSCalendar.Unit = []
    /// The formatting behavior for units whose value is zero.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// The calendar that determines the lengths of months and years, or the Gregorian calendar if `nil`.
    open var calendar: Calendar? = Calendar(identifier: .gregorian)
    /// The date from which months and years are counted, or the beginning of 2001 if `nil`.
    open var referenceDate: Date?
    /// Whether fractions of the smallest unit are allowed; has no effect here.
    @Inert(.looks) open var allowsFractionalUnits = false
    /// The maximum number of units, largest first, or 0 for no limit.
    open var maximumUnitCount = 0
    /// Whether a small amount of the largest unit collapses into the next smaller unit; has no effect here.
    @Inert(.looks) open var collapsesLargestUnit = false
    /// Whether the string begins with "About".
    open var includesApproximationPhrase = false
    /// Whether the string ends with "remaining".
    open var includesTimeRemainingPhrase = false
    /// The context in which the string is used; has no effect here.
    @Inert(.looks) open var formattingContext: Formatter.Context = .unknown

    /// Returns a string for date components.
    open func string(from components: DateComponents) -> String? {
        let amounts = DurationUnit.allCases.filter { allowed.contains($0) }.map { unit in
            (unit, components.value(for: unit.component) ?? 0)
        }
        return text(amounts)
    }

    /// Returns a string for the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        var calendar = calendar ?? Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = Set(allowed.map(\.component))
        return string(from: calendar.dateComponents(parts, from: startDate, to: endDate))
    }

    /// Returns a string for a number of seconds.
    open func string(from ti: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// Returns a string for date components or a number of seconds.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    /// Returns a string for date components in a units style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var allowed: [DurationUnit] {
        let units = allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
        return DurationUnit.allCases.filter { units.contains($0.unit) }
    }

    private func text(_ amounts: [(unit: DurationUnit, count: Int)]) -> String? {
        guard !amounts.isEmpty else { return nil }
        let isNegative = amounts.contains { $0.count < 0 }
        var shown = zeros.shown(amounts.map { ($0.unit, abs($0.count)) })
        if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
        let written = unitsStyle.value.text(shown, isPadded: zeroFormattingBehavior.contains(.pad))
        let text = (isNegative ? "-" : "") + written
        let about = includesApproximationPhrase ? "About " : ""
        return about + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private var zeros: ZeroFormattingBehavior {
        guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
        return unitsStyle == .positional ? .dropLeading : .dropAll
    }
}

extension DateComponentsFormatter.UnitsStyle {
    /// The style as a value.
    fileprivate var value: DurationStyle {
        switch self {
        case .positional: .positional
        case .abbreviated: .abbreviated
        case .short: .short
        case .full: .full
        case .spellOut: .spellOut
        case .brief: .brief
        }
    }
}

extension DateComponentsFormatter.ZeroFormattingBehavior {
    /// Returns the units to write, which include at least the last one.
    func shown(_ amounts: [(unit: DurationUnit, count: Int)]) -> [(unit: DurationUnit, count: Int)] {
        guard let first = amounts.firstIndex(where: { $0.count != 0 }),
            let last = amounts.lastIndex(where: { $0.count != 0 })
        else { return contains(.dropLeading) ? Array(amounts.suffix(1)) : amounts }
        return amounts.enumerated().filter { index, amount in
            if amount.count != 0 { return true }
            if index < first { return !contains(.dropLeading) }
            return index > last ? !contains(.dropTrailing) : !contains(.dropMiddle)
        }.map(\.element)
    }
}
