/// An irreducible infeasible subsystem: required constraints and bounds that cannot all hold, and the one that was
/// broken.
public struct Conflict: Hashable, Sendable {
    /// The members: bounds first, then constraints in the order in which they were added.
    public let rows: [Row]
    /// The member that was broken; it is kept at the level `LinearConstraint.belowRequired`.
    public let broken: Row

    /// Creates a conflict from its members and the one that was broken.
    package init(rows: [Row], broken: Row) {
        self.rows = rows
        self.broken = broken
    }
}

/// The origin and purpose of a constraint, as far as they decide which constraint of a conflict is broken.
public enum ConstraintOrigin: String, Hashable, Sendable, CaseIterable {
    /// A constraint of the system (autoresizing mask, encapsulated layout, safe area, bounds), broken only if a
    /// conflict has no other.
    case system
    /// A constant width or height, or a constant minimum, set by the user.
    case size
    /// A trailing or bottom pin to the container, set by the user.
    case farEdge
    /// Any other constraint of the user.
    case other
}

/// The rule that picks which required constraint of a conflict to break: the one replaceable function of conflict
/// handling.
public struct BreakingRule: Sendable {
    /// A member of a conflict, as the rule sees it.
    public struct Candidate: Hashable, Sendable {
        /// The constraint or bound.
        public let row: Row
        /// The constraint's label, or the name of the bound's variable.
        public let label: String
        /// The origin of the constraint; bounds belong to the system.
        public let origin: ConstraintOrigin
        /// The breaking key among constraints of the same origin; `nil` if the views of the constraint are unknown.
        package var turn: BreakingTurn?
    }

    /// Returns the index of the candidate to break; candidates are bounds first, then constraints in the order in which
    /// they were added.
    public let choose: @Sendable ([Candidate]) -> Int

    /// Creates a rule from a function that receives at least one candidate and returns the index of the one to break.
    public init(_ choose: @escaping @Sendable ([Candidate]) -> Int) {
        self.choose = choose
    }

    /// UIKit's rule, as measured. Where views are known, the rule breaks the user's constraint on the view that is
    /// deepest and farthest back in the tree, a size before a relation and an inequality before an equation. Otherwise,
    /// according to 27 public logs, it breaks a size of the user, else a trailing or bottom pin to the container, else
    /// the constraint that the user added last. Constraints of the system are broken only if there is nothing else;
    /// among equals the latest is broken.
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
