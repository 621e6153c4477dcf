public import Dispatch
public import Foundation

/// A length of time.
public enum NimbleTimeInterval: Sendable, Hashable, CustomStringConvertible {
    case seconds(Int)
    case milliseconds(Int)
    case microseconds(Int)
    case nanoseconds(Int)

    /// The length in seconds.
    public var timeInterval: TimeInterval {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        }
    }

    /// The length as Dispatch has it.
    public var dispatchTimeInterval: DispatchTimeInterval {
        switch self {
        case .seconds(let count): .seconds(count)
        case .milliseconds(let count): .milliseconds(count)
        case .microseconds(let count): .microseconds(count)
        case .nanoseconds(let count): .nanoseconds(count)
        }
    }

    /// The length in words, such as `1.0 second`.
    public var description: String { timeInterval == 1 ? "1.0 second" : "\(timeInterval) seconds" }
}

extension NimbleTimeInterval: Comparable {
    /// Returns whether a length is smaller than another.
    public static func < (lhs: NimbleTimeInterval, rhs: NimbleTimeInterval) -> Bool {
        lhs.timeInterval < rhs.timeInterval
    }
}
