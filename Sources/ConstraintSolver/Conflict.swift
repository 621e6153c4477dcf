/// An irreducible set of required constraints and bounds that cannot hold together, and the one that was broken.
public struct Conflict: Hashable, Sendable {
    /// The members, bounds first, then constraints in the order of adding.
    public let rows: [Row]
    /// The member that was broken: it is kept at the level `LinearConstraint.belowRequired`.
    public let broken: Row

    package init(rows: [Row], broken: Row) {
        self.rows = rows
        self.broken = broken
    }
}

/// Who made a constraint and what it is for, as far as that decides which constraint of a conflict is broken.
public enum ConstraintOrigin: String, Hashable, Sendable, CaseIterable {
    /// Made by the system (autoresizing mask, encapsulated layout, safe area, bounds); not broken while there is
    /// another.
    case system
    /// A width or height of the user that is a constant, or at least a constant.
    case size
    /// A trailing or bottom pin of the user to the container.
    case farEdge
    /// Any other constraint of the user.
    case other
}

/// Which required constraint of a conflicting set gives way: the one replaceable function of conflicts.
public struct BreakingRule: Sendable {
    /// A member of a conflicting set, as the rule sees it.
    public struct Candidate: Hashable, Sendable {
        /// The constraint or bound.
        public let row: Row
        /// The constraint's label, or the name of the bound's variable.
        public let label: String
        /// Who made it; bounds belong to the system.
        public let origin: ConstraintOrigin
        /// Its turn among those of the same origin; `nil` if the views that it is about are not known.
        package var turn: BreakingTurn?
    }

    /// Returns the index of the candidate to break; candidates come bounds first, then in the order of adding.
    public let choose: @Sendable ([Candidate]) -> Int

    /// Creates a rule from a function that maps one or more candidates to the index of the one to break.
    public init(_ choose: @escaping @Sendable ([Candidate]) -> Int) {
        self.choose = choose
    }

    /// UIKit's rule as measured. Where views are known, the constraint of the user about the view deepest and farthest
    /// back in the tree is broken, a size before a relation and an inequality before an equation. Otherwise, by 27 public
    /// logs: a size of the user, else a trailing or bottom pin to the container, else what the user added last. What the
    /// system made is broken only if there is nothing else; of equals the latest gives way.
    public static let uiKit = BreakingRule { candidates in
        let order: [ConstraintOrigin] = [.size, .farEdge, .other, .system]
        for origin in order {
            guard var chosen = candidates.firstIndex(where: { $0.origin == origin }) else { continue }
            for place in candidates.indices.dropFirst(chosen + 1) where candidates[place].origin == origin {
                if let turn = candidates[place].turn, let other = candidates[chosen].turn, turn < other { continue }
                chosen = place
            }
            return chosen
        }
        return candidates.count - 1
    }
}
