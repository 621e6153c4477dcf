/// How much a constraint matters, above 0 and up to 1000; no number of lower priorities outweighs a higher one.
///
/// Single precision, as in UIKit's `UILayoutPriority`.
public struct Priority: RawRepresentable, Hashable, Sendable {
    /// The number as UIKit writes it.
    public var rawValue: Float

    /// Creates a priority from UIKit's number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Must hold.
    public static let required = Priority(rawValue: 1000)
    /// The default of compression resistance.
    public static let defaultHigh = Priority(rawValue: 750)
    /// The default of hugging.
    public static let defaultLow = Priority(rawValue: 250)
    /// What `systemLayoutSizeFitting` uses for the size it is asked for.
    public static let fittingSizeLevel = Priority(rawValue: 50)
}

extension Priority {
    /// The priority that counts in a layout: required for numbers above it and for NaN; `nil` at 0 and below, where a
    /// constraint takes no part.
    package var effective: Priority? {
        if rawValue <= 0 { return nil }
        return rawValue < Priority.required.rawValue ? self : .required
    }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a priority from a whole number such as `750`.
    public init(integerLiteral value: Int) {
        self.init(rawValue: Float(value))
    }

    /// Creates a priority from a number such as `999.5`.
    public init(floatLiteral value: Float) {
        self.init(rawValue: value)
    }
}

extension Priority: Comparable, CustomStringConvertible {
    /// Whether the first one gives way to the second one.
    public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }

    /// The number without a needless fraction, `750` or `999.5`.
    public var description: String {
        rawValue == rawValue.rounded() && abs(rawValue) < 1e6 ? "\(Int(rawValue))" : "\(rawValue)"
    }
}

/// A priority for each axis, such as those of hugging.
public struct AxisPriorities: Hashable, Sendable {
    /// For widths.
    public var horizontal: Priority
    /// For heights.
    public var vertical: Priority

    /// Creates priorities for widths and heights.
    public init(horizontal: Priority, vertical: Priority) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Creates the same priority for both axes.
    public init(_ both: Priority) {
        self.init(horizontal: both, vertical: both)
    }
}
