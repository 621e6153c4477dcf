public import Foundation

/// The span of values in a bin; that of the last one has its upper bound, too.
public struct ChartBinRange<Bound: Comparable> {
    /// The least value.
    public let lowerBound: Bound
    /// The value at which the bin ends.
    public let upperBound: Bound
    let isClosed: Bool
}

extension ChartBinRange: RangeExpression {
    /// Returns whether a value is in the bin.
    public func contains(_ element: Bound) -> Bool {
        lowerBound <= element && (element < upperBound || isClosed && element == upperBound)
    }
    /// Returns the indices of a collection in the bin.
    public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        (lowerBound..<upperBound).relative(to: collection)
    }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Spans of numbers of the same length.
public struct NumberBins<Value: Comparable & Numeric> {
    /// The numbers at which bins begin, and the one at which the last one ends.
    public let thresholds: [Value]

    /// Creates bins that begin at numbers.
    public init(thresholds: [Value]) { self.thresholds = thresholds }

    /// Returns the number of the bin of a number.
    public func index(for value: Value) -> Int {
        Swift.max(0, Swift.min((thresholds.firstIndex { $0 > value } ?? thresholds.count) - 1, thresholds.count - 2))
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Creates a number of bins of the same length over a range.
    public init(range: ClosedRange<Value>, count: Int) {
        let length = (range.upperBound - range.lowerBound) / Value(Swift.max(count, 1))
        self.init(thresholds: (0...Swift.max(count, 1)).map { range.lowerBound + length * Value($0) })
    }
    /// Creates about as many bins as desired of round lengths over numbers.
    public init(data: [Value], desiredCount: Int = 10, minimumSize: Value? = nil) {
        let finite = data.filter(\.isFinite).map { Double($0) }
        let (least, most) = (finite.min() ?? 0, finite.max() ?? 0)
        let stride = NiceNumbers.length(from: least, to: most, intervals: desiredCount)
        let length = Swift.max(stride, minimumSize.map { Double($0) } ?? 0)
        self.init(thresholds: NiceNumbers.around(least, most, stride: length).map { Value($0) })
    }
    /// Creates bins of a length over a range.
    public init(size: Value, range: ClosedRange<Value>) {
        let all = NiceNumbers.around(Double(range.lowerBound), Double(range.upperBound), stride: Double(size))
        self.init(thresholds: all.map { Value($0) })
    }
    /// Creates about as many bins as desired of round lengths over a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumSize: Value? = nil) {
        self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount, minimumSize: minimumSize)
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Creates about as many bins as desired of round lengths over numbers.
    public init(data: [Value], desiredCount: Int = 10, minimumSize: Value? = nil) {
        let (least, most) = (Double(data.min() ?? 0), Double(data.max() ?? 0))
        let stride = NiceNumbers.length(from: least, to: most, intervals: desiredCount)
        let whole = Swift.max(stride.rounded(), minimumSize.map { Double($0) } ?? 1, 1)
        self.init(thresholds: NiceNumbers.around(least, most, stride: whole).compactMap(Value.init(exactly:)))
    }
    /// Creates bins of a length over a range.
    public init(size: Value, range: ClosedRange<Value>) {
        let all = NiceNumbers.around(Double(range.lowerBound), Double(range.upperBound), stride: Double(size))
        self.init(thresholds: all.compactMap(Value.init(exactly:)))
    }
    /// Creates about as many bins as desired of round lengths over a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumSize: Value? = nil) {
        self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount, minimumSize: minimumSize)
    }
}

extension NumberBins: RandomAccessCollection {
    /// The number of the first bin.
    public var startIndex: Int { 0 }
    /// The number behind the last bin.
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    /// The span of a bin.
    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
    }
}

/// Spans of time.
public struct DateBins {
    /// The dates at which bins begin, and the one at which the last one ends.
    public let thresholds: [Date]

    /// Creates bins that begin at dates.
    public init(thresholds: [Date]) { self.thresholds = thresholds }
    /// Creates bins of a unit of time over dates.
    public init(
        unit: Calendar.Component, by value: Int = 1, data: [Date], calendar: Calendar = .autoupdatingCurrent
    ) {
        let (least, most) = (data.min() ?? .distantPast, data.max() ?? .distantPast)
        self.init(unit: unit, by: value, range: least...most, calendar: calendar)
    }
    /// Creates bins of a unit of time over a range.
    public init(
        unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>,
        calendar: Calendar = .autoupdatingCurrent
    ) {
        let stride = DateStride(unit: unit, count: value)
        thresholds = NiceDates(calendar).around(range.lowerBound, range.upperBound, stride)
    }

    /// Returns the number of the bin of a date.
    public func index(for value: Date) -> Int {
        Swift.max(0, Swift.min((thresholds.firstIndex { $0 > value } ?? thresholds.count) - 1, thresholds.count - 2))
    }
}

extension DateBins: RandomAccessCollection {
    /// The number of the first bin.
    public var startIndex: Int { 0 }
    /// The number behind the last bin.
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    /// The span of a bin.
    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
    }
}
