import LayoutSimDocuments
import LayoutSimNotation
import LayoutSimViewTree

/// A constraint that only the golden has, with the current index of the constraint that preceded it; -1 for the first.
struct RestoredConstraint {
    var previous: Int
    var constraint: Constraint
}

/// The changes to the constraints of a golden.
struct ConstraintChanges {
    private let golden: RecordedScreen
    private let now: [Constraint]
    private let tree: TreeChanges
    /// Current indices by indices in the golden.
    private let partners: [Int: Int]

    /// Creates the changes; `now` holds the constraints of the current screen.
    init(golden: RecordedScreen, now: [Constraint], tree: TreeChanges, cells: CellConstraints) {
        self.golden = golden
        self.now = now
        self.tree = tree
        let matching = ConstraintMatching(golden: golden.screen.constraints, now: now, tree: tree, cells: cells)
        partners = matching.partners
    }

    /// The constraints that only the golden has.
    var restored: [RestoredConstraint] {
        var last = -1
        return golden.screen.constraints.enumerated().compactMap { index, constraint in
            guard let partner = partners[index] else {
                return RestoredConstraint(previous: last, constraint: constraint)
            }
            last = partner
            return nil
        }
    }

    /// Changed constraints, then added ones, then removed ones, then their order, without those that were added or
    /// removed with their view.
    var inputs: [Input] {
        let old = Dictionary(partners.map { ($1, $0) }) { first, _ in first }
        let changed = now.indices.flatMap { index in
            old[index].map { changes(of: index, since: golden.screen.constraints[$0]) } ?? []
        }
        return changed + additions(old) + removals + ConstraintOrder(now: now, partners: partners).inputs
    }

    private func changes(of index: Int, since old: Constraint) -> [Input] {
        let new = now[index]
        return PropertyRow<Constraint>.all.filter { golden.differs($0, old, from: new) }.map { row in
            Input(
                change: InputChange(.constraint(new), row.kind, old: row.text(old), new: row.text(new)),
                revert: { draft in draft.change(constraint: index) { row.copy(old, &$0) } })
        }
    }

    private func additions(_ old: [Int: Int]) -> [Input] {
        now.indices.filter { old[$0] == nil && !now[$0].refers(toAnyOf: tree.added) }.map { index in
            let change = InputChange(.constraint(now[index]), .added, old: nil, new: "\(now[index])")
            return Input(change: change, revert: { $0.remove(constraint: index) })
        }
    }

    /// Returns the constraints that only the golden has, because a wrapper of their view has them instead.
    func restored(by wrapping: Wrapping) -> [RestoredConstraint] {
        restored.filter { wrapping.moves($0.constraint, to: now) }
    }

    private var removals: [Input] {
        let wrappings = tree.wrappings
        return restored.filter { restored in
            !restored.constraint.refers(toAnyOf: tree.removed)
                && !wrappings.contains { $0.moves(restored.constraint, to: now) }
        }
        .map { restored in
            let change = InputChange(
                .constraint(restored.constraint), .removed, old: "\(restored.constraint)", new: nil)
            return Input(change: change, revert: { $0.restore(restored.constraint, after: restored.previous) })
        }
    }
}
