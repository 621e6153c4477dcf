import LayoutSimDocuments
import LayoutSimNotation
import LayoutSimViewTree

/// A constraint that only the golden has, with the current index of the constraint that it followed.
struct RestoredConstraint {
    var place: Int
    var constraint: Constraint
}

/// What became of the constraints of a golden.
struct ConstraintChanges {
    private let golden: RecordedScreen
    private let now: [Constraint]
    private let tree: TreeChanges
    /// Current indices by indices in the golden.
    private let partners: [Int: Int]

    /// `now` holds the constraints of the current screen.
    init(golden: RecordedScreen, now: [Constraint], tree: TreeChanges) {
        self.golden = golden
        self.now = now
        self.tree = tree
        partners = ConstraintMatching(golden: golden.screen.constraints, now: now, tree: tree).partners
    }

    /// The constraints that only the golden has.
    var restored: [RestoredConstraint] {
        let constraints = golden.screen.constraints
        return constraints.indices.filter { partners[$0] == nil }.map { place in
            let before = constraints[..<place].indices.reversed().lazy.compactMap { partners[$0] }.first
            return RestoredConstraint(place: before ?? -1, constraint: constraints[place])
        }
    }

    /// Changed constraints, then added ones, then removed ones, then their order, without those that came or went with their view.
    var inputs: [Input] {
        let old = Dictionary(partners.map { ($1, $0) }) { first, _ in first }
        let changed = now.indices.flatMap { place in
            old[place].map { changes(of: place, since: golden.screen.constraints[$0]) } ?? []
        }
        return changed + additions(old) + removals + ConstraintOrder(now: now, partners: partners).inputs
    }

    private func changes(of place: Int, since old: Constraint) -> [Input] {
        let new = now[place]
        return PropertyRow<Constraint>.all.filter { golden.differs($0, old, from: new) }.map { row in
            Input(
                change: InputChange(.constraint(new), row.kind, old: row.text(old), new: row.text(new)),
                revert: { draft in draft.change(constraint: place) { row.copy(old, &$0) } })
        }
    }

    private func additions(_ old: [Int: Int]) -> [Input] {
        now.indices.filter { old[$0] == nil && !now[$0].refers(toAnyOf: tree.added) }.map { place in
            let change = InputChange(.constraint(now[place]), .added, old: nil, new: "\(now[place])")
            return Input(change: change, revert: { $0.remove(constraint: place) })
        }
    }

    /// The constraints that only the golden has, because a wrapper of their view has them instead.
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
            return Input(change: change, revert: { $0.restore(restored.constraint, after: restored.place) })
        }
    }
}

/// Finds for each constraint of a golden the current one that corresponds to it.
private struct ConstraintMatching {
    /// Current indices by indices in the golden.
    private(set) var partners: [Int: Int] = [:]
    private var taken: Set<Int> = []
    private let golden: [Constraint]
    private let now: [Constraint]

    /// Matches by identifiers first; then, of those that remain, equal constraints, those with the same items and
    /// relation, those with the same items, and those that tie the same attribute to another item.
    init(golden: [Constraint], now: [Constraint], tree: TreeChanges) {
        self.golden = golden
        self.now = now
        let (old, new) = (golden.ids, now.ids)
        match { old[$0].isIdentifier && old[$0] == new[$1] }
        match { golden[$0].withoutIdentifier == now[$1].withoutIdentifier }
        match { golden[$0].hasItems(of: now[$1]) && golden[$0].relation == now[$1].relation }
        match { golden[$0].hasItems(of: now[$1]) }
        let changed = tree.added.union(tree.removed)
        match { place, other in
            golden[place].first == now[other].first && (golden[place].identifier ?? now[other].identifier) == nil
                && !golden[place].refers(toAnyOf: changed) && !now[other].refers(toAnyOf: changed)
        }
    }

    /// Pairs constraints in their order where their indices pass a test.
    private mutating func match(_ test: (Int, Int) -> Bool) {
        for place in golden.indices where partners[place] == nil {
            guard let found = now.indices.first(where: { !taken.contains($0) && test(place, $0) }) else { continue }
            partners[place] = found
            taken.insert(found)
        }
    }
}

extension Constraint.ID {
    fileprivate var isIdentifier: Bool { if case .identifier = self { true } else { false } }
}

extension Constraint {
    fileprivate var withoutIdentifier: Constraint {
        var constraint = self
        constraint.identifier = nil
        return constraint
    }

    fileprivate func hasItems(of other: Constraint) -> Bool { first == other.first && second == other.second }
}
