import LayoutSimViewTree

/// Numbers that arithmetic in double precision can carry through a layout; larger ones come from damaged files only.
enum Soundness {
    /// In points; frames reach about a hundred thousand points in real files.
    static let greatestDistance = 1e7
    static let greatestMultiplier = 1e4
}

extension Constraint {
    /// The same relation with numbers that can be computed with; `nil` if its priority says that it does not count.
    ///
    /// Multipliers and priorities are single precision in UIKit [private headers].
    var sound: Constraint? {
        guard priority.rawValue > 0 || priority.rawValue.isNaN else { return nil }
        var constraint = self
        if !(priority.rawValue < 1000) { constraint.priority = .required }
        constraint.multiplier = sound(Double(Float(multiplier)), Soundness.greatestMultiplier, instead: 1)
        constraint.constant = sound(constant, Soundness.greatestDistance, instead: 0)
        return constraint
    }

    private func sound(_ value: Double, _ greatest: Double, instead: Double) -> Double {
        value.isNaN ? instead : min(max(value, -greatest), greatest)
    }
}
