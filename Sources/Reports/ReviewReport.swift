/// What there is to review after a run: groups of changes by cause, and all variants.
package struct ReviewReport: Hashable, Sendable {
    /// The groups, the one to look at first in front; every variant is in one group at most.
    package var groups: [ReviewGroup]
    /// All variants of the run, also those that are the same, in the order of their keys.
    package var variants: [ReviewVariant]
    /// The commit that it was compared with, as the user named it; `nil` for goldens, which can be accepted.
    package var base: String?

    /// Changed variants that are in none of the groups are put into one group for each outcome.
    package init(groups: [ReviewGroup], variants: [ReviewVariant], base: String? = nil) {
        self.variants = variants
        self.base = base
        let grouped = Set(groups.flatMap(\.variants))
        let rest = variants.filter { !grouped.contains($0.key) }
        self.groups =
            groups
            + ReviewOutcome.allCases.filter(\.isChange).compactMap { outcome in
                let keys = rest.filter { $0.outcome == outcome }.map(\.key)
                return keys.isEmpty ? nil : ReviewGroup(ungrouped: keys, outcome: outcome)
            }
    }

    /// What of it still waits, by the keys; groups of which nothing does are left out.
    package func waiting(_ keys: Set<String>) -> ReviewReport {
        let left = groups.compactMap { group -> ReviewGroup? in
            var group = group
            group.variants.removeAll { !keys.contains($0) }
            return group.variants.isEmpty ? nil : group
        }
        return ReviewReport(groups: left, variants: variants.filter { keys.contains($0.key) }, base: base)
    }

    /// How many variants have an outcome.
    package func count(_ outcome: ReviewOutcome) -> Int { variants.count { $0.outcome == outcome } }

    /// How many variants are not as their golden.
    package var changedCount: Int { variants.count { $0.outcome.isChange } }

    /// The variants of each group, in the order of `groups`.
    package func members() -> [[ReviewVariant]] {
        let byKey = Dictionary(variants.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        return groups.map { group in group.variants.compactMap { byKey[$0] } }
    }

    /// The command that makes a group's change the golden one; empty where there are no goldens to replace.
    func command(_ group: ReviewGroup) -> String { base == nil ? group.command : "" }

    /// The same, or another way where nobody would type as many keys.
    func typedCommand(_ group: ReviewGroup) -> String {
        let command = command(group)
        return command.utf8.count > 1_000 ? "layoutsim review" : command
    }
}
