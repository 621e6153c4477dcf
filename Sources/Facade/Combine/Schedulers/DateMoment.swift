public import Foundation

/// A moment of a clock that tells dates: that of run loops or that of operation queues, whose moments are not compared.
public struct DateMoment<Clock>: Strideable, Codable, Hashable, Sendable {
    /// The moment.
    public var date: Date

    /// Creates a moment.
    public init(_ date: Date) { self.date = date }

    /// Returns the distance to another moment.
    public func distance(to other: DateMoment) -> Stride {
        Stride(other.date.timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate)
    }

    /// Returns a moment at a distance.
    public func advanced(by n: Stride) -> DateMoment { DateMoment(date + n.timeInterval) }
}

extension RunLoop {
    /// A moment of a run loop's clock.
    public typealias SchedulerTimeType = DateMoment<RunLoop>
}

extension OperationQueue {
    /// A moment of an operation queue's clock.
    public typealias SchedulerTimeType = DateMoment<OperationQueue>
}

extension DateMoment {
    /// A duration in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Codable, Sendable {
        /// The number of seconds.
        public var magnitude: TimeInterval
        /// The number of seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Creates a duration in seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        /// Creates a duration in seconds.
        public init(floatLiteral value: TimeInterval) { magnitude = value }
        /// Creates a duration in seconds.
        public init(integerLiteral value: TimeInterval) { magnitude = value }
        /// Creates a duration in seconds that fit.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            magnitude = value
        }

        /// Returns a number of seconds.
        public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
        /// Returns a number of seconds.
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        /// Returns a number of milliseconds.
        public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1000) }
        /// Returns a number of microseconds.
        public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1_000_000) }
        /// Returns a number of nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1_000_000_000) }
    }
}

extension DateMoment.Stride: Comparable, SignedNumeric, Hashable, ExpressibleByFloatLiteral {
    /// Returns whether a duration is shorter than another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    /// Returns the sum of two durations.
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
    /// Returns the difference of two durations.
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
    /// Returns the product of two durations.
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
    /// Adds a duration.
    public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }
    /// Takes a duration away.
    public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }
    /// Multiplies with a duration.
    public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }
}
