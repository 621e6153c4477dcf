/// What changed and why, on a single line: a clause for each cause.
package struct Headline: Hashable, Sendable {
    /// A change and its reason.
    package struct Clause: Hashable, Sendable {
        /// What changed: `patch.height 232 → 214`.
        package var change: String
        /// The reason, starting with the conjunction: `because title font 17 → 19`; empty if there is none.
        package var reason: String
        /// Whether the reason is proven; an unproven one follows a comma.
        package var isProven: Bool

        package init(_ change: String, reason: String = "", isProven: Bool = true) {
            self.change = change
            self.reason = reason
            self.isProven = isProven
        }
    }

    /// The clauses, the strongest cause first; never empty.
    package private(set) var clauses: [Clause]

    package init(_ change: String, reason: String = "", isProven: Bool = true) {
        clauses = [Clause(change, reason: reason, isProven: isProven)]
    }

    /// Creates a headline; without clauses, it has a single empty one.
    init(_ clauses: [Clause]) {
        self.clauses = clauses.isEmpty ? [Clause("")] : clauses
    }

    /// What changed in the first clause.
    package var change: String { clauses[0].change }

    /// The first reason and the other clauses; empty if there are none.
    package var reason: String {
        Headline.list([clauses[0].reason].filter { !$0.isEmpty } + clauses.dropFirst().map(\.description))
    }

    /// Whether all reasons are proven.
    package var isProven: Bool { clauses.allSatisfy(\.isProven) }

    /// Returns the headline with a remark at its end, such as the variant to which its numbers apply.
    package func noting(_ remark: String) -> Headline {
        var headline = self
        let last = clauses.count - 1
        if clauses[last].reason.isEmpty {
            headline.clauses[last].change += remark
        } else {
            headline.clauses[last].reason += remark
        }
        return headline
    }

    private static func list(_ clauses: [String]) -> String {
        guard clauses.count > 1 else { return clauses.first ?? "" }
        return clauses.dropLast().joined(separator: "; ") + "; and " + clauses[clauses.count - 1]
    }
}

extension Headline: CustomStringConvertible {
    /// `card.height 1347 → 1443 because hero.top: constant 8 → 20; and Greeting color #000000 → #FF3B30`.
    package var description: String { Headline.list(clauses.map(\.description)) }
}

extension Headline.Clause: CustomStringConvertible {
    package var description: String { reason.isEmpty ? change : change + (isProven ? " " : ", ") + reason }
}
