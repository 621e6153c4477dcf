/// Which required constraint of a conflicting set gives way: the one replaceable function of conflicts.
public struct BreakingRule: Sendable {
    /// A member of a conflicting set, as the rule sees it.
    public struct Candidate: Hashable, Sendable {
        /// The constraint or bound.
        public let row: Row
        /// The constraint's label, or the name of the bound's variable.
        public let label: String
        /// Who made it; bounds are the system's.
        public let origin: ConstraintOrigin
    }

    /// The place, in the given candidates, of the one to break; candidates come bounds first, then in the order of adding.
    public let choose: @Sendable ([Candidate]) -> Int

    /// Makes a rule of a function from one or more candidates to the place of the one to break.
    public init(_ choose: @escaping @Sendable ([Candidate]) -> Int) {
        self.choose = choose
    }

    /// The rule measured on public logs of UIKit: a size of the user, else a trailing or bottom pin to the container, else
    /// what the user added last; what the system made only if there is nothing else. Of equals the latest gives way.
    public static let uiKit = BreakingRule { candidates in
        let order: [ConstraintOrigin] = [.size, .farEdge, .other, .system]
        for origin in order {
            if let place = candidates.lastIndex(where: { $0.origin == origin }) { return place }
        }
        return candidates.count - 1
    }
}
