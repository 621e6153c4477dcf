import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimViewTree

/// The errors of constraints, computed from the rectangles of a session.
struct Rectangles {
    private let session: LayoutSession
    private let model: SessionModel

    init(_ session: LayoutSession, _ model: SessionModel) {
        self.session = session
        self.model = model
    }

    func error(of constraint: SessionConstraint) -> Double {
        let residual = residual(of: constraint)
        return switch constraint.relation {
        case .equal: abs(residual)
        case .lessThanOrEqual: max(0, residual)
        case .greaterThanOrEqual: max(0, -residual)
        }
    }

    /// Returns the left side minus the right side.
    private func residual(of constraint: SessionConstraint) -> Double {
        let attributes = [constraint.first.attribute, constraint.second?.attribute].compactMap(\.self)
        guard let second = constraint.second else {
            return value(constraint.first, beside: nil) - constraint.constant
        }
        var (left, right) = (value(constraint.first, beside: second.item), value(second, beside: constraint.first.item))
        guard attributes.allSatisfy({ $0 != .width && $0 != .height }) else {
            return left - constraint.multiplier * right - constraint.constant
        }
        let holder = session.frameInRoot(of: holder(of: constraint.first.item, second.item))
        let isMirrored = model.isRightToLeft && attributes.contains { $0 == .leading || $0 == .trailing }
        let isHorizontal = attributes[0].axis == .horizontal
        let origin = isHorizontal ? (isMirrored ? holder.maxX : holder.minX) : holder.minY
        let direction = isMirrored ? -1.0 : 1
        (left, right) = ((left - origin) * direction, (right - origin) * direction)
        return left - constraint.multiplier * right - constraint.constant
    }

    private func holder(of first: ItemHandle, _ second: ItemHandle) -> ViewHandle {
        let ancestors = model.ancestors(of: model.owner(of: first))
        return model.ancestors(of: model.owner(of: second)).first(where: ancestors.contains) ?? .root
    }

    private func value(_ side: ItemAttribute, beside other: ItemHandle?) -> Double {
        if side.attribute == .firstBaseline || side.attribute == .lastBaseline { return baseline(side) }
        let rect = rect(side, beside: other)
        return switch side.attribute {
        case .left: rect.minX
        case .right: rect.maxX
        case .leading: model.isRightToLeft ? rect.maxX : rect.minX
        case .trailing: model.isRightToLeft ? rect.minX : rect.maxX
        case .top, .firstBaseline: rect.minY
        case .bottom, .lastBaseline: rect.maxY
        case .width: rect.width
        case .height: rect.height
        case .centerX: rect.midX
        case .centerY: rect.midY
        }
    }

    private func baseline(_ side: ItemAttribute) -> Double {
        let owner = model.owner(of: side.item)
        let isFirst = side.attribute == .firstBaseline
        let view = (isFirst ? model[owner].baselines.first : model[owner].baselines.last) ?? owner
        let rect = session.alignmentRectInRoot(of: view)
        return switch model[view].size.baseline {
        case .none: isFirst ? rect.minY : rect.maxY
        case .fromEdges(let first, let last): isFirst ? rect.minY + first : rect.maxY - last
        case .belowCenter(let distance): rect.midY + distance
        }
    }

    private func rect(_ side: ItemAttribute, beside other: ItemHandle?) -> Rect {
        let isEdge = [.left, .right, .leading, .trailing, .top, .bottom].contains(side.attribute)
        let owner = model.owner(of: side.item)
        let isInside = other.map { model.ancestors(of: model.owner(of: $0)).dropFirst().contains(owner) } ?? false
        let meansContent = isEdge && isInside && model[owner].scrolls
        switch side.item {
        case .view(let view): return meansContent ? content(of: view) : session.alignmentRectInRoot(of: view)
        case .guide(let guide):
            guard meansContent, case .margins(let insets)? = model[guide]?.shape else {
                return session.frameInRoot(of: guide) ?? .zero
            }
            return content(of: owner).inset(by: insets)
        }
    }

    private func content(of view: ViewHandle) -> Rect {
        var session = session
        return session.frameInRoot(of: session.contentGuide(of: view)) ?? .zero
    }
}
