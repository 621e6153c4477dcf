import CoreGraphics
public import Foundation
import UIKit

extension CMTime: Comparable {
    /// Returns whether a time is earlier than another one.
    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
    /// Returns the sum of two times.
    public static func + (left: CMTime, right: CMTime) -> CMTime { left.combined(with: right, by: +) }
    /// Returns the difference of two times.
    public static func - (left: CMTime, right: CMTime) -> CMTime { left.combined(with: right, by: -) }

    private func combined(with other: CMTime, by operation: (Int64, Int64) -> Int64) -> CMTime {
        guard isValid, other.isValid else { return .invalid }
        if timescale == other.timescale {
            return CMTime(value: operation(value, other.value), timescale: timescale)
        }
        let scale = max(timescale, other.timescale)
        let common = max(timescale, other.timescale) % min(timescale, other.timescale) == 0 ? scale : 1_000_000_000
        return CMTime(
            value: operation(converted(to: common), other.converted(to: common)), timescale: common)
    }

    private func converted(to scale: Int32) -> Int64 {
        Int64((Double(value) * Double(scale) / Double(timescale)).rounded())
    }
}

/// A range of time.
public struct CMTimeRange: Hashable, Sendable {
    /// The start time.
    public var start: CMTime
    /// The duration.
    public var duration: CMTime
    /// Creates an invalid range.
    public init() { self.init(start: .invalid, duration: .invalid) }
    /// Creates a range from a start time and a duration.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// Creates a range from a start time and an end time.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
    /// The end time.
    public var end: CMTime { start + duration }
    /// A range of zero duration that starts at zero.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// An invalid range.
    public static let invalid = CMTimeRange()
    /// Returns whether the range contains a time.
    public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

/// The time zero.
public let kCMTimeZero = CMTime.zero
/// An invalid time.
public let kCMTimeInvalid = CMTime.invalid
/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Compares two times and returns -1, 0, or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }
/// Creates a range from a start time and a duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}

extension NSValue {
    /// Creates a value from a time, stored as a vector, since Foundation on Linux cannot store times.
    public convenience init(time: CMTime) {
        self.init(cgVector: CGVector(dx: Double(time.value), dy: Double(time.timescale)))
    }
    /// The time of the value.
    public var timeValue: CMTime {
        CMTime(value: Int64(cgVectorValue.dx), timescale: Int32(cgVectorValue.dy))
    }
    /// The time range of the value; always invalid here.
    public var timeRangeValue: CMTimeRange { .invalid }
}
