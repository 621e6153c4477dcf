package import LayoutSimCauses
import LayoutSimFiles
import LayoutSimNotation
import LayoutSimPixels

/// The findings of a run, assembled from its records and evidence; also of a run that is still in progress or was
/// interrupted.
package struct RecordedRun: Hashable, Sendable {
    /// A variant that was tested.
    package struct Variant: Hashable, Sendable {
        package var key: SnapshotKey
        /// The result of the comparison with its golden.
        package var outcome: SnapshotOutcome
        /// Why and where it differs from its golden; `nil` if it does not or if there is no golden.
        package var change: SnapshotChange?
        /// Why its golden cannot be read.
        package var failure: String?
        /// The id of its group; `nil` if no cause was determined.
        package var group: String?
        /// The device and orientation, the column of a matrix: `iphone-6 portrait`.
        package var device: String
        /// The content and text size, the row of a matrix; may be empty.
        package var content: String
        /// The step of a script that it shows; `nil` if it does not belong to one.
        package var step: ScriptStep?
        /// The evidence of the change; it has no files if nothing changed.
        package var evidence: SnapshotEvidence
    }

    /// Variants with the same change.
    package struct Group: Hashable, Sendable {
        package var id: String
        /// The change and its cause; if variants differ, those of the representative and its name.
        package var headline: Headline
        package var keys: [SnapshotKey]
        /// The variant with the smallest screen.
        package var representative: SnapshotKey
    }

    /// The name of its folder; for several runs, their names joined with `+`.
    package var id: String
    /// The commit that was tested; `nil` if it is not known, or if several runs tested different ones.
    package var origin: RunOrigin?
    /// Twelve hexadecimal digits, the same for the same findings on the same goldens.
    package var digest: String
    /// All variants that were tested, sorted by key.
    package var variants: [Variant]
    /// The groups, largest first.
    package var groups: [Group]
    /// Goldens of declared screens that do not belong to any declared variant, sorted.
    package var orphans: [SnapshotKey]
    /// Declared variants that were not tested, sorted: a filter or shard excluded them, or the run was interrupted.
    package var notRun: [SnapshotKey]

    /// Reads the findings of a run.
    package init(contentsOf folder: RunFolder) throws {
        try self.init(merging: [folder])
    }

    /// Merges runs, such as the shards of a test; for a variant in several of them, the last one counts.
    package init(merging folders: [RunFolder]) throws {
        var records = RunRecords()
        for folder in folders { try records.add(folder) }
        try self.init(records, id: folders.map(\.id).joined(separator: "+"))
    }

    /// Merges records.
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

    /// Whether there is nothing to review.
    package var isFine: Bool { changed.isEmpty && orphans.isEmpty }

    /// Returns the group with an id.
    package func group(_ id: String) -> Group? { groups.first { $0.id == id } }

    /// Returns the variant with a key, if it was tested.
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

    /// Cause, effect and differing pixels, line by line, as `layoutsim show` prints them.
    package var text: String { SnapshotChange.text(key, headline, change) }

    /// The files that show the change, one per line, as `layoutsim show` prints them.
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
    /// A line such as `7c1f  6 variants  patch.height 232 → 214 because title 1 → 2 lines (in …, the smallest)`.
    package var description: String {
        "\(id)  \(counted(keys.count, "variant"))  \(headline)"
    }
}
