import CoreGraphics
public import Foundation
import UIKit

extension CMTime: Comparable {
    /// Whether a time is sooner than another.
    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
    /// A time after another.
    public static func + (left: CMTime, right: CMTime) -> CMTime { left.combined(with: right, by: +) }
    /// The time between two.
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

/// A time and what follows.
public struct CMTimeRange: Hashable, Sendable {
    /// Where it begins.
    public var start: CMTime
    /// How long it is.
    public var duration: CMTime
    /// Creates no range.
    public init() { self.init(start: .invalid, duration: .invalid) }
    /// Creates a range.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// Creates a range.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
    /// Where it ends.
    public var end: CMTime { start + duration }
    /// No time.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// No range.
    public static let invalid = CMTimeRange()
    /// Whether a time lies in it.
    public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

/// No seconds.
public let kCMTimeZero = CMTime.zero
/// No time.
public let kCMTimeInvalid = CMTime.invalid
/// A time after another.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The time between two.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }
/// A time and what follows.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}

extension NSValue {
    /// A value of a time; Foundation on Linux keeps it as a picture of its parts.
    public convenience init(time: CMTime) {
        self.init(cgVector: CGVector(dx: Double(time.value), dy: Double(time.timescale)))
    }
    /// The time, or none.
    public var timeValue: CMTime {
        CMTime(value: Int64(cgVectorValue.dx), timescale: Int32(cgVectorValue.dy))
    }
    /// None.
    public var timeRangeValue: CMTimeRange { .invalid }
}
