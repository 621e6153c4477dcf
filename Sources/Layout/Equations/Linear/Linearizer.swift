import LayoutSimGeometry
import LayoutSimViewTree

/// Writes constraints as linear forms over the unknowns, in the coordinates of the root.
struct Linearizer {
    let views: [ViewRecord]
    let guides: [GuideRecord]
    let order: Preorder
    let rootSize: Size
    let isRightToLeft: Bool
    var numbering: UnknownNumbering

    /// Returns `first - multiplier * second - constant`, a form that is compared with zero.
    ///
    /// Positions count from the origin of the nearest view that contains both items, so a multiplier of a position
    /// means the same wherever that view is [fitted on stored frames: 53 of 53 constraints]. In right-to-left
    /// languages, leading and trailing edges count leftward from the right.
    mutating func form(of constraint: SessionConstraint) -> LinearForm {
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

    /// Returns the coefficient of the root's length, which is known, on the right-hand side of a constraint.
    mutating func rootShare(in constraint: SessionConstraint) -> Double {
        guard let second = constraint.second else { return 0 }
        let first = rootShare(in: constraint.first, beside: second.item)
        let other = rootShare(in: second, beside: constraint.first.item)
        let share = constraint.multiplier * other - first
        guard isMirrored(constraint) else { return share }
        let isFromRoot = constraint.multiplier != 1 && origin(of: constraint, second)?.extent.start == nil
        return -share - (isFromRoot ? 1 - constraint.multiplier : 0)
    }

    private mutating func rootShare(in side: ItemAttribute, beside other: ItemHandle) -> Double {
        let place = place(of: side, beside: other)
        return place.extent.knownLength == 0 ? 0 : place.point.weights.length
    }

    private func isMirrored(_ constraint: SessionConstraint) -> Bool {
        isRightToLeft
            && (constraint.first.attribute.isRelativeToLanguage
                || constraint.second?.attribute.isRelativeToLanguage ?? false)
    }

    private func origin(of constraint: SessionConstraint, _ second: ItemAttribute) -> ExtentPoint? {
        guard let axis = constraint.first.attribute.positionAxis, second.attribute.positionAxis == axis else {
            return nil
        }
        let holder = order.commonAncestor(of: owner(of: constraint.first.item), owner(of: second.item))
        return ExtentPoint(extent: frame(of: holder, along: axis), point: isMirrored(constraint) ? .far : .near)
    }

    /// Returns the view itself, or the owner of a guide.
    func owner(of item: ItemHandle) -> ViewHandle {
        switch item {
        case .view(let view): view
        case .guide(let guide): guides[guide.index].owner
        }
    }
}

extension Linearizer {
    private mutating func place(of side: ItemAttribute, beside other: ItemHandle?) -> ExtentPoint {
        switch side.attribute {
        case .firstBaseline, .lastBaseline: baseline(of: side)
        default:
            switch side.item {
            case .view(let view): place(of: side.attribute, of: view, beside: other)
            case .guide(let guide): place(of: side.attribute, of: guide, beside: other)
            }
        }
    }

    private mutating func place(
        of attribute: LayoutAttribute, of view: ViewHandle, beside other: ItemHandle?
    ) -> ExtentPoint {
        let meansContent = attribute.isEdge && isContent(of: view, beside: other)
        let extent =
            meansContent ? content(of: view, along: attribute.axis) : alignment(of: view, along: attribute.axis)
        return ExtentPoint(extent: extent, point: attribute.point(isRightToLeft: isRightToLeft))
    }

    private mutating func place(
        of attribute: LayoutAttribute, of guide: GuideHandle, beside other: ItemHandle?
    ) -> ExtentPoint {
        let (axis, point) = (attribute.axis, attribute.point(isRightToLeft: isRightToLeft))
        let owner = guides[guide.index].owner
        switch guides[guide.index].shape {
        case .constrained: return ExtentPoint(extent: numbering.extent(of: guide, along: axis), point: point)
        case .scrollContent: return ExtentPoint(extent: content(of: owner, guide, along: axis), point: point)
        case .inset(let insets):
            return ExtentPoint(extent: frame(of: owner, along: axis).inset(by: insets, along: axis), point: point)
        case .margins(let insets):
            let meansContent = attribute.isEdge && isContent(of: owner, beside: other)
            let outer = meansContent ? content(of: owner, along: axis) : frame(of: owner, along: axis)
            return ExtentPoint(extent: outer.inset(by: insets, along: axis), point: point)
        case .topStrip(let height):
            return strip(point, of: frame(of: owner, along: axis), along: axis, at: .near, height: height)
        case .bottomStrip(let height):
            return strip(point, of: frame(of: owner, along: axis), along: axis, at: .far, height: height)
        }
    }

