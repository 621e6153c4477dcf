import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// Lowers constraints of views to sums of unknowns in the coordinates of the layout root.
struct Lowering {
    let tree: LayoutTree
    let pass: Pass
    var unknowns: Unknowns

    /// `first - multiplier * second - constant`, a form that is to be compared with zero.
    ///
    /// Positions count from the origin of the view that holds both items, so that a multiplier on a position means the
    /// same wherever that view lies [fitted on stored frames: 53 of 53 constraints]. Where languages begin at the right,
    /// leading and trailing edges count from there, leftwards.
    mutating func form(of constraint: Constraint) -> LinearForm {
        var form = LinearForm()
        form.constant = -constraint.constant
        let direction = isMirrored(constraint) ? -1.0 : 1
        form.add(place(of: constraint.first, beside: constraint.second?.item), times: direction)
        guard let second = constraint.second else { return form }
        form.add(place(of: second, beside: constraint.first.item), times: -constraint.multiplier * direction)
        if constraint.multiplier != 1, let origin = origin(of: constraint, second) {
            form.add(origin, times: (constraint.multiplier - 1) * direction)
        }
        return form
    }

    /// How often the root's length, which is known, is in the right side of a constraint.
    mutating func shareOfRoot(in constraint: Constraint) -> Double {
        guard let second = constraint.second else { return 0 }
        let first = share(ofRootIn: constraint.first, beside: second.item)
        let other = share(ofRootIn: second, beside: constraint.first.item)
        let share = constraint.multiplier * other - first
        guard isMirrored(constraint) else { return share }
        let isFromRoot = constraint.multiplier != 1 && origin(of: constraint, second)?.span.start == nil
        return -share - (isFromRoot ? 1 - constraint.multiplier : 0)
    }

    private mutating func share(ofRootIn operand: Constraint.Operand, beside other: LayoutItem) -> Double {
        let place = place(of: operand, beside: other)
        return place.span.knownLength == 0 ? 0 : place.point.weights.length
    }

    private func isMirrored(_ constraint: Constraint) -> Bool {
        tree.screen.isRightToLeft
            && (constraint.first.attribute.isRelativeToLanguage
                || constraint.second?.attribute.isRelativeToLanguage ?? false)
    }

    private func origin(of constraint: Constraint, _ second: Constraint.Operand) -> Place? {
        guard let axis = constraint.first.attribute.positionAxis, second.attribute.positionAxis == axis else {
            return nil
        }
        let owner = tree.index.commonAncestor(
            of: tree.index.position(of: constraint.first.item), tree.index.position(of: second.item))
        return Place(span: frame(ofView: owner, along: axis), point: isMirrored(constraint) ? .far : .near)
    }

    private mutating func place(of operand: Constraint.Operand, beside other: LayoutItem?) -> Place {
        let attribute = operand.attribute
        if attribute == .firstBaseline || attribute == .lastBaseline { return baseline(of: operand) }
        if let place = edgeOfBars(operand) { return place }
        return Place(
            span: span(of: operand, beside: other), point: attribute.point(isRightToLeft: tree.screen.isRightToLeft))
    }

    /// The edge at which the bars of a root end, which goes by that edge of the root alone.
    private func edgeOfBars(_ operand: Constraint.Operand) -> Place? {
        let position = tree.index.position(of: operand.item)
        let (safeArea, frame) = (pass.insets[position].safeArea, frame(ofView: position, along: .vertical))
        switch (operand.item, operand.attribute) {
        case (.guide(.top, _), .bottom): return Place(span: frame, point: .near, offset: safeArea.top)
        case (.guide(.bottom, _), .top), (.guide(.keyboard, _), .top):
            return Place(span: frame, point: .far, offset: -safeArea.bottom)
        default: return nil
        }
    }

    private mutating func span(of operand: Constraint.Operand, beside other: LayoutItem?) -> Span {
        let axis = operand.attribute.axis
        let position = tree.index.position(of: operand.item)
        if operand.attribute.isEdge, let other, tree.speaksOfContent(operand.item, beside: other) {
            let content = content(ofScrollView: position, along: axis)
            guard case .guide(.margins, _) = operand.item else { return content }
            return content.inset(by: pass.insets[position].margins, along: axis)
        }
        switch operand.item {
        case .view, .guide(.scrollFrame, _): return alignment(ofView: position, along: axis)
        case .guide(.custom, _): return unknowns.span(ofGuide: operand.item, along: axis)
        case .guide(.scrollContent, _): return content(ofScrollView: position, along: axis)
        case .guide(let kind, _):
            return frame(ofView: position, along: axis).inset(by: pass.insets[position].insets(of: kind), along: axis)
        }
    }

    /// What a scroll view scrolls begins where its frame does: stored frames never show a content offset.
    private mutating func content(ofScrollView position: Int, along axis: Axis) -> Span {
        let guide = LayoutItem.guide(.scrollContent, owner: tree.index.nodes[position].view.id)
        var span = frame(ofView: position, along: axis)
        span.far = 0
        span.knownLength = 0
        span.length = unknowns.length(ofGuide: guide, along: axis)
        return span
    }

    private func alignment(ofView position: Int, along axis: Axis) -> Span {
        guard position > 0 else {
            let size = tree.screen.viewport.size
            return Span(knownLength: axis == .horizontal ? size.width : size.height)
        }
        return Unknowns.span(ofView: position, along: axis)
    }

    /// The frame is the alignment rectangle and the insets around it.
    private func frame(ofView position: Int, along axis: Axis) -> Span {
        let insets = tree.alignmentInsets[position]
        let outwards = EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
        return alignment(ofView: position, along: axis).inset(by: outwards, along: axis)
    }

    /// Baselines lie at fixed distances from the edges of the view that shows the text, however far it is stretched.
    private func baseline(of operand: Constraint.Operand) -> Place {
        let isFirst = operand.attribute == .firstBaseline
        let owner = tree.index.position(of: operand.item)
        let position = isFirst ? tree.baselines.first[owner] : tree.baselines.last[owner]
        let span = alignment(ofView: position, along: .vertical)
        switch pass.sizes[position].baseline {
        case .none: return Place(span: span, point: isFirst ? .near : .far)
        case .fromEdges(let first, let last):
            return Place(span: span, point: isFirst ? .near : .far, offset: isFirst ? first : -last)
        case .belowCenter(let distance): return Place(span: span, point: .center, offset: distance)
        }
    }
}
