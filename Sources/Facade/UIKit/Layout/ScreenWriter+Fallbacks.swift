import LayoutSimAutoLayout
import LayoutSimViewTree

extension ScreenWriter {
    /// Records fallback constraints for ambiguous layout; returns whether any were added.
    ///
    /// As with UIKit's simplex method, inequalities are tight where a view is free, and lengths are zero. Ambiguity
    /// that comes only from nibs is resolved as in Interface Builder.
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
        // The last of several equal constraints is satisfied first, so that the first view stretches.
        fallbacks += layout.ambiguousLengths.reversed().map { position, attribute in
            LiveConstraint(.init(.view(position), attribute), .equal, nil, constant: 0, priority: 0.001)
        }
        return !fallbacks.isEmpty
    }

    /// Collects the fallback constraints that the layouts of the tree and of its separately laid out parts recorded.
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

    /// Returns the positions, in preorder, of the views that are laid out together with a layout root.
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

    /// Converts an operand from the numbers of a layout, which lists only the views that it lays out, to those of this
    /// writer.
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
    /// Whether the constraint is an inequality between positions.
    fileprivate var isPlacing: Bool {
        relation != .equal && first.attribute != .width && first.attribute != .height
    }

    fileprivate func mentions(_ views: Set<Int>) -> Bool {
        [first.item, second?.item].contains { item in
            if case .view(let position)? = item { views.contains(position) } else { false }
        }
    }
}
