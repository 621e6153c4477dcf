import LayoutSimNotation
import LayoutSimCauses
import LayoutSimFiles
import LayoutSimPixels

/// What a run found, put together from the lines that it left; also of one that is still running or was cut short.
package struct RecordedRun: Hashable, Sendable {
    /// A variant that was looked at.
    package struct Variant: Hashable, Sendable {
        package var key: SnapshotKey
        /// What became of it.
        package var outcome: RecordedOutcome
        /// The change and its cause on one line; `same` where nothing changed.
        package var headline: String
        /// The id of the group that it changed with; `nil` where nothing changed or no cause was looked for.
        package var group: String?
        /// Device and orientation, the column of a matrix: `iphone-6 portrait`.
        package var device: String
        /// Content and text size, the row of a matrix; may be empty.
        package var content: String
        /// What shows the change; there are no files where nothing changed.
        package var evidence: SnapshotEvidence
    }

    /// Variants with the same change.
    package struct Group: Hashable, Sendable {
        package var id: String
        /// The change and its cause on one line; where variants differ in it, that of the representative and its name.
        package var headline: String
        package var keys: [SnapshotKey]
        /// The variant with the smallest screen.
        package var representative: SnapshotKey
    }

    /// The name of its folder; of several runs, their names with `+` between them.
    package var id: String
    /// Twelve hexadecimal digits, the same for the same findings on the same goldens.
    package var digest: String
    /// All variants that were looked at, sorted by key.
    package var variants: [Variant]
    /// The largest first.
    package var groups: [Group]
    /// Goldens of screens that the run declared, which none of their variants has, sorted.
    package var orphans: [SnapshotKey]
    /// Variants that the run declared and did not look at, sorted: a filter or shard left them out, or it was cut short.
    package var notRun: [SnapshotKey]

    /// Reads what a run left.
    package init(contentsOf folder: RunFolder) throws {
        try self.init(merging: [folder])
    }

    /// Puts runs together, such as those of the shards of a test; of a variant in several of them, the last counts.
    package init(merging folders: [RunFolder]) throws {
        var records = RunRecords()
        for folder in folders { try records.add(folder) }
        let sorted = records.sorted
        groups = ChangeGrouping(sorted.compactMap(\.record.mark)).groups.compactMap { Group($0) }
        var groupIDs: [SnapshotKey: String] = [:]
        for group in groups { for key in group.keys { groupIDs[key] = group.id } }
        variants = sorted.map { Variant($0.record, in: $0.folder, group: groupIDs[$0.record.key]) }
        orphans = records.orphans
        notRun = records.missing
        id = folders.map(\.id).joined(separator: "+")
        digest = RecordedRun.digest(of: sorted.map(\.record), orphans: orphans)
    }

    private static func digest(of records: [RunRecord], orphans: [SnapshotKey]) -> String {
        let lines = records.map { "\($0.contentHash) \($0.key) \($0.headline)" } + orphans.map(\.description)
        return String(ContentHash(ofText: lines.joined(separator: "\n")).description.prefix(12))
    }
}

extension RecordedRun {
    /// The variants that are not as their goldens, sorted.
    package var changed: [SnapshotKey] { variants.filter { $0.outcome != .same }.map(\.key) }

    /// Whether there is nothing to look at.
    package var isFine: Bool { changed.isEmpty && orphans.isEmpty }

    /// The group of that id.
    package func group(_ id: String) -> Group? { groups.first { $0.id == id } }

    /// The variant of that key, if it was looked at.
    package func variant(_ key: SnapshotKey) -> Variant? { variants.first { $0.key == key } }
}

extension RecordedRun.Variant {
    fileprivate init(_ record: RunRecord, in folder: RunFolder, group: String?) {
        self.init(
            key: record.key, outcome: record.outcome, headline: record.headline, group: group, device: record.device,
            content: record.content, evidence: folder.evidence(record.key))
    }
}

extension RecordedRun.Group {
    fileprivate init?(_ group: ChangeGroup) {
        guard let representative = SnapshotKey(group.representative) else { return nil }
        self.init(
            id: group.id, headline: group.headline, keys: group.variants.compactMap { SnapshotKey($0) },
            representative: representative)
    }
}

extension RecordedRun.Group: CustomStringConvertible {
    /// `7c1f  6 variants  patch.height 232 → 214 because title 1 → 2 lines (in …, the smallest)`.
    package var description: String {
        "\(id)  \(counted(keys.count, "variant"))  \(headline)"
    }
}
