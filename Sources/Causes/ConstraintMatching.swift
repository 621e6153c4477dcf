import LayoutSimViewTree

/// Finds for each constraint of a golden the current one that corresponds to it.
struct ConstraintMatching {
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
        match(golden.ids.map(\.ifIdentifier), now.ids.map(\.ifIdentifier))
        match(by: \.withoutIdentifier)
        match { Constraint($0.first, $0.relation, $0.second) }
        match { [$0.first, $0.second] }
        let changed = tree.added.union(tree.removed)
        match { $0.identifier == nil && !$0.refers(toAnyOf: changed) ? $0.first : nil }
    }

    private mutating func match<Key: Hashable>(by key: (Constraint) -> Key?) {
        match(golden.map(key), now.map(key))
    }

    /// Pairs the remaining constraints that have equal keys, in their order; those without a key stay alone.
    private mutating func match<Key: Hashable>(_ old: [Key?], _ new: [Key?]) {
        var free: [Key: [Int]] = [:]
        for index in new.indices.reversed() where !taken.contains(index) {
            if let key = new[index] { free[key, default: []].append(index) }
        }
        for index in old.indices where partners[index] == nil {
            guard let key = old[index], let partner = free[key]?.popLast() else { continue }
            partners[index] = partner
            taken.insert(partner)
        }
    }
}

extension Constraint.ID {
    /// This, if it is an identifier's.
    fileprivate var ifIdentifier: Constraint.ID? { if case .identifier = self { self } else { nil } }
}

extension Constraint {
    fileprivate var withoutIdentifier: Constraint {
        var constraint = self
        constraint.identifier = nil
        return constraint
    }
}
