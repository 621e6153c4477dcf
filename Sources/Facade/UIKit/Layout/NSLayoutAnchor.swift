public import Foundation

/// An edge, center, or dimension of a view or guide, for creating constraints.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let operand: LayoutOperand

    init(_ operand: LayoutOperand) {
        self.operand = operand
        super.init()
    }

    convenience init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(LayoutOperand(item: item, attribute: attribute))
    }

    convenience init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(LayoutOperand(view, attribute))
    }

    /// The operand in constraints: the attribute, or the length of a distance.
    var related: LayoutOperand { operand }

    /// The view or guide of the anchor.
    open var item: AnyObject? { operand.item }
    /// The name of the anchor's attribute.
    open var name: String { operand.attribute.name }
    /// Whether the layout of the anchor's view, or of its guide's owning view, is ambiguous.
    open var hasAmbiguousLayout: Bool { operand.view?.hasAmbiguousLayout ?? false }
    /// The active constraints that affect the anchor's view, or its guide's owning view, along the axis of the anchor.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        operand.view?.constraintsAffectingLayout(for: operand.attribute.isHorizontal ? .horizontal : .vertical) ?? []
    }

    /// Returns a constraint that makes the anchor equal to another.
    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.equal, anchor.related, at: CodeLocation(file, line))
    }
    /// Returns a constraint that makes the anchor at least another.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor.related, at: CodeLocation(file, line))
    }
    /// Returns a constraint that makes the anchor at most another.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor.related, at: CodeLocation(file, line))
    }
    /// Returns a constraint that makes the anchor equal to another plus a constant in points.
    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.equal, anchor.related, constant: c, at: CodeLocation(file, line))
    }
    /// Returns a constraint that makes the anchor at least another plus a constant in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor.related, constant: c, at: CodeLocation(file, line))
    }
    /// Returns a constraint that makes the anchor at most another plus a constant in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor.related, constant: c, at: CodeLocation(file, line))
    }

    func relation(
        _ relation: NSLayoutConstraint.Relation, _ other: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat = 0, at line: CodeLocation?
    ) -> NSLayoutConstraint {
        let own = related
        if let other, !own.attribute.isRelatable(to: other.attribute), let first = own.item {
            NSLayoutConstraint.checkAttributes(own.attribute, other.attribute, first)
        }
        return NSLayoutConstraint(
            first: own, relation: relation, second: other, multiplier: multiplier, constant: constant, at: line)
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let object = object as? any LayoutAnchoring else { return false }
        nonisolated(unsafe) let other = object
        return MainActor.assumeIsolated {
            unsafe operand.item === other.operand.item && operand.attribute == other.operand.attribute
        }
    }
    nonisolated open override var hash: Int {
        MainActor.assumeIsolated {
            var hasher = Hasher()
            if let item = operand.item { hasher.combine(ObjectIdentifier(item)) }
            hasher.combine(operand.attribute)
            return hasher.finalize()
        }
    }
}

/// A common protocol of anchors, so that a constraint's `firstAnchor` equals the anchor from which the constraint was
/// created.
@MainActor private protocol LayoutAnchoring: AnyObject {
    var operand: LayoutOperand { get }
}

extension NSLayoutAnchor: LayoutAnchoring {}

/// An anchor for a horizontal edge or center.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns an anchor for the horizontal distance to another anchor.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(operand, to: otherAnchor.operand)
    }
    /// Returns a constraint that puts the anchor at a multiple of 8 points after another.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.equal, anchor.related, constant: systemSpacing * multiplier, at: CodeLocation(file, line))
    }
    /// Returns a constraint that puts the anchor at least a multiple of 8 points after another.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(
            .greaterThanOrEqual, anchor.related, constant: systemSpacing * multiplier, at: CodeLocation(file, line))
    }
    /// Returns a constraint that puts the anchor at most a multiple of 8 points after another.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor.related, constant: systemSpacing * multiplier, at: CodeLocation(file, line))
    }
}

/// An anchor for a vertical edge, center, or baseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns an anchor for the vertical distance to another anchor.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(operand, to: otherAnchor.operand)
    }
    /// Returns a constraint that puts the anchor at a multiple of 8 points below another.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.equal, anchor.related, constant: systemSpacing * multiplier, at: CodeLocation(file, line))
    }
    /// Returns a constraint that puts the anchor at least a multiple of 8 points below another.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(
            .greaterThanOrEqual, anchor.related, constant: systemSpacing * multiplier, at: CodeLocation(file, line))
    }
    /// Returns a constraint that puts the anchor at most a multiple of 8 points below another.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor.related, constant: systemSpacing * multiplier, at: CodeLocation(file, line))
    }
}

/// The standard spacing between sibling views, in points.
let systemSpacing: CGFloat = 8

/// An anchor for a width, a height, or the distance between two anchors.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The end anchor of a distance that starts at the operand.
    let end: LayoutOperand?

    override var related: LayoutOperand { end.map { DistanceGuide(from: operand, to: $0).length } ?? operand }

    init(_ start: LayoutOperand, to end: LayoutOperand?) {
        self.end = end
        super.init(start)
    }
    convenience init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(LayoutOperand(item: item, attribute: attribute), to: nil)
    }
    convenience init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(LayoutOperand(view, attribute), to: nil)
    }

    /// Returns a constraint that makes the length equal to a constant in points.
    open func constraint(
        equalToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.equal, c, at: CodeLocation(file, line))
    }
    /// Returns a constraint that makes the length at least a constant in points.
    open func constraint(
        greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, c, at: CodeLocation(file, line))
    }
    /// Returns a constraint that makes the length at most a constant in points.
    open func constraint(
        lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, c, at: CodeLocation(file, line))
    }
    /// Returns a constraint that makes the length equal to a multiple of another.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.equal, anchor.related, multiplier: m, at: CodeLocation(file, line))
    }
    /// Returns a constraint that makes the length at least a multiple of another.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor.related, multiplier: m, at: CodeLocation(file, line))
    }
    /// Returns a constraint that makes the length at most a multiple of another.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor.related, multiplier: m, at: CodeLocation(file, line))
    }
    /// Returns a constraint that makes the length equal to a multiple of another plus a constant in points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.equal, anchor.related, multiplier: m, constant: c, at: CodeLocation(file, line))
    }
    /// Returns a constraint that makes the length at least a multiple of another plus a constant in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor.related, multiplier: m, constant: c, at: CodeLocation(file, line))
    }
    /// Returns a constraint that makes the length at most a multiple of another plus a constant in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor.related, multiplier: m, constant: c, at: CodeLocation(file, line))
    }

    /// Relates a distance to a length; without a length or with a multiplier of 0, to the constant only.
    override func relation(
        _ relation: NSLayoutConstraint.Relation, _ other: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat = 0, at line: CodeLocation?
    ) -> NSLayoutConstraint {
        if end != nil, other == nil || multiplier == 0 { return constraint(relation, constant, at: line) }
        return super.relation(relation, other, multiplier: multiplier, constant: constant, at: line)
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat, at line: CodeLocation?
    ) -> NSLayoutConstraint {
        guard let end else {
            return self.relation(relation, nil, constant: constant, at: line)
        }
        return NSLayoutConstraint(first: end, relation: relation, second: operand, constant: constant, at: line)
    }
}
