import LayoutSimViewTree

/// Finds the current counterpart of each constraint of a golden.
struct ConstraintMatching {
    /// Current indices by indices in the golden.
    private(set) var partners: [Int: Int] = [:]
    private var taken: Set<Int> = []
    private let golden: [Constraint]
    private let now: [Constraint]
    private let replaced: Set<Int>

    /// Matches by identifiers first; then, of those that remain, equal constraints, those with the same items and
    /// relation, those with the same items, and those that tie the same attribute to another item.
    ///
    /// An identifier that several constraints share is less significant: only the rest of those is matched, in order.
    /// Constraints of a cell whose style changed have no counterpart.
    init(golden: [Constraint], now: [Constraint], tree: TreeChanges, cells: CellConstraints) {
        self.golden = golden
        self.now = now
        replaced = Set(golden.indices.filter { cells.isReplaced(golden[$0]) })
        taken = Set(now.indices.filter { cells.isReplaced(now[$0]) })
        let shared = golden.repeatedIdentifiers.union(now.repeatedIdentifiers)
        match { $0.identifier.flatMap { shared.contains($0) ? nil : $0 } }
        match(by: \.withoutIdentifier)
        match { Constraint($0.first, $0.relation, $0.second) }
        match { [$0.first, $0.second] }
        let changed = tree.added.union(tree.removed)
        func isFree(_ constraint: Constraint) -> Bool {
            (constraint.identifier.map(shared.contains) ?? true) && !constraint.refers(toAnyOf: changed)
        }
        match { isFree($0) ? Tie(attribute: $0.first, identifier: $0.identifier) : nil }
        match { isFree($0) ? $0.identifier : nil }
    }

    /// Pairs the remaining constraints that have equal keys, in order; those without a key are not paired.
    private mutating func match<Key: Hashable>(by key: (Constraint) -> Key?) {
        let (old, new) = (golden.map(key), now.map(key))
        var free: [Key: [Int]] = [:]
        for index in new.indices.reversed() where !taken.contains(index) {
            if let key = new[index] { free[key, default: []].append(index) }
        }
        for index in old.indices where partners[index] == nil && !replaced.contains(index) {
            guard let key = old[index], let partner = free[key]?.popLast() else { continue }
            partners[index] = partner
            taken.insert(partner)
        }
    }
}

/// What a constraint holds, whatever it ties it to.
private struct Tie: Hashable {
    var attribute: Constraint.Operand
    var identifier: String?
}

extension [Constraint] {
    /// The identifiers that more than one constraint has.
    fileprivate var repeatedIdentifiers: Set<String> {
        var known: Set<String> = []
        return Set(compactMap(\.identifier).filter { !known.insert($0).inserted })
    }
}

extension Constraint {
    fileprivate var withoutIdentifier: Constraint {
        var constraint = self
        constraint.identifier = nil
        return constraint
    }
}
