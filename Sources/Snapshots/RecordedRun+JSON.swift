import LayoutSimCauses
package import LayoutSimJSON

extension RecordedRun {
    /// What `layoutsim test --format json` prints: how many variants there are and how many changed, and the causes and
    /// effects of each group, in its representative.
    ///
    /// Variants whose cause was not looked for form a group that is named after their outcome, such as `new`.
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

    /// The variants that changed so and whose cause was not looked for.
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
