public import Foundation

/// A value that is compared as a number.
public protocol NMBDoubleConvertible {
    /// The number.
    var doubleValue: CDouble { get }
}

extension Double: NMBDoubleConvertible {
    /// The number itself.
    public var doubleValue: CDouble { self }
}
extension Float: NMBDoubleConvertible {
    /// The number.
    public var doubleValue: CDouble { CDouble(self) }
}
extension CGFloat: NMBDoubleConvertible {
    /// The number.
    public var doubleValue: CDouble { CDouble(self) }
}
extension NSNumber: NMBDoubleConvertible {}
extension Date: NMBDoubleConvertible {
    /// The seconds since 2001.
    public var doubleValue: CDouble { timeIntervalSinceReferenceDate }
}
extension NSDate: NMBDoubleConvertible {
    /// The seconds since 2001.
    public var doubleValue: CDouble { timeIntervalSinceReferenceDate }
}

/// How far values that are close may be apart, unless a test says it.
public let DefaultDelta = 0.0001

/// Matches numbers that are close to another.
public func beCloseTo<Value: FloatingPoint>(_ expectedValue: Value, within delta: Value) -> Matcher<Value> {
    .of("be close to <\(stringify(expectedValue))> (within \(stringify(delta)))") { abs($0 - expectedValue) <= delta }
}

/// Matches numbers that are close to another.
public func beCloseTo<Value: FloatingPoint & NMBDoubleConvertible>(_ expectedValue: Value) -> Matcher<Value> {
    close(to: expectedValue, within: DefaultDelta)
}

/// Matches values that are close to another.
@_disfavoredOverload public func beCloseTo<Value: NMBDoubleConvertible>(
    _ expectedValue: Value, within delta: Double = DefaultDelta
) -> Matcher<Value> { close(to: expectedValue, within: delta) }

private func close<Value: NMBDoubleConvertible>(to expected: Value, within delta: Double) -> Matcher<Value> {
    .of("be close to <\(stringify(expected))> (within \(stringify(delta)))") {
        abs($0.doubleValue - expected.doubleValue) <= delta
    }
}

/// Matches collections whose numbers are close to those of another.
public func beCloseTo<Value: FloatingPoint, Values: Collection>(
    _ expectedValues: Values, within delta: Value
) -> Matcher<Values> where Values.Element == Value {
    .of("be close to <\(stringify(expectedValues))> (each within \(stringify(delta)))") { actual in
        actual.count == expectedValues.count && zip(actual, expectedValues).allSatisfy { abs($0 - $1) <= delta }
    }
}

infix operator ≈ : ComparisonPrecedence
infix operator ± : PlusMinusOperatorPrecedence

/// Above that of comparisons: `expect(x) ≈ 1 ± 0.1`.
precedencegroup PlusMinusOperatorPrecedence {
    higherThan: BitwiseShiftPrecedence
}

/// Expects a value to be close to another.
public func ≈ <Value: NMBDoubleConvertible>(lhs: SyncExpectation<Value>, rhs: Value) { lhs.to(beCloseTo(rhs)) }
/// Expects a number to be close to another.
public func ≈ <Value: FloatingPoint>(lhs: SyncExpectation<Value>, rhs: (expected: Value, delta: Value)) {
    lhs.to(beCloseTo(rhs.expected, within: rhs.delta))
}
/// Expects a value to be close to another.
@_disfavoredOverload public func ≈ <Value: NMBDoubleConvertible>(
    lhs: SyncExpectation<Value>, rhs: (expected: Value, delta: Double)
) {
    lhs.to(close(to: rhs.expected, within: rhs.delta))
}
/// Expects a number to be close to another.
public func == <Value: FloatingPoint>(lhs: SyncExpectation<Value>, rhs: (expected: Value, delta: Value)) {
    lhs.to(beCloseTo(rhs.expected, within: rhs.delta))
}
/// Returns a number and how far another may be from it.
public func ± <Value: FloatingPoint>(lhs: Value, rhs: Value) -> (expected: Value, delta: Value) { (lhs, rhs) }
/// Returns a value and how far another may be from it.
@_disfavoredOverload public func ± <Value: NMBDoubleConvertible>(
    lhs: Value, rhs: Double
) -> (expected: Value, delta: Double) { (lhs, rhs) }

/// Matches values in a range.
public func beWithin<T: Comparable>(_ range: Range<T>) -> Matcher<T> {
    .of("be within range <(\(range.lowerBound)..<\(range.upperBound))>") { range.contains($0) }
}
/// Matches values in a range.
public func beWithin<T: Comparable>(_ range: ClosedRange<T>) -> Matcher<T> {
    .of("be within range <(\(range.lowerBound)...\(range.upperBound))>") { range.contains($0) }
}
