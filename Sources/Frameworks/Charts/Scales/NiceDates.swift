import Foundation

/// A distance between dates on an axis.
struct DateStride: Equatable {
    let unit: Calendar.Component
    let count: Int

    /// The length in seconds, of an average unit.
    var seconds: Double { Double(count) * Self.seconds(of: unit) }

    private static func seconds(of unit: Calendar.Component) -> Double {
        switch unit {
        case .nanosecond: 1e-9
        case .minute: 60
        case .hour: 3600
        case .weekOfYear, .weekOfMonth: 604_800
        case .month: 2_629_746
        case .quarter: 7_889_238
        case .year, .yearForWeekOfYear: 31_556_952
        case .day, .weekday, .weekdayOrdinal, .dayOfYear: 86400
        default: 1
        }
    }

    /// The distances from which automatic axes choose; which there are is chosen.
    static let all: [DateStride] = {
        let counts: KeyValuePairs<Calendar.Component, [Int]> = [
            .second: [1, 5, 15, 30], .minute: [1, 5, 15, 30], .hour: [1, 3, 6, 12], .day: [1, 2], .weekOfYear: [1],
            .month: [1, 3, 6], .year: [1, 2, 5, 10, 20, 50, 100],
        ]
        return counts.flatMap { unit, counts in counts.map { DateStride(unit: unit, count: $0) } }
    }()
}

/// Round dates for axes.
struct NiceDates {
    private let calendar: Calendar

    init(_ calendar: Calendar) { self.calendar = calendar }

    /// Returns the distance at which there are about as many intervals as wanted, by their ratio.
    static func stride(seconds: Double, intervals: Int) -> DateStride {
        let wanted = seconds / Double(max(intervals, 1))
        func distance(_ stride: DateStride) -> Double {
            let ratio = stride.seconds / max(wanted, 1e-9)
            return max(ratio, 1 / ratio)
        }
        return DateStride.all.min { distance($0) < distance($1) } ?? DateStride(unit: .day, count: 1)
    }

    /// Returns the dates in a span that are multiples of a stride, counted from the start of the unit around each.
    func multiples(of stride: DateStride, from least: Date, to greatest: Date) -> [Date] {
        walk(stride, from: least, to: greatest).filter { $0 >= least && $0 <= greatest }
    }

    /// Returns multiples of a stride from the last at or before a date to the first at or after another.
    func around(_ least: Date, _ greatest: Date, _ stride: DateStride) -> [Date] {
        var dates = walk(stride, from: least, to: greatest)
        while dates.count > 1, dates[1] <= least { dates.removeFirst() }
        if let last = dates.last, last < greatest || dates.count == 1,
            let next = calendar.date(byAdding: stride.unit, value: stride.count, to: last)
        {
            dates.append(next)
        }
        return dates
    }

    /// Returns the multiples from the start of the unit around a date on.
    private func walk(_ stride: DateStride, from least: Date, to greatest: Date) -> [Date] {
        guard stride.count > 0, least <= greatest, var date = start(of: stride, before: least) else { return [] }
        var dates: [Date] = []
        while date <= greatest, dates.count < NiceNumbers.most {
            dates.append(date)
            guard let next = calendar.date(byAdding: stride.unit, value: stride.count, to: date), next > date else {
                break
            }
            date = next
        }
        return dates
    }

    /// The start of the unit around a date, whose number is a multiple of the stride's count.
    private func start(of stride: DateStride, before date: Date) -> Date? {
        guard let unit = calendar.dateInterval(of: stride.unit, for: date)?.start, stride.count > 1 else {
            return calendar.dateInterval(of: stride.unit, for: date)?.start
        }
        let number = calendar.component(stride.unit, from: unit)
        // Months and days count from 1, all other units from 0.
        let first = stride.unit == .month || stride.unit == .day ? 1 : 0
        let excess = (number - first) % stride.count
        return calendar.date(byAdding: stride.unit, value: -excess, to: unit)
    }
}
