import LayoutSimFiles
package import LayoutSimSnapshots

extension ReviewReport {
    /// What a run left; throws if a file of its evidence cannot be read or is not what it should be.
    ///
    /// The paths of pictures are relative to this folder where they lie in it.
    package init(_ run: RecordedRun, in folder: RunFolder) throws {
        var variants = try run.variants.map { try ReviewVariant($0, in: folder) }
        variants += run.orphans.map { ReviewVariant($0, outcome: .orphan) }
        variants += run.notRun.map { ReviewVariant($0, outcome: .notRun) }
        variants.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        let byKey = Dictionary(variants.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let groups = try run.groups.map { group in
            let file = run.variant(group.representative)?.evidence.causesFile
            return ReviewGroup(
                group, representative: byKey[group.representative.description],
                path: try file.flatMap { $0.exists ? try RecordedCauses.path(in: $0) : nil } ?? [])
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
    fileprivate init(_ key: SnapshotKey, outcome: ReviewOutcome) {
        let labels = VariantLabels(key.variant)
        self.init(
            key: key.description, screen: key.screen, device: labels.device, content: labels.content, outcome: outcome)
    }

    fileprivate init(_ variant: RecordedRun.Variant, in folder: RunFolder) throws {
        let outcome = ReviewOutcome(variant.outcome)
        self.init(
            key: variant.key.description, screen: variant.key.screen, device: variant.device, content: variant.content,
            outcome: outcome, headline: outcome == .same ? "" : variant.headline)
        guard outcome.isChange else { return }
        let evidence = variant.evidence
        let steps = evidence.causesFile.exists ? try RecordedCauses.path(in: evidence.causesFile) : []
        explanation = try lines(of: evidence.reportFile).compactMap { ExplanationLine($0) }.flatMap { line in
            // A line of the report does not tell the arrows between steps from those within them.
            line.label == "path" ? steps.map { ExplanationLine(label: "path", text: $0) } : [line]
        }
        treeDiff = try lines(of: evidence.treeDifference)
        pictures = Pictures(
            expected: try Picture(evidence.file(.expected), in: folder),
            actual: try Picture(evidence.file(.actual), in: folder),
            difference: try Picture(evidence.file(.difference), in: folder))
        tree = try TreeReading(evidence).lines
    }
}

extension ReviewVariant.Picture {
    /// `nil` where the run has left no such picture.
    fileprivate init?(_ file: File, in folder: RunFolder) throws {
        guard file.exists else { return nil }
        let isInside = file.path.hasPrefix(folder.path + "/")
        self.init(
            path: isInside ? String(file.path.dropFirst(folder.path.count + 1)) : file.path, png: try file.contents())
    }
}

/// The lines of a text file; none if there is no file.
private func lines(of file: File) throws -> [String] {
    guard file.exists else { return [] }
    let text = String(decoding: try file.contents(), as: UTF8.self)
    return text.split(separator: "\n").map { String($0) }
}

extension ReviewOutcome {
    fileprivate init(_ outcome: RecordedOutcome) {
        switch outcome {
        case .broken: self = .broken
        case .layout: self = .layout
        case .audit: self = .audit
        case .paint: self = .paint
        case .raster: self = .raster
        case .record, .lock: self = .record
        case .new: self = .new
        case .same: self = .same
        }
    }
}
