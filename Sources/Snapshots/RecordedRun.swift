package import LayoutSimCauses
import LayoutSimFiles
import LayoutSimNotation
import LayoutSimPixels

/// What a run found, put together from the lines and evidence that it left; also of one that is still running or was
/// cut short.
package struct RecordedRun: Hashable, Sendable {
    /// A variant that was looked at.
    package struct Variant: Hashable, Sendable {
        package var key: SnapshotKey
        /// How it compares with its golden.
        package var outcome: SnapshotOutcome
        /// Why and where it differs from its golden; `nil` if it does not or if there is no golden.
        package var change: SnapshotChange?
        /// Why its golden cannot be read.
        package var failure: String?
        /// The id of the group that it changed with; `nil` if no cause was looked for.
        package var group: String?
        /// Device and orientation, the column of a matrix: `iphone-6 portrait`.
        package var device: String
        /// Content and text size, the row of a matrix; may be empty.
        package var content: String
        /// Which step of a script it shows; `nil` if it is no part of one.
        package var step: ScriptStep?
        /// What shows the change; there are no files if nothing changed.
        package var evidence: SnapshotEvidence
    }

    /// Variants with the same change.
    package struct Group: Hashable, Sendable {
        package var id: String
        /// The change and its cause; where they are not the same in all variants, those of the representative and its name.
        package var headline: Headline
        package var keys: [SnapshotKey]
        /// The variant with the smallest screen.
        package var representative: SnapshotKey
    }

    /// The name of its folder; of several runs, their names with `+` between them.
    package var id: String
    /// The commit that it looked at; `nil` if that is not known, or if several runs looked at different ones.
    package var origin: RunOrigin?
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
        try self.init(records, id: folders.map(\.id).joined(separator: "+"))
    }

    /// Puts records together.
    init(_ records: RunRecords, id: String) throws {
        variants = try records.sorted.map { try Variant($0.record, in: $0.folder) }
        groups = ChangeGrouping(variants.compactMap { $0.change?.causes }).groups.compactMap { Group($0) }
        let groupIDs = Dictionary(groups.flatMap { group in group.keys.map { ($0, group.id) } }) { first, _ in first }
        for place in variants.indices { variants[place].group = groupIDs[variants[place].key] }
        orphans = records.orphans
        notRun = records.missing
        origin = Set(records.origins).count == 1 ? records.origins[0] : nil
        self.id = id
        digest = RecordedRun.digest(of: records.sorted.map(\.record), variants, orphans: orphans)
    }

    private static func digest(of records: [RunRecord], _ variants: [Variant], orphans: [SnapshotKey]) -> String {
        let lines =
            zip(records, variants).map { "\($0.contentHash) \($0.key) \($1.headline)" }
            + orphans.map(\.description)
        return String(ContentHash(ofText: lines.joined(separator: "\n")).description.prefix(12))
    }
}

extension RecordedRun {
    /// The variants that do not match their goldens, sorted.
    package var changed: [SnapshotKey] { variants.filter { $0.outcome != .same }.map(\.key) }

    /// Whether there is nothing to look at.
    package var isFine: Bool { changed.isEmpty && orphans.isEmpty }

    /// The group of that id.
    package func group(_ id: String) -> Group? { groups.first { $0.id == id } }

    /// The variant of that key, if it was looked at.
    package func variant(_ key: SnapshotKey) -> Variant? { variants.first { $0.key == key } }
}

extension RecordedRun.Variant {
    fileprivate init(_ record: RunRecord, in folder: RunFolder) throws {
        let evidence = folder.evidence(record.key)
        self.init(
            key: record.key, outcome: record.outcome, change: record.outcome.isSame ? nil : try evidence.change(),
            failure: record.failure, device: record.device, content: record.content, step: record.step,
            evidence: evidence)
    }

    /// The change and its cause; `same` if nothing changed.
    package var headline: Headline { SnapshotChange.headline(change, outcome, failure: failure) }

    /// Cause, effect and where pixels differ, line by line, as `layoutsim show` prints them.
    package var text: String { SnapshotChange.text(key, headline, change) }

    /// What the files are that show it, a line each, as `layoutsim show` prints them.
    package var pictureLines: [String] {
        evidence.pictures.map { "\($0.rawValue): \(evidence.file($0).path)" }
            + (evidence.animation.exists ? ["recording: \(evidence.animation.path)"] : [])
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
