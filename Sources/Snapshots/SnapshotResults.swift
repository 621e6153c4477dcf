package import LayoutSimCauses
package import LayoutSimJSON
import LayoutSimPixels

/// All that a run found, with the variants that share a cause put together.
package struct SnapshotResults: Sendable {
    /// A report on every variant, in the order of the run.
    package private(set) var reports: [SnapshotReport]
    /// Goldens that no declared variant uses.
    package let orphans: [SnapshotKey]
    /// Variants with the same change, the largest group first.
    package let groups: [ChangeGroup]

    package init(_ reports: [SnapshotReport], orphans: [SnapshotKey] = []) {
        self.orphans = orphans
        groups = ChangeGrouping(reports.compactMap(\.change?.causes)).groups
        self.reports = reports
        for place in reports.indices {
            let name = reports[place].key.description
            guard let group = groups.first(where: { $0.variants.contains(name) }) else { continue }
            self.reports[place].group = group.id
            self.reports[place].groupCount = group.variants.count
        }
    }

    /// Variants that are not as their goldens.
    package var changed: [SnapshotReport] { reports.filter { !$0.outcome.isSame } }

    /// Whether there is nothing to look at.
    package var isFine: Bool { changed.isEmpty && orphans.isEmpty }

    /// Twelve hexadecimal digits, the same for the same findings on the same goldens.
    package var id: String {
        let lines = reports.map { "\($0.contentHash) \($0.headline)" } + orphans.map(\.description)
        return String(ContentHash(ofText: lines.joined(separator: "\n")).description.prefix(12))
    }

    /// The content of `run.json`.
    package var json: JSON {
        [
            "id": .string(id), "groups": .array(groups.map(\.json)), "variants": .array(reports.map(\.json)),
            "orphans": .array(orphans.map { .string($0.description) }),
        ]
    }
}

extension SnapshotReport {
    fileprivate var json: JSON {
        [
            "key": .string(key.description), "outcome": .string(outcome.word),
            "headline": .string(change?.causes?.headline ?? outcome.headline),
            "group": group.map { .string($0) } ?? .null,
        ]
    }
}

extension SnapshotOutcome {
    /// The outcome in a word, for programs.
    fileprivate var word: String {
        switch self {
        case .same: "same"
        case .new: "new"
        case .layoutChanged: "layout"
        case .paintChanged: "paint"
        case .rasterDrift: "raster"
        case .lockIsStale: "lock"
        }
    }
}
