public import Foundation

/// Writes quantities of time, in English (Apple, *DateComponentsFormatter*).
open class DateComponentsFormatter: Formatter {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable { case positional = 0, abbreviated, short, full, spellOut, brief }

    /// Which units of zero are written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// Its bits.
        public let rawValue: UInt
        /// Creates a behavior from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Positions keep zeros behind the first number; other styles write none.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// None before the first number.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// None between numbers.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// None behind the last number.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// None.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All, and positions with two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written, by default as positions.
    open var unitsStyle: UnitsStyle = .positional
    /// The units that may be used, years to seconds if empty.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which units of zero are written.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// The calendar that tells the lengths of months and years, the Gregorian one if nil.
    open var calendar: Calendar? = Calendar(identifier: .gregorian)
    /// The day from which months and years are counted, the begin of 2001 if nil.
    open var referenceDate: Date?
    /// Whether parts of the smallest unit may be written, which is not done here.
    open var allowsFractionalUnits = false
    /// The number of units, the largest first, without a limit if 0.
    open var maximumUnitCount = 0
    /// Whether the largest unit is written in the next one where that is short, which is not done here.
    open var collapsesLargestUnit = false
    /// Whether "About" is written before.
    open var includesApproximationPhrase = false
    /// Whether "remaining" is written behind.
    open var includesTimeRemainingPhrase = false
    /// Where in a sentence the text stands.
    open var formattingContext: Formatter.Context = .unknown

    /// Components as text.
    open func string(from components: DateComponents) -> String? {
        let amounts = DurationUnit.allCases.filter { allowed.contains($0) }.map { unit in
            (unit, components.value(for: unit.component) ?? 0)
        }
        return text(amounts)
    }

    /// The time between two dates as text.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        var calendar = calendar ?? Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = Set(allowed.map(\.component))
        return string(from: calendar.dateComponents(parts, from: startDate, to: endDate))
    }

    /// Seconds as text.
    open func string(from ti: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// Components or a number of seconds as text.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    /// Components as text in a style.
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
        let written = unitsStyle.text(shown, isPadded: zeroFormattingBehavior.contains(.pad))
        let text = (isNegative ? "-" : "") + written
        let about = includesApproximationPhrase ? "About " : ""
        return about + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private var zeros: ZeroFormattingBehavior {
        guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
        return unitsStyle == .positional ? .dropLeading : .dropAll
    }
}

extension DateComponentsFormatter.ZeroFormattingBehavior {
    /// The units that are written, at least the last one.
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
