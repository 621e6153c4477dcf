/// An attribute that constraints are made from, in the manner of UIKit's `NSLayoutAnchor`.
///
/// `Kind` keeps apart what cannot be compared: `XAxis`, `YAxis` and `Dimension`.
public struct LayoutAnchor<Kind>: Hashable, Sendable {
    /// The attribute it stands for.
    public let operand: Constraint.Operand

    init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
        operand = Constraint.Operand(item, attribute)
    }
}

/// Positions from left to right.
public enum XAxis: Sendable {}
/// Positions from top to bottom.
public enum YAxis: Sendable {}
/// Widths and heights.
public enum Dimension: Sendable {}

extension LayoutAnchor {
    /// `self == anchor + constant`; the constant is in points.
    public func constraint(equalTo anchor: LayoutAnchor, constant: Double = 0) -> Constraint {
        Constraint(operand, .equal, anchor.operand, constant: constant)
    }

    /// `self >= anchor + constant`; the constant is in points.
    public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0) -> Constraint {
        Constraint(operand, .greaterThanOrEqual, anchor.operand, constant: constant)
    }

    /// `self <= anchor + constant`; the constant is in points.
    public func constraint(lessThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0) -> Constraint {
        Constraint(operand, .lessThanOrEqual, anchor.operand, constant: constant)
    }
}

extension LayoutAnchor<Dimension> {
    /// `self == multiplier * anchor + constant`; the constant is in points.
    public func constraint(equalTo anchor: Self, multiplier: Double, constant: Double = 0) -> Constraint {
        Constraint(operand, .equal, anchor.operand, multiplier: multiplier, constant: constant)
    }

    /// `self >= multiplier * anchor + constant`; the constant is in points.
    public func constraint(greaterThanOrEqualTo anchor: Self, multiplier: Double, constant: Double = 0) -> Constraint {
        Constraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: multiplier, constant: constant)
    }

    /// `self <= multiplier * anchor + constant`; the constant is in points.
    public func constraint(lessThanOrEqualTo anchor: Self, multiplier: Double, constant: Double = 0) -> Constraint {
        Constraint(operand, .lessThanOrEqual, anchor.operand, multiplier: multiplier, constant: constant)
    }

    /// `self == constant`, in points.
    public func constraint(equalToConstant constant: Double) -> Constraint {
        Constraint(operand, .equal, nil, constant: constant)
    }

    /// `self >= constant`, in points.
    public func constraint(greaterThanOrEqualToConstant constant: Double) -> Constraint {
        Constraint(operand, .greaterThanOrEqual, nil, constant: constant)
    }

    /// `self <= constant`, in points.
    public func constraint(lessThanOrEqualToConstant constant: Double) -> Constraint {
        Constraint(operand, .lessThanOrEqual, nil, constant: constant)
    }
}
