import LayoutSimAutoLayout
import LayoutSimViewTree

extension ScreenWriter {
    /// Takes note of what constraints leave open; returns whether there is something that was not known.
    ///
    /// As the simplex method of UIKit leaves them, inequalities are tight where a view is free, and lengths are zero. What
    /// files alone leave open is as Interface Builder shows it.
    mutating func settle(_ layout: LiveLayout) -> Bool {
        let showsFile = SimulatedDevice.current.canvas != nil && constraints.allSatisfy(\.isOfFile)
        guard fallbacks.isEmpty, !showsFile else { return false }
        let free = Set(layout.ambiguousViews)
        guard !free.isEmpty else { return false }
        fallbacks = written.filter { $0.isPlacing && $0.mentions(free) }.map { inequality in
            var tight = inequality
            tight.relation = .equal
            tight.priority = 0.002
            return tight
        }
        // Of equals the last one gets its wish first, so that the first one stretches.
        fallbacks += layout.ambiguousLengths.reversed().map { position, attribute in
            LiveConstraint(.init(.view(position), attribute), .equal, nil, constant: 0, priority: 0.001)
        }
        return !fallbacks.isEmpty
    }

    /// Takes over what the layouts of the tree and of its parts found out about open lengths.
    mutating func takeFallbacks() {
        fallbacks = []
        for root in views.indices where root == 0 || views[root].isLaidOutApart {
            guard let known = views[root].state.engine?.summary, !known.fallbacks.isEmpty else { continue }
            let together = positions(laidOutWith: root)
            fallbacks += known.fallbacks.map { constraint in
                LiveConstraint(
                    here(constraint.first, known, together), constraint.relation,
                    constraint.second.map { here($0, known, together) }, multiplier: constraint.multiplier,
                    constant: constraint.constant, priority: constraint.priority)
            }
        }
    }

    /// The positions of the views that one engine lays out together with the view at the top of them, in preorder.
    private func positions(laidOutWith root: Int) -> [Int] {
        var together = [root]
        var areTogether = Set(together)
        for position in views.indices.dropFirst(root + 1) {
            guard parents[position] >= root else { break }
            guard areTogether.contains(parents[position]), !views[position].isLaidOutApart else { continue }
            together.append(position)
            areTogether.insert(position)
        }
        return together
    }

    /// An operand of a layout, which lists the views that it lays out together, in the numbers of this writer.
    private mutating func here(
        _ operand: LiveConstraint.Operand, _ known: LayoutSummary, _ together: [Int]
    ) -> LiveConstraint.Operand {
        switch operand.item {
        case .view(let position):
            guard position > 0, together.indices.contains(position - 1) else { return operand }
            return .init(.view(together[position - 1] + 1), operand.attribute)
        case .guide(let number):
            let guide = known.guides[number]
            guard together.indices.contains(guide.owner) else { return operand }
            return .init(self.number(of: guide.kind, owner: together[guide.owner]), operand.attribute)
        }
    }
}

extension LiveConstraint {
    /// Whether it is an inequality of places.
    fileprivate var isPlacing: Bool {
        relation != .equal && first.attribute != .width && first.attribute != .height
    }

    fileprivate func mentions(_ views: Set<Int>) -> Bool {
        [first.item, second?.item].contains { item in
            if case .view(let position)? = item { views.contains(position) } else { false }
        }
    }
}
