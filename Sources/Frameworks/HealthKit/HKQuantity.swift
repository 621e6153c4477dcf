public import Foundation

/// A value of a unit (Apple, *HKQuantity*).
public final class HKQuantity: NSObject, Sendable {
    private let unit: HKUnit
    private let value: Double

    /// Creates a quantity.
    public init(unit: HKUnit, doubleValue value: Double) {
        (self.unit, self.value) = (unit, value)
    }

    /// Returns whether the quantity can be said in a unit.
    public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.powers == unit.powers }

    /// Returns the value in a unit; ends the process for one of another kind, as an exception does on a device.
    public func doubleValue(for unit: HKUnit) -> Double {
        guard self.is(compatibleWith: unit) else {
            preconditionFailure("Attempt to convert incompatible units: \(self.unit), \(unit)")
        }
        return unit.factor == self.unit.factor ? value : value * self.unit.factor / unit.factor
    }

    /// Compares two quantities of one kind.
    public func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    /// Whether two are the same amount of the same kind.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return compare(other) == .orderedSame
    }
    public override var hash: Int { (value * unit.factor).hashValue }
    public override var description: String { "\(value) \(unit)" }
}
