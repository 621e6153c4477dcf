package import LayoutSimSnapshots

/// The results of a run for review: changes grouped by cause, and all variants.
package struct ReviewReport: Hashable, Sendable {
    /// The groups, most important first; a variant belongs to at most one group.
    package var groups: [ReviewGroup]
    /// All variants of the run, including unchanged ones, in the order of their keys.
    package var variants: [ReviewVariant]
    /// The number of variants in the run, and of those that changed, including those that no longer await review.
    package var counts: (changed: Int, variants: Int) { (changedInRun, variantsInRun) }
    private var changedInRun: Int
    private var variantsInRun: Int
    /// The name of the run; empty if it has none.
    package var run = ""
    /// The commit that the run examined, if known.
    package var origin: RunOrigin?
    /// The commit that the run was compared with, as the user named it; `nil` for a comparison with goldens, whose
    /// changes can be accepted.
    package var base: String?

    /// Creates a report, in which changed variants outside of any group form one group for each outcome.
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

    /// Returns the part of the report with these keys, which still awaits review, without empty groups.
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

    /// Returns the number of variants with an outcome.
    package func count(_ outcome: SnapshotOutcome) -> Int { variants.count { $0.outcome == outcome } }

    /// The number of variants that do not match their goldens.
    package var changedCount: Int { variants.count { $0.outcome.isChange } }

    /// Returns the variants of each group, in the order of `groups`.
    package func members() -> [[ReviewVariant]] {
        let byKey = Dictionary(variants.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        return groups.map { group in group.variants.compactMap { byKey[$0] } }
    }

    /// Returns the command that accepts a group's change; empty if there are no goldens to replace.
    func command(_ group: ReviewGroup) -> String { base == nil ? group.command : "" }

    /// Returns the same command, or a shorter one where it would contain too many keys to type.
    func typedCommand(_ group: ReviewGroup) -> String {
        let command = command(group)
        return command.utf8.count > 1_000 ? "layoutsim review" : command
    }
}
