import LayoutSimDocuments
import LayoutSimNotation
import LayoutSimViewTree

/// A constraint that only the golden has, with the place of now behind which it stood.
struct ReturnedConstraint {
    var place: Int
    var constraint: Constraint
}

/// What became of the constraints of a golden.
struct ConstraintChanges {
    private let golden: RecordedScreen
    private let now: [Constraint]
    private let tree: TreeChanges
    /// The place of now by that in the golden.
    private let partners: [Int: Int]

    /// `now` are the constraints of the screen that is laid out.
    init(golden: RecordedScreen, now: [Constraint], tree: TreeChanges) {
        self.golden = golden
        self.now = now
        self.tree = tree
        partners = ConstraintMatching(golden: golden.screen.constraints, now: now, tree: tree).partners
    }

    /// The constraints that only the golden has.
    var returned: [ReturnedConstraint] {
        let constraints = golden.screen.constraints
        return constraints.indices.filter { partners[$0] == nil }.map { place in
            let before = constraints[..<place].indices.reversed().lazy.compactMap { partners[$0] }.first
            return ReturnedConstraint(place: before ?? -1, constraint: constraints[place])
        }
    }

    /// Changed constraints, then new ones, then those that are gone; not those that came or went with their view.
    var inputs: [Input] {
        let old = Dictionary(partners.map { ($1, $0) }) { first, _ in first }
        let changed = now.indices.flatMap { place in
            old[place].map { changes(of: place, since: golden.screen.constraints[$0]) } ?? []
        }
        return changed + additions(old) + removals
    }

    private func changes(of place: Int, since old: Constraint) -> [Input] {
        let new = now[place]
        return PropertyRow<Constraint>.all.filter { golden.differs($0, old, from: new) }.map { row in
            Input(
                change: InputChange(.constraint(new), row.kind, old: row.text(old), new: row.text(new)),
                setBack: { draft in draft.change(constraint: place) { row.copy(old, &$0) } })
        }
    }

    private func additions(_ old: [Int: Int]) -> [Input] {
        now.indices.filter { old[$0] == nil && !now[$0].speaks(ofAnyOf: tree.added) }.map { place in
            let change = InputChange(.constraint(now[place]), .added, old: nil, new: "\(now[place])")
            return Input(change: change, setBack: { $0.remove(constraint: place) })
        }
    }

    private var removals: [Input] {
        returned.filter { !$0.constraint.speaks(ofAnyOf: tree.removed) }.map { returned in
            let change = InputChange(
                .constraint(returned.constraint), .removed, old: "\(returned.constraint)", new: nil)
            return Input(change: change, setBack: { $0.put(back: returned.constraint, after: returned.place) })
        }
    }
}

/// Finds for each constraint of a golden the one of now that it became.
private struct ConstraintMatching {
    /// The place of now by that in the golden.
    private(set) var partners: [Int: Int] = [:]
    private var taken: Set<Int> = []
    private let golden: [Constraint]
    private let now: [Constraint]

    /// Matches by identifiers first; then, of those that are left, equal constraints, those that relate the same items
    /// alike, those that relate the same items, and those that hold the same attribute at another item.
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
                && !golden[place].speaks(ofAnyOf: changed) && !now[other].speaks(ofAnyOf: changed)
        }
    }

    /// Pairs constraints in their order, where they pass a test by their places.
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
