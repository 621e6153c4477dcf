import LayoutSimGeometry
import LayoutSimViewTree

extension StackArrangement {
    /// Aligns the items across the axis, including hidden ones.
    mutating func align() {
        guard let first = items.first else { return }
        guard !visible.isEmpty else { return collapse() }
        switch stack.alignment {
        case .fill: alignFilling(first)
        case .leading: alignEdges(across.near, across.far, first)
        case .trailing: alignEdges(across.far, across.near, first)
        case .center: items.count == 1 ? centerSingle(first) : alignCenters(first)
        case .firstBaseline, .lastBaseline:
            stack.axis == .horizontal ? alignBaselines() : alignEdges(across.near, across.far, first)
        }
    }

    /// Gives a stack view without visible items no size, whatever size the hidden ones require.
    private mutating func collapse() {
        add(container, isZero: along.length, 49)
        add(container, isZero: across.length, 49)
        for item in items { add(item.layoutItem, across.near, .equal, container, across.near, 1) }
    }

    private mutating func alignFilling(_ first: View) {
        add(container, across.near, .equal, first.layoutItem, across.near)
        add(container, across.far, .equal, first.layoutItem, across.far)
        for item in items.dropFirst() {
            add(item.layoutItem, across.near, .equal, first.layoutItem, across.near)
            add(item.layoutItem, across.far, .equal, first.layoutItem, across.far)
        }
    }

    /// Aligns the items at one edge, with a guide that spans them.
    private mutating func alignEdges(_ edge: LayoutAttribute, _ opposite: LayoutAttribute, _ first: View) {
        for item in items.dropFirst() { add(item.layoutItem, edge, .equal, first.layoutItem, edge) }
        let isNear = edge == across.near
        for item in items {
            add(spanner, edge, .equal, item.layoutItem, edge, 999.5)
            add(spanner, opposite, isNear ? .greaterThanOrEqual : .lessThanOrEqual, item.layoutItem, opposite)
        }
        fitSpanner(items)
    }

    private mutating func alignCenters(_ first: View) {
        for item in items.dropFirst() { add(item.layoutItem, across.center, .equal, first.layoutItem, across.center) }
        add(container, across.center, .equal, first.layoutItem, across.center)
        span(items)
        fitSpanner(items)
    }

    private mutating func centerSingle(_ item: View) {
        add(container, across.center, .equal, item.layoutItem, across.center)
        add(container, across.near, .lessThanOrEqual, item.layoutItem, across.near)
        add(container, across.far, .greaterThanOrEqual, item.layoutItem, across.far)
        add(container, isZero: across.length, 49)
        guard tree.screen.rules.stacksStretchOpenItems else { return }
        add(item.layoutItem, across.length, .equal, container, across.length, 25)
    }

    /// Aligns texts at a baseline; a view without text fills the height instead [2 of 2 stored frames].
    private mutating func alignBaselines() {
        let attribute: LayoutAttribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        let texts = items.filter(hasText)
        for item in items where !hasText(item) {
            add(container, across.near, .equal, item.layoutItem, across.near)
            add(container, across.far, .equal, item.layoutItem, across.far)
        }
        guard let first = texts.first else { return }
        for item in texts.dropFirst() { add(item.layoutItem, attribute, .equal, first.layoutItem, attribute) }
        span(texts)
        fitSpanner(texts)
        add(container, isZero: across.length, 49)
    }

    private func hasText(_ item: View) -> Bool {
        tree.baselines.hasText[tree.index.position(of: item.id)]
    }
}

extension StackArrangement {
    /// The guide that encloses the items across the axis.
    private var spanner: LayoutItem { guide("spanner") }

    private mutating func span(_ items: [View]) {
        for item in items {
            add(spanner, across.near, .lessThanOrEqual, item.layoutItem, across.near)
            add(spanner, across.far, .greaterThanOrEqual, item.layoutItem, across.far)
        }
    }

    /// Ends the stack view at the spanner, which is no larger than necessary; items without a size of their own fill it
    /// [fitted on stored frames].
    private mutating func fitSpanner(_ items: [View]) {
        add(container, across.near, .equal, spanner, across.near)
        add(container, across.far, .equal, spanner, across.far)
        add(spanner, isZero: across.length, 51)
        guard tree.screen.rules.stacksStretchOpenItems else { return }
        for item in items { add(item.layoutItem, across.length, .equal, spanner, across.length, 25) }
    }
}
