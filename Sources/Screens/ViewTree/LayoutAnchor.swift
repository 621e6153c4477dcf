/// An attribute from which constraints are made, like UIKit's `NSLayoutAnchor`.
///
/// `Kind` separates attributes that cannot be related: `XAxis`, `YAxis` and `Dimension`.
public struct LayoutAnchor<Kind>: Hashable, Sendable {
    /// The attribute of the anchor.
    public let operand: Constraint.Operand

    init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
        operand = Constraint.Operand(item, attribute)
    }
}

/// Horizontal positions.
public enum XAxis: Sendable {}
/// Vertical positions.
public enum YAxis: Sendable {}
/// Widths and heights.
public enum Dimension: Sendable {}

extension LayoutAnchor {
    /// Returns the constraint `self == anchor + constant`; the constant is in points.
    public func constraint(equalTo anchor: LayoutAnchor, constant: Double = 0) -> Constraint {
        Constraint(operand, .equal, anchor.operand, constant: constant)
    }

    /// Returns the constraint `self >= anchor + constant`; the constant is in points.
    public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0) -> Constraint {
        Constraint(operand, .greaterThanOrEqual, anchor.operand, constant: constant)
    }

    /// Returns the constraint `self <= anchor + constant`; the constant is in points.
    public func constraint(lessThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0) -> Constraint {
        Constraint(operand, .lessThanOrEqual, anchor.operand, constant: constant)
    }
}

extension LayoutAnchor<Dimension> {
    /// Returns the constraint `self == multiplier * anchor + constant`; the constant is in points.
    public func constraint(equalTo anchor: Self, multiplier: Double, constant: Double = 0) -> Constraint {
        Constraint(operand, .equal, anchor.operand, multiplier: multiplier, constant: constant)
    }

    /// Returns the constraint `self >= multiplier * anchor + constant`; the constant is in points.
    public func constraint(greaterThanOrEqualTo anchor: Self, multiplier: Double, constant: Double = 0) -> Constraint {
        Constraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: multiplier, constant: constant)
    }

    /// Returns the constraint `self <= multiplier * anchor + constant`; the constant is in points.
    public func constraint(lessThanOrEqualTo anchor: Self, multiplier: Double, constant: Double = 0) -> Constraint {
        Constraint(operand, .lessThanOrEqual, anchor.operand, multiplier: multiplier, constant: constant)
    }

    /// Returns the constraint `self == constant`, in points.
    public func constraint(equalToConstant constant: Double) -> Constraint {
        Constraint(operand, .equal, nil, constant: constant)
    }

    /// Returns the constraint `self >= constant`, in points.
    public func constraint(greaterThanOrEqualToConstant constant: Double) -> Constraint {
        Constraint(operand, .greaterThanOrEqual, nil, constant: constant)
    }

    /// Returns the constraint `self <= constant`, in points.
    public func constraint(lessThanOrEqualToConstant constant: Double) -> Constraint {
        Constraint(operand, .lessThanOrEqual, nil, constant: constant)
    }
}
