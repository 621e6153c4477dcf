import LayoutSimGeometry
import LayoutSimViewTree

/// Numbers that arithmetic in double precision can carry through a layout; larger ones come from damaged files only.
enum Soundness {
    /// In points; frames reach about a hundred thousand points in real files.
    static let greatestDistance = 1e7
    static let greatestMultiplier = 1e4

    /// The nearest number that arithmetic can carry; `instead` for no number.
    static func number(_ value: Double, atMost greatest: Double = greatestDistance, instead: Double = 0) -> Double {
        value.isNaN ? instead : min(max(value, -greatest), greatest)
    }
}

extension EdgeInsets {
    /// The same insets with numbers that can be computed with.
    var sound: EdgeInsets {
        EdgeInsets(
            top: Soundness.number(top), left: Soundness.number(left), bottom: Soundness.number(bottom),
            right: Soundness.number(right))
    }
}

extension Constraint {
    /// The same relation with its multiplier in single precision, as UIKit keeps it [private headers].
    var inSinglePrecision: Constraint {
        var constraint = self
        constraint.multiplier = Double(Float(multiplier))
        return constraint
    }

    /// The same relation with numbers that can be computed with; `nil` if its priority says that it does not count.
    var sound: Constraint? {
        guard priority.rawValue > 0 || priority.rawValue.isNaN else { return nil }
        var constraint = self
        if !(priority.rawValue < 1000) { constraint.priority = .required }
        constraint.multiplier = Soundness.number(
            multiplier, atMost: Soundness.greatestMultiplier, instead: 1)
        constraint.constant = Soundness.number(constant)
        return constraint
    }
}
