import Foundation

// The exact signatures that UIKit declares: methods that are passed as functions, and those that app protocols require,
// cannot have additional parameters for the line of the call.

extension NSLayoutAnchor {
    /// Returns a constraint that makes the anchor equal to another.
    @_disfavoredOverload public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        relation(.equal, anchor.related, at: nil)
    }
    /// Returns a constraint that makes the anchor at least another.
    @_disfavoredOverload public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor.related, at: nil)
    }
    /// Returns a constraint that makes the anchor at most another.
    @_disfavoredOverload public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor.related, at: nil)
    }
    /// Returns a constraint that makes the anchor equal to another plus a constant in points.
    @_disfavoredOverload public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relation(.equal, anchor.related, constant: c, at: nil)
    }
    /// Returns a constraint that makes the anchor at least another plus a constant in points.
    @_disfavoredOverload public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor.related, constant: c, at: nil)
    }
    /// Returns a constraint that makes the anchor at most another plus a constant in points.
    @_disfavoredOverload public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor.related, constant: c, at: nil)
    }
}

extension NSLayoutXAxisAnchor {
    /// Returns a constraint that puts the anchor at a multiple of 8 points after another.
    @_disfavoredOverload public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relation(.equal, anchor.related, constant: systemSpacing * multiplier, at: nil)
    }
    /// Returns a constraint that puts the anchor at least a multiple of 8 points after another.
    @_disfavoredOverload public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor.related, constant: systemSpacing * multiplier, at: nil)
    }
    /// Returns a constraint that puts the anchor at most a multiple of 8 points after another.
    @_disfavoredOverload public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor.related, constant: systemSpacing * multiplier, at: nil)
    }
}

extension NSLayoutYAxisAnchor {
    /// Returns a constraint that puts the anchor at a multiple of 8 points below another.
    @_disfavoredOverload public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relation(.equal, anchor.related, constant: systemSpacing * multiplier, at: nil)
    }
    /// Returns a constraint that puts the anchor at least a multiple of 8 points below another.
    @_disfavoredOverload public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor.related, constant: systemSpacing * multiplier, at: nil)
    }
    /// Returns a constraint that puts the anchor at most a multiple of 8 points below another.
    @_disfavoredOverload public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor.related, constant: systemSpacing * multiplier, at: nil)
    }
}

extension NSLayoutDimension {
    /// Returns a constraint that makes the length equal to a constant in points.
    @_disfavoredOverload public func constraint(
        equalToConstant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, c, at: nil)
    }
    /// Returns a constraint that makes the length at least a constant in points.
    @_disfavoredOverload public func constraint(
        greaterThanOrEqualToConstant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, c, at: nil)
    }
    /// Returns a constraint that makes the length at most a constant in points.
    @_disfavoredOverload public func constraint(
        lessThanOrEqualToConstant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, c, at: nil)
    }
    /// Returns a constraint that makes the length equal to a multiple of another.
    @_disfavoredOverload public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        relation(.equal, anchor.related, multiplier: m, at: nil)
    }
    /// Returns a constraint that makes the length at least a multiple of another.
    @_disfavoredOverload public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor.related, multiplier: m, at: nil)
    }
    /// Returns a constraint that makes the length at most a multiple of another.
    @_disfavoredOverload public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor.related, multiplier: m, at: nil)
    }
    /// Returns a constraint that makes the length equal to a multiple of another plus a constant in points.
    @_disfavoredOverload public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relation(.equal, anchor.related, multiplier: m, constant: c, at: nil)
    }
    /// Returns a constraint that makes the length at least a multiple of another plus a constant in points.
    @_disfavoredOverload public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor.related, multiplier: m, constant: c, at: nil)
    }
    /// Returns a constraint that makes the length at most a multiple of another plus a constant in points.
    @_disfavoredOverload public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor.related, multiplier: m, constant: c, at: nil)
    }
}
