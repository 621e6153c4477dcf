public import Dispatch

extension DispatchQueue {
    /// A moment of a queue's clock.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment.
        public var dispatchTime: DispatchTime

        /// Creates a moment.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Creates a moment from its coded form.
        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        /// Encodes the moment.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Returns the distance to another moment.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            let distance = Int(clamping: to > from ? to - from : from - to)
            return .nanoseconds(to > from ? distance : -distance)
        }

        /// Returns a moment at a distance.
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }
        /// Hashes the moment.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
    }
}

extension DispatchQueue.SchedulerTimeType {
    /// A duration in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Codable, Sendable {
        /// The number of nanoseconds.
        public var magnitude: Int
        /// The duration as Dispatch has it.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        /// Creates a duration in nanoseconds.
        public init(_ value: Int) { magnitude = value }
        /// Creates a duration of Dispatch's.
        public init(_ timeInterval: DispatchTimeInterval) {
            switch timeInterval {
            case .seconds(let s): self = .seconds(s)
            case .milliseconds(let ms): self = .milliseconds(ms)
            case .microseconds(let us): self = .microseconds(us)
            case .nanoseconds(let ns): self = .nanoseconds(ns)
            case .never: self = .nanoseconds(.max)
            @unknown default: self = .nanoseconds(.max)
            }
        }
        /// Creates a duration in seconds.
        public init(floatLiteral value: Double) { self = .seconds(value) }
        /// Creates a duration in seconds.
        public init(integerLiteral value: Int) { self = .seconds(value) }
        /// Creates a duration in nanoseconds that fit.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = Int(exactly: source) else { return nil }
            magnitude = value
        }

        /// Returns a number of seconds.
        public static func seconds(_ s: Int) -> Stride { of(s, 1_000_000_000) }
        /// Returns a number of seconds.
        public static func seconds(_ s: Double) -> Stride {
            let nanoseconds = (s * 1_000_000_000).rounded()
            return Stride(Int(exactly: nanoseconds) ?? (s > 0 ? .max : .min))
        }
        /// Returns a number of milliseconds.
        public static func milliseconds(_ ms: Int) -> Stride { of(ms, 1_000_000) }
        /// Returns a number of microseconds.
        public static func microseconds(_ us: Int) -> Stride { of(us, 1000) }
        /// Returns a number of nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(ns) }

        private static func of(_ count: Int, _ unit: Int) -> Stride {
            let (product, isTooMuch) = count.multipliedReportingOverflow(by: unit)
            return Stride(isTooMuch ? (count > 0 ? .max : .min) : product)
        }
    }
}

extension DispatchQueue.SchedulerTimeType.Stride: Comparable, SignedNumeric, Hashable, ExpressibleByFloatLiteral {
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
