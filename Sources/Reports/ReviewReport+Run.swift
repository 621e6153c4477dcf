import LayoutSimFiles
package import LayoutSimSnapshots

extension ReviewReport {
    /// What a run left in its folder; throws if a file that the run names is missing or not what it should be.
    package init(_ run: RecordedRun, in folder: RunFolder) throws {
        var variants = try run.variants.map { try ReviewVariant($0, in: folder) }
        variants += run.orphans.map { ReviewVariant($0, outcome: .orphan) }
        variants.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        let byKey = Dictionary(variants.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let groups = try run.groups.map { group in
            let file = folder.evidence(group.representative).causesFile
            return ReviewGroup(
                group, representative: byKey[group.representative.description],
                path: file.exists ? try RecordedCauses(contentsOf: file).path : [])
        }
        self.init(groups: groups, variants: variants)
    }
}

extension ReviewGroup {
    /// The representative stands first.
    fileprivate init(_ group: RecordedRun.Group, representative: ReviewVariant?, path: [String]) {
        let first = group.representative
        self.init(
            id: group.id, headline: group.headline, outcome: representative?.outcome ?? .layout,
            variants: ([first] + group.keys.filter { $0 != first }).map(\.description), path: path)
    }
}

extension ReviewVariant {
    fileprivate init(_ key: SnapshotKey, outcome: ReviewOutcome, headline: String = "") {
        let labels = VariantLabels(key.variant)
        self.init(
            key: key.description, screen: key.screen, device: labels.device, content: labels.content, outcome: outcome,
            headline: headline)
    }

    fileprivate init(_ variant: RecordedRun.Variant, in folder: RunFolder) throws {
        let outcome = ReviewOutcome(recorded: variant.outcome)
        self.init(variant.key, outcome: outcome, headline: outcome == .same ? "" : variant.headline)
        guard outcome.isChange else { return }
        let evidence = folder.evidence(variant.key)
        explanation = try lines(of: evidence.reportFile).compactMap { ExplanationLine($0) }
        treeDiff = try lines(of: evidence.treeDifference)
        pictures = Pictures(
            expected: try Picture(.expected, of: variant.key, in: evidence),
            actual: try Picture(.actual, of: variant.key, in: evidence),
            difference: try Picture(.difference, of: variant.key, in: evidence))
        tree = try TreeReading(evidence).lines
    }
}

extension ReviewVariant.Picture {
    /// `nil` where the run has left no such picture.
    fileprivate init?(_ picture: SnapshotEvidence.Picture, of key: SnapshotKey, in evidence: SnapshotEvidence) throws {
        let file = evidence.file(picture)
        guard file.exists else { return nil }
        self.init(path: "\(key)/\(file.name)", png: try file.contents())
    }
}

/// The lines of a text file; none if there is no file.
private func lines(of file: File) throws -> [String] {
    guard file.exists else { return [] }
    let text = String(decoding: try file.contents(), as: UTF8.self)
    return text.split(separator: "\n").map { String($0) }
}

extension ReviewOutcome {
    /// What becomes of a damaged golden is a change of the layout.
    fileprivate init(recorded outcome: RecordedOutcome) {
        self = outcome == .lock ? .record : ReviewOutcome(rawValue: outcome.rawValue) ?? .layout
    }
}