    /// Returns a point of a strip at an edge of a view, which depends only on that edge.
    private func strip(
        _ point: AxisPoint, of frame: AxisExtent, along axis: Axis, at edge: AxisPoint, height: Double
    ) -> ExtentPoint {
        guard axis == .vertical else { return ExtentPoint(extent: frame, point: point) }
        // The strip extends inward from its edge: below the top, above the bottom.
        let inward = edge == .near ? height : -height
        return switch point {
        case .length: ExtentPoint(extent: AxisExtent(), point: .near, offset: height)
        case .center: ExtentPoint(extent: frame, point: edge, offset: inward / 2)
        case .near, .far: ExtentPoint(extent: frame, point: edge, offset: point == edge ? 0 : inward)
        }
    }

    /// Returns whether edges of a scroll view or of its margins are those of its content, because the other item is
    /// inside.
    ///
    /// Apple's Auto Layout Guide: constraints to edges or margins attach to the content, those to sizes and centers to
    /// the frame.
    private func isContent(of view: ViewHandle, beside other: ItemHandle?) -> Bool {
        guard views[view.index].scrolls, let other else { return false }
        return order.isInside(owner(of: other), view)
    }

    private mutating func content(of view: ViewHandle, along axis: Axis) -> AxisExtent {
        guard let guide = views[view.index].contentGuide else { return frame(of: view, along: axis) }
        return content(of: view, guide, along: axis)
    }

    /// Returns the content of a scroll view, which begins where its frame does, and moves up and left as it is
    /// scrolled.
    private mutating func content(of view: ViewHandle, _ guide: GuideHandle, along axis: Axis) -> AxisExtent {
        var extent = frame(of: view, along: axis)
        let offset = views[view.index].contentOffset
        extent.near -= axis == .horizontal ? offset.x : offset.y
        // The length is the content's, regardless of its origin.
        extent.far = -extent.near
        extent.knownLength = 0
        extent.length = numbering.contentLength(of: guide, along: axis)
        return extent
    }

    func alignment(of view: ViewHandle, along axis: Axis) -> AxisExtent {
        guard view == .root else { return numbering.extent(ofViewAt: order[view], along: axis) }
        return frame(of: view, along: axis).inset(by: views[view.index].alignmentInsets, along: axis)
    }

    /// Returns the frame of a view: the alignment rectangle plus its insets; the root's is known.
    func frame(of view: ViewHandle, along axis: Axis) -> AxisExtent {
        guard view == .root else {
            return alignment(of: view, along: axis).outset(by: views[view.index].alignmentInsets, along: axis)
        }
        return AxisExtent(knownLength: axis == .horizontal ? rootSize.width : rootSize.height)
    }

    /// Returns a baseline, which is at a fixed distance from an edge of the view that shows the text, however far that
    /// view is stretched.
    private func baseline(of side: ItemAttribute) -> ExtentPoint {
        let isFirst = side.attribute == .firstBaseline
        let owner = owner(of: side.item)
        let views = views[owner.index].baselineViews
        let named = isFirst ? views.first : views.last
        let view = named.flatMap { order.place(of: $0) == nil ? nil : $0 } ?? owner
        let extent = alignment(of: view, along: .vertical)
        switch self.views[view.index].intrinsicSize.baseline {
        case .none: return ExtentPoint(extent: extent, point: isFirst ? .near : .far)
        case .fromEdges(let first, let last):
            return ExtentPoint(extent: extent, point: isFirst ? .near : .far, offset: isFirst ? first : -last)
        case .belowCenter(let distance): return ExtentPoint(extent: extent, point: .center, offset: distance)
        }
    }
}
