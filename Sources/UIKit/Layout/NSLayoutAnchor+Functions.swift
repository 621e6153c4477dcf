import Foundation

// The exact signatures that UIKit declares: methods that are passed as functions, and those that app protocols require,
// cannot have additional parameters for the line of the call.

extension NSLayoutAnchor {
    @_disfavoredOverload public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        relation(.equal, anchor.operand, at: nil)
    }
    @_disfavoredOverload public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor.operand, at: nil)
    }
    @_disfavoredOverload public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor.operand, at: nil)
    }
    @_disfavoredOverload public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relation(.equal, anchor.operand, constant: c, at: nil)
    }
    @_disfavoredOverload public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor.operand, constant: c, at: nil)
    }
    @_disfavoredOverload public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor.operand, constant: c, at: nil)
    }
}

extension NSLayoutXAxisAnchor {
    @_disfavoredOverload public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relation(.equal, anchor.operand, constant: systemSpacing * multiplier, at: nil)
    }
    @_disfavoredOverload public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor.operand, constant: systemSpacing * multiplier, at: nil)
    }
    @_disfavoredOverload public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor.operand, constant: systemSpacing * multiplier, at: nil)
    }
}

extension NSLayoutYAxisAnchor {
    @_disfavoredOverload public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relation(.equal, anchor.operand, constant: systemSpacing * multiplier, at: nil)
    }
    @_disfavoredOverload public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor.operand, constant: systemSpacing * multiplier, at: nil)
    }
    @_disfavoredOverload public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor.operand, constant: systemSpacing * multiplier, at: nil)
    }
}

extension NSLayoutDimension {
    @_disfavoredOverload public func constraint(
        equalToConstant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, c, at: nil)
    }
    @_disfavoredOverload public func constraint(
        greaterThanOrEqualToConstant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, c, at: nil)
    }
    @_disfavoredOverload public func constraint(
        lessThanOrEqualToConstant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, c, at: nil)
    }
    @_disfavoredOverload public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        relation(.equal, anchor.operand, multiplier: m, at: nil)
    }
    @_disfavoredOverload public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor.operand, multiplier: m, at: nil)
    }
    @_disfavoredOverload public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor.operand, multiplier: m, at: nil)
    }
    @_disfavoredOverload public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relation(.equal, anchor.operand, multiplier: m, constant: c, at: nil)
    }
    @_disfavoredOverload public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor.operand, multiplier: m, constant: c, at: nil)
    }
    @_disfavoredOverload public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor.operand, multiplier: m, constant: c, at: nil)
    }
}
