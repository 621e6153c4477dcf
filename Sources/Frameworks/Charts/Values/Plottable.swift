// swift-format-ignore-file: NoLeadingUnderscores
public import Foundation

/// A type whose values charts can plot.
public protocol Plottable {
    /// The type of number, text or date that stands for a value.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// The number, text or date that stands for the value.
    var primitivePlottable: PrimitivePlottable { get }

    /// Creates the value that a number, text or date stands for; `nil` if none does.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a text or a date.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// The value as scales have it.
    var _datum: _Datum { get }

    /// Creates the value of a scale's; `nil` if it is of another kind.
    init?(_datum: _Datum)
}

extension PrimitivePlottableProtocol {
    /// The value itself.
    public var primitivePlottable: Self { self }

    /// Creates the same value.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    /// What stands for the raw value.
    public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

    /// Creates the value of a raw value.
    public init?(primitivePlottable: RawValue.PrimitivePlottable) {
        guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
        self.init(rawValue: raw)
    }
}

/// A value as scales have it: a number, a text, or a date in seconds since 2001.
public enum _Datum: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A text, which is a category.
    case category(String)
    /// A date in seconds since 2001.
    case date(Double)
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    /// The number.
    public var _datum: _Datum { .number(Double(self)) }

    /// Creates the whole part of a number; `nil` if it is out of range.
    public init?(_datum: _Datum) {
        guard case .number(let number) = _datum, number.isFinite else { return nil }
        self.init(exactly: number.rounded(.towardZero))
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    /// The number.
    public var _datum: _Datum { .number(Double(self)) }

    /// Creates a number.
    public init?(_datum: _Datum) {
        guard case .number(let number) = _datum else { return nil }
        self.init(number)
    }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    /// The number.
    public var _datum: _Datum { .number(NSDecimalNumber(decimal: self).doubleValue) }

    /// Creates a number.
    public init?(_datum: _Datum) {
        guard case .number(let number) = _datum, number.isFinite else { return nil }
        self.init(number)
    }
}

extension String: PrimitivePlottableProtocol {
    /// The category.
    public var _datum: _Datum { .category(self) }

    /// Creates the name of a category.
    public init?(_datum: _Datum) {
        guard case .category(let name) = _datum else { return nil }
        self = name
    }
}

extension Date: PrimitivePlottableProtocol {
    /// The date.
    public var _datum: _Datum { .date(timeIntervalSinceReferenceDate) }

    /// Creates a date.
    public init?(_datum: _Datum) {
        guard case .date(let seconds) = _datum else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}
