import CoreGraphics
import Foundation

/// The values at which an axis has marks.
struct AxisTicks {
    /// The values.
    let values: [Datum]
    /// The distance between dates, by which labels are written.
    let dates: DateStride?
    /// The values of the axis, rounded to those with marks where nothing else is said.
    let domain: Domain

    /// - Parameters:
    ///   - isSaid: whether code says the domain, which is not rounded then.
    ///   - length: the length of the axis, in points, as far as it is known.
    init(_ values: AxisMarkValues, _ domain: Domain, isSaid: Bool, length: CGFloat, calendar: Calendar) {
        switch (domain, values.kind) {
        case (.categories(let names), .values(let data)):
            self.init(data.filter { if case .category(let name) = $0 { names.contains(name) } else { false } }, domain)
        case (.categories(let names), _): self.init(names.map { .category($0) }, domain)
        case (_, .values(let data)): self.init(data.filter(\.isPlottable), domain)
        case (.numbers(let lower, let upper), _):
            self.init(numbers: values, lower, upper, isSaid: isSaid, length: length)
        case (.dates(let lower, let upper), _):
            self.init(dates: values, lower, upper, length: length, calendar: calendar)
        }
    }

    private init(_ values: [Datum], _ domain: Domain, dates: DateStride? = nil) {
        (self.values, self.domain, self.dates) = (values, domain, dates)
    }

    /// The number of values for which there is room, of those that are desired.
    private static func count(_ desired: Int?, _ length: CGFloat) -> Int {
        if let desired { return max(desired, 1) }
        return min(ChartMetrics.desiredCount, max(2, Int(max(length, 0) / ChartMetrics.leastStep) + 1))
    }

    private init(
        numbers values: AxisMarkValues, _ lower: Double, _ upper: Double, isSaid: Bool, length: CGFloat
    ) {
        let (least, most) = (min(lower, upper), max(lower, upper))
        var ends = (least, most)
        let all: (Double, Double) -> [Double]
        switch values.kind {
        case .stride(let step): all = { NiceNumbers.multiples(of: step, from: $0, to: $1) }
        case .automatic(let desired, let minimum):
            let intervals = max(Self.count(desired, length) - 1, 1)
            var stride = NiceNumbers.stride(from: least, to: most, intervals: intervals)
            if let minimum, minimum > stride?.value ?? 0 {
                stride = NiceNumbers.stride(from: 0, to: minimum, intervals: 1)
            }
            all = { from, to in stride.map { NiceNumbers.multiples(of: $0, from: from, to: to) } ?? [from] }
        case .dates, .values: all = { _, _ in [] }
        }
        if !isSaid {
            // One value beyond each end tells where the next ones are.
            let span = most - least
            let around = all(least - span, most + span)
            if values.roundsLower ?? true { ends.0 = around.last { $0 <= least } ?? least }
            if values.roundsUpper ?? true { ends.1 = around.first { $0 >= most } ?? most }
        }
        let domain = lower <= upper ? Domain.numbers(ends.0, ends.1) : .numbers(ends.1, ends.0)
        self.init(all(ends.0, ends.1).map { .number($0) }, domain)
    }

    private init(
        dates values: AxisMarkValues, _ lower: Double, _ upper: Double, length: CGFloat, calendar: Calendar
    ) {
        let (least, most) = (min(lower, upper), max(lower, upper))
        var (stride, calendar) = (DateStride(unit: .day, count: 1), calendar)
        switch values.kind {
        case .dates(let said, let own):
            stride = said
            if let own { calendar = own }
        case .automatic(let desired, _):
            stride = NiceDates.stride(
                seconds: most - least, intervals: max(Self.count(desired, length) - (desired == nil ? 0 : 1), 1))
        case .stride(let seconds):
            stride = DateStride(unit: .second, count: abs(seconds) < 1e12 ? max(Int(seconds), 1) : 0)
        case .values: break
        }
        let span = (Date(timeIntervalSinceReferenceDate: least), Date(timeIntervalSinceReferenceDate: most))
        var ends = (least, most)
        let around = NiceDates(calendar).around(span.0, span.1, stride)
        if values.roundsLower == true, let first = around.first { ends.0 = first.timeIntervalSinceReferenceDate }
        if values.roundsUpper == true, let last = around.last { ends.1 = last.timeIntervalSinceReferenceDate }
        let dates = NiceDates(calendar).multiples(
            of: stride, from: Date(timeIntervalSinceReferenceDate: ends.0),
            to: Date(timeIntervalSinceReferenceDate: ends.1))
        let domain = lower <= upper ? Domain.dates(ends.0, ends.1) : .dates(ends.1, ends.0)
        self.init(dates.map { .date($0.timeIntervalSinceReferenceDate) }, domain, dates: stride)
    }
}
