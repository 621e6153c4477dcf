/// A scheduler that runs closures immediately, and knows no time.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// There are no options.
    public typealias SchedulerOptions = Never
    /// The shared scheduler.
    public static let shared = ImmediateScheduler()

    /// The only moment that there is.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// The smallest tolerance, which is none.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a closure immediately.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    /// Runs a closure immediately, whatever the moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { action() }

    /// Runs a closure immediately, once.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }

    /// The moment of an immediate scheduler.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// Returns the distance to another moment, which is none.
        public func distance(to other: SchedulerTimeType) -> Stride { 0 }
        /// Returns the same moment.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }
    }
}

extension ImmediateScheduler.SchedulerTimeType {
    /// A duration that is not waited for.
    public struct Stride: SchedulerTimeIntervalConvertible, Codable, Sendable {
        /// The duration, in no unit.
        public var magnitude: Int

        /// Creates a duration.
        public init(_ value: Int) { magnitude = value }
        /// Creates a duration.
        public init(integerLiteral value: Int) { magnitude = value }
        /// Creates a duration without a fraction.
        public init(floatLiteral value: Double) { magnitude = Int(value) }
        /// Creates a duration of an integer that fits.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = Int(exactly: source) else { return nil }
            magnitude = value
        }

        /// Returns a duration of nothing.
        public static func seconds(_ s: Int) -> Stride { 0 }
        /// Returns a duration of nothing.
        public static func seconds(_ s: Double) -> Stride { 0 }
        /// Returns a duration of nothing.
        public static func milliseconds(_ ms: Int) -> Stride { 0 }
        /// Returns a duration of nothing.
        public static func microseconds(_ us: Int) -> Stride { 0 }
        /// Returns a duration of nothing.
        public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
}

extension ImmediateScheduler.SchedulerTimeType.Stride: Comparable, SignedNumeric, Hashable, ExpressibleByFloatLiteral {
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
