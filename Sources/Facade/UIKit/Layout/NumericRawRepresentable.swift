// swift-format-ignore: NoLeadingUnderscores
/// A value that stands for a number, which is compared and moved as that number: priorities and levels of windows.
///
/// The operators are those of the protocol, as in UIKit's Swift interface, so that an app's own operators for one of
/// its types come first.
public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable where RawValue: Comparable & Numeric {
    /// Creates a value of a number.
    init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
    /// Returns whether the number of the first value is less.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    /// Returns the value whose number is greater by another.
    public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) }
    /// Returns the value whose number is less by another.
    public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) }
    /// Adds to the number of a value.
    public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
    /// Takes from the number of a value.
    public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
