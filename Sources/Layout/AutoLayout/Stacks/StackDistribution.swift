import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

extension StackArrangement {
    /// Places the first item at the start of the stack view, and the last one at its end.
    mutating func canvas() {
        guard let first = visible.first, let last = visible.last else { return }
        add(container, along.near, .equal, first.layoutItem, along.near)
        add(container, along.far, .equal, last.layoutItem, along.far)
    }

    /// Constrains the lengths of the items and the distances between them.
    mutating func distribute() {
        switch stack.distribution {
        case .fill: chain(.equal)
        case .fillEqually:
            chain(.equal)
            for item in visible.dropFirst() {
                add(item.layoutItem, along.length, .equal, visible[0].layoutItem, along.length)
            }
        case .fillProportionally:
            chain(.equal)
            shareProportionally()
        case .equalSpacing:
            chain(.greaterThanOrEqual)
            gaps(from: along.far, to: along.near, .required)
            add(container, isZero: along.length, 49)
        case .equalCentering:
            chain(.greaterThanOrEqual)
            gaps(from: along.center, to: along.center, 149)
            add(container, isZero: along.length, 49)
        }
    }

    private mutating func chain(_ relation: Constraint.Relation) {
        let isByBaselines = stack.isBaselineRelative && stack.axis == .vertical
        for (previous, next) in zip(visible, visible.dropFirst()) {
            add(
                next.layoutItem, isByBaselines ? .firstBaseline : along.near, relation, previous.layoutItem,
                isByBaselines ? .lastBaseline : along.far,
                constant: isByBaselines ? baselineSpacing(from: previous, to: next) : spacing(after: previous))
        }
    }

    /// Returns the distance between the baselines of two items in points; the standard one is the leading of the lower
    /// item's text style [2 stacks of one repository].
    private func baselineSpacing(from item: View, to next: View) -> Double {
        guard stack.customSpacing[item.id] ?? stack.spacing == .standard, case .label(let text, _) = next.content,
            let leading = text.lineLeading
        else { return spacing(after: item) }
        return leading
    }

    /// Adds guides between neighbors, all as long as the first one.
    private mutating func gaps(from: LayoutAttribute, to: LayoutAttribute, _ priority: Priority) {
        for (place, (previous, next)) in zip(visible, visible.dropFirst()).enumerated() {
            let gap = guide("gap\(place + 1)")
            add(gap, along.near, .equal, previous.layoutItem, from)
            add(gap, along.far, .equal, next.layoutItem, to)
            if place > 0 { add(gap, along.length, .equal, guide("gap1"), along.length, priority) }
        }
    }

    /// Returns the spacing after an item, in points.
    func spacing(after item: View) -> Double {
        switch stack.customSpacing[item.id] ?? stack.spacing {
        case .points(let points): points
        case .standard: 8
        }
    }

    /// The sum of the distances between visible items.
    var totalSpacing: Double {
        visible.dropLast().reduce(0) { $0 + spacing(after: $1) }
    }

    /// The sum of the distances that are numbers; the standard one, `UIStackView.spacingUseSystem`, is close to 0.
    var totalPoints: Double {
        visible.dropLast().reduce(0) { sum, item in
            if case .points(let points) = stack.customSpacing[item.id] ?? stack.spacing { sum + points } else { sum }
        }
    }

    /// Removes hidden items from the row: a hidden item has no length, but stays aligned across the row [fitted on
    /// stored frames]. It is half a spacing after its predecessor, or at the start of the stack view if fewer than two
    /// items are visible [6 of 7 stored frames].
    mutating func hide() {
        var previous: View?
        for item in items {
            guard item.isHidden else {
                previous = item
                continue
            }
            add(item.layoutItem, isZero: along.length, 999.999)
            if let previous, visible.count > 1 {
                add(
                    item.layoutItem, along.near, .equal, previous.layoutItem, along.far,
                    constant: spacing(after: previous) / 2, 1)
            } else {
                add(item.layoutItem, along.near, .equal, container, along.near, 1)
            }
        }
    }
}
