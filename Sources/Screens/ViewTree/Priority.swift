/// The priority of a constraint, above 0 and up to 1000; a higher priority outweighs any number of lower ones.
///
/// Single precision, as in UIKit's `UILayoutPriority`.
public struct Priority: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public var rawValue: Float

    /// Creates a priority from UIKit's number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// A required constraint.
    public static let required = Priority(rawValue: 1000)
    /// The default priority of compression resistance.
    public static let defaultHigh = Priority(rawValue: 750)
    /// The default priority of hugging.
    public static let defaultLow = Priority(rawValue: 250)
    /// The priority at which `systemLayoutSizeFitting` requests its target size.
    public static let fittingSizeLevel = Priority(rawValue: 50)
}

extension Priority {
    /// The priority used in layout: required for numbers above it and for NaN; `nil` at 0 and below, where a constraint
    /// is ignored.
    package var effective: Priority? {
        if rawValue <= 0 { return nil }
        return rawValue < Priority.required.rawValue ? self : .required
    }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a priority from an integer such as `750`.
    public init(integerLiteral value: Int) {
        self.init(rawValue: Float(value))
    }

    /// Creates a priority from a floating-point number such as `999.5`.
    public init(floatLiteral value: Float) {
        self.init(rawValue: value)
    }
}

extension Priority: Comparable, CustomStringConvertible {
    /// Returns whether the first priority is lower than the second.
    public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }

    /// The number without a redundant fraction, such as `750` or `999.5`.
    public var description: String {
        rawValue == rawValue.rounded() && abs(rawValue) < 1e6 ? "\(Int(rawValue))" : "\(rawValue)"
    }
}

/// A priority for each axis, such as those of content hugging.
public struct AxisPriorities: Hashable, Sendable {
    /// The horizontal priority.
    public var horizontal: Priority
    /// The vertical priority.
    public var vertical: Priority

    /// Creates horizontal and vertical priorities.
    public init(horizontal: Priority, vertical: Priority) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Creates the same priority for both axes.
    public init(_ both: Priority) {
        self.init(horizontal: both, vertical: both)
    }
}
