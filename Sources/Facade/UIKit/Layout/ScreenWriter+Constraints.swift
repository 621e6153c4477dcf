import Foundation
import LayoutSimAutoLayout
import LayoutSimViewTree

/// A guide to which constraints refer.
struct WrittenGuide: Hashable {
    /// The kind of a guide.
    enum Kind: Hashable {
        case system(LayoutGuide.Kind)
        /// A guide that was added to its view, by its index among those of the view.
        case added(Int)
    }

    let kind: Kind
    /// The position of the view that owns the guide.
    let owner: Int

    /// The kind for the layout engine and for screens.
    var layoutKind: LayoutGuide.Kind {
        switch kind {
        case .system(let kind): kind
        case .added(let index): .custom(WrittenGuide.name(index))
        }
    }

    /// The name in screens of a guide that was added to a view.
    static func name(_ index: Int) -> String { "guide \(index)" }
}

extension ScreenWriter {
    /// Returns the constraints for the layout engine, in the order of their activation.
    mutating func loweredConstraints() -> [LiveConstraint] {
        var counting: [NSLayoutConstraint] = []
        var values: [LiveConstraint] = []
        counting.reserveCapacity(constraints.count)
        values.reserveCapacity(constraints.count)
        for constraint in constraints {
            guard constraint.priority.rawValue > 0, let value = lowered(constraint) else { continue }
            constraint.layoutIndex = counting.count
            counting.append(constraint)
            values.append(value)
        }
        constraints = counting
        return values
    }

    private mutating func lowered(_ constraint: NSLayoutConstraint) -> LiveConstraint? {
        let isMirrored = isMirrored(constraint)
        let own = constraint.first
        guard let first = operand(own, isMirrored) else { return nil }
        var second: LiveConstraint.Operand?
        if let other = constraint.second {
            // UIKit can relate positions on different axes; the layout engine treats the axes independently.
            guard own.attribute.isHorizontal == other.attribute.isHorizontal || other.attribute.isSize
            else { return nil }
            guard let operand = operand(other, isMirrored) else { return nil }
            second = operand
            if hasScrollViews { noteScrollContent(own, other) }
        }
        var value = LiveConstraint(
            first, Constraint.Relation(constraint.relation), second, multiplier: constraint.multiplier,
            constant: constant(of: constraint), priority: Priority(rawValue: constraint.priority.rawValue))
        if countsTheOtherWay(constraint) { value.relation = value.relation.mirrored }
        return value
    }

    /// Returns the constant of a constraint for the layout engine, in points.
    func constant(of constraint: NSLayoutConstraint) -> Double { told(constraint.constant, of: constraint) }

    /// Returns a present or former constant of a constraint for the layout engine, in points.
    func told(_ constant: CGFloat, of constraint: NSLayoutConstraint) -> Double {
        countsTheOtherWay(constraint) ? -constant : constant
    }

    /// Returns whether a directional constraint of a right-to-left view is laid out in a left-to-right screen, which
    /// negates its constant.
    private func countsTheOtherWay(_ constraint: NSLayoutConstraint) -> Bool {
        !isRightToLeft && constraint.first.attribute.isDirectional && isMirrored(constraint)
    }

    private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
        directions.mirrors && (position(of: constraint.holder).map { directions.isMirrored[$0] } ?? false)
    }

    private mutating func noteScrollContent(_ first: LayoutOperand, _ second: LayoutOperand) {
        for (one, other) in [(first, second), (second, first)] {
            if let guide = one.guide, guide.kind == .scrollContent,
                let owner = position(of: guide.owner)
            {
                scrollViews.insert(owner)
            } else if let scroll = one.itemView as? UIScrollView, let inner = other.view,
                inner !== scroll || other.item !== scroll,
                inner.isInside(scroll), let position = position(of: scroll)
            {
                scrollViews.insert(position)
            }
        }
    }

    private mutating func operand(_ operand: LayoutOperand, _ isMirrored: Bool) -> LiveConstraint.Operand? {
        let (attribute, isOfMargins) = operand.attribute.lowered
        guard let attribute else { return nil }
        let resolved = isMirrored == isRightToLeft ? attribute : attribute.absolute(isMirrored: isMirrored)
        if let reference = operand.itemReference {
            guard let position = position(of: reference) else { return nil }
            return LiveConstraint.Operand(
                isOfMargins ? number(of: .system(.margins), owner: position) : .view(position + 1), resolved)
        }
        guard let guide = operand.guide, let owner = guide.owner, let position = position(of: owner) else { return nil }
        let kind =
            guide.kind.map { WrittenGuide.Kind.system($0) }
            ?? .added(owner.state.guides.firstIndex { $0 === guide } ?? 0)
        return LiveConstraint.Operand(number(of: kind, owner: position), resolved)
    }

    mutating func number(of kind: WrittenGuide.Kind, owner: Int) -> LiveConstraint.Item {
        let guide = WrittenGuide(kind: kind, owner: owner)
        if let number = guideNumbers[guide] { return .guide(number) }
        guideNumbers[guide] = guides.count
        guides.append(guide)
        return .guide(guides.count - 1)
    }

    /// Returns the constraint with the identifiers of views.
    func named(_ constraint: LiveConstraint) -> Constraint {
        var second: Constraint.Operand?
        if let operand = constraint.second { second = named(operand) }
        return Constraint(
            named(constraint.first), constraint.relation, second, multiplier: constraint.multiplier,
            constant: constraint.constant, priority: constraint.priority)
    }

    private func named(_ operand: LiveConstraint.Operand) -> Constraint.Operand {
        switch operand.item {
        case .view(let position): Constraint.Operand(.view(id(position - 1)), operand.attribute)
        case .guide(let number):
            Constraint.Operand(.guide(guides[number].layoutKind, owner: id(guides[number].owner)), operand.attribute)
        }
    }
}

extension Constraint.Relation {
    /// The relation when both sides are negated.
    fileprivate var mirrored: Constraint.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
