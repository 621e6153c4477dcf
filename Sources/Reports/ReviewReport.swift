package import LayoutSimSnapshots

/// What a run leaves to review: changes grouped by cause, and all variants.
package struct ReviewReport: Hashable, Sendable {
    /// The groups, the most important first; every variant is in one group at most.
    package var groups: [ReviewGroup]
    /// All variants of the run, including those that are the same, in the order of their keys.
    package var variants: [ReviewVariant]
    /// How many variants the run looked at, and how many of them changed, including those that do not wait anymore.
    package var counts: (changed: Int, variants: Int) { (changedInRun, variantsInRun) }
    private var changedInRun: Int
    private var variantsInRun: Int
    /// The name of the run; empty if it has none.
    package var run = ""
    /// The commit that the run looked at, if that is known.
    package var origin: RunOrigin?
    /// The commit that it was compared with, as the user named it; `nil` if it was compared with goldens, which can be
    /// accepted.
    package var base: String?

    /// Changed variants that are not in a group are put into one group for each outcome.
    package init(groups: [ReviewGroup], variants: [ReviewVariant], base: String? = nil) {
        self.variants = variants
        self.base = base
        variantsInRun = variants.count
        changedInRun = variants.count { $0.outcome.isChange }
        let grouped = Set(groups.flatMap(\.variants))
        let rest = variants.filter { !grouped.contains($0.key) }
        self.groups =
            groups
            + SnapshotOutcome.allCases.filter(\.isChange).compactMap { outcome in
                let keys = rest.filter { $0.outcome == outcome }.map(\.key)
                return keys.isEmpty ? nil : ReviewGroup(ungrouped: keys, outcome: outcome)
            }
    }

    /// The part with these keys, which still waits for review; empty groups are left out.
    package func waiting(_ keys: Set<String>) -> ReviewReport {
        let left = groups.compactMap { group -> ReviewGroup? in
            var group = group
            group.variants.removeAll { !keys.contains($0) }
            return group.variants.isEmpty ? nil : group
        }
        var report = self
        (report.groups, report.variants) = (left, variants.filter { keys.contains($0.key) })
        return report
    }

    /// How many variants have an outcome.
    package func count(_ outcome: SnapshotOutcome) -> Int { variants.count { $0.outcome == outcome } }

    /// How many variants do not match their goldens.
    package var changedCount: Int { variants.count { $0.outcome.isChange } }

    /// The variants of each group, in the order of `groups`.
    package func members() -> [[ReviewVariant]] {
        let byKey = Dictionary(variants.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        return groups.map { group in group.variants.compactMap { byKey[$0] } }
    }

    /// The command that accepts a group's change; empty if there are no goldens to replace.
    func command(_ group: ReviewGroup) -> String { base == nil ? group.command : "" }

    /// The same, or a shorter way to it if nobody would type so many keys.
    func typedCommand(_ group: ReviewGroup) -> String {
        let command = command(group)
        return command.utf8.count > 1_000 ? "layoutsim review" : command
    }
}
