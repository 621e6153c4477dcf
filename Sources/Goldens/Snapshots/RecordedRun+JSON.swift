import LayoutSimCauses
package import LayoutSimJSON

extension RecordedRun {
    /// The output of `layoutsim test --format json`: the number of variants and of changed ones, and the causes and
    /// effects of each group, in its representative.
    ///
    /// Variants whose cause was not determined form a group named after their outcome, such as `new`.
    package var json: JSON {
        let caused = groups.map { group in
            RecordedRun.group(group.id, group.keys, variant(group.representative)?.change?.causes)
        }
        let others = SnapshotOutcome.allCases.filter { !ungrouped($0).isEmpty }.map { outcome in
            RecordedRun.group(outcome.rawValue, ungrouped(outcome), nil)
        }
        return [
            "variants": .number(Double(variants.count)), "changed": .number(Double(changed.count)),
            "groups": .array(caused + others),
        ]
    }

    /// Returns the variants with an outcome whose cause was not determined.
    private func ungrouped(_ outcome: SnapshotOutcome) -> [SnapshotKey] {
        guard outcome != .orphan else { return orphans }
        return variants.filter { $0.outcome == outcome && outcome.isChange && $0.group == nil }.map(\.key)
    }

    private static func group(_ id: String, _ keys: [SnapshotKey], _ report: CauseReport?) -> JSON {
        [
            "id": .string(id), "variants": .array(keys.map { .string($0.description) }),
            "causes": .array(report?.namedCauses ?? []), "effects": .array(report?.namedEffects ?? []),
        ]
    }
}
