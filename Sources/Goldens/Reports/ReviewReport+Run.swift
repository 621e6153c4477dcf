import LayoutSimCauses
import LayoutSimFiles
import LayoutSimRendering
package import LayoutSimSnapshots

extension ReviewReport {
    /// Creates the report on a run; throws if a file of its evidence cannot be read or parsed.
    ///
    /// The paths of pictures are relative to the folder if they lie in it. With `faults`, variants list what is
    /// accepted only with a waiver.
    package init(_ run: RecordedRun, in folder: RunFolder, faults: SeriousFaults? = nil) throws {
        var variants = try run.variants.map { try ReviewVariant($0, in: folder, faults) }
        variants += run.orphans.map { ReviewVariant($0, outcome: .orphan) }
        variants += run.notRun.map { ReviewVariant($0, outcome: .notRun) }
        variants.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        let byKey = Dictionary(variants.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let groups = run.groups.map { group in
            ReviewGroup(
                group, representative: byKey[group.representative.description],
                path: run.variant(group.representative)?.change?.causes.causes.first?.path ?? [])
        }
        self.init(groups: groups, variants: variants)
        (self.run, origin) = (run.id, run.origin)
    }
}

extension ReviewGroup {
    /// Creates a group that begins with its representative.
    fileprivate init(_ group: RecordedRun.Group, representative: ReviewVariant?, path: [PathStep]) {
        let first = group.representative
        self.init(
            id: group.id, headline: group.headline, outcome: representative?.outcome ?? .layout,
            variants: ([first] + group.keys.filter { $0 != first }).map(\.description),
            path: path.map(\.description))
    }
}

extension ReviewVariant {
    fileprivate init(_ key: SnapshotKey, outcome: SnapshotOutcome) {
        let labels = VariantLabels(key.variant)
        self.init(
            key: key.description, screen: key.screen, device: labels.device, content: labels.content, outcome: outcome)
    }

    fileprivate init(_ variant: RecordedRun.Variant, in folder: RunFolder, _ serious: SeriousFaults?) throws {
        self.init(
            key: variant.key.description, screen: variant.key.screen, device: variant.device, content: variant.content,
            outcome: variant.outcome, headline: variant.outcome.isSame ? Headline("") : variant.headline)
        let evidence = variant.evidence
        step = variant.step
        guard variant.outcome.isChange else {
            if step != nil { pictures.actual = try Picture(evidence.unchanged, in: folder) }
            let strip = variant.step?.strip
            moments = zip(strip?.cells ?? [], strip?.places ?? []).map {
                Moment(time: $0.time, isChange: false, actual: $1)
            }
            return
        }
        sections = variant.change?.sections ?? []
        resized = variant.change?.causes.resized
        treeDiff = try lines(of: evidence.treeDifference)
        pictures = Pictures(
            expected: try Picture(evidence.file(.expected), in: folder),
            actual: try Picture(evidence.file(.actual), in: folder),
            difference: try Picture(evidence.file(.difference), in: folder),
            sizeMap: try Picture(evidence.sizeMap, in: folder))
        if let now = try evidence.tree(.actual) {
            let golden = try evidence.tree(.expected)
            tree = TreeReading(now.first, golden?.first).lines
            moments = ReviewVariant.moments(now, golden, changed: variant.change?.causes.moments)
            faults = serious?.lines(in: now, of: variant.key.screen) ?? []
        }
        digest = try evidence.actualDigest()
    }
}

extension ReviewVariant {
    /// Returns the current moments, paired with the golden's moments at the same times; all count as changed if no
    /// causes were searched for.
    private static func moments(_ now: GoldenTree, _ golden: GoldenTree?, changed: [Double]?) -> [Moment] {
        guard let strip = now.strip else { return [] }
        return zip(strip.cells, zip(strip.places, now.documents)).map { cell, seen in
            let place = golden?.times.firstIndex(of: cell.time)
            let isChange = place == nil || changed?.contains(cell.time) ?? true
            let before = place.flatMap { golden?.documents[$0] }
            return Moment(
                time: cell.time, isChange: isChange, expected: place.flatMap { golden?.strip?.places[$0] },
                actual: seen.0, tree: isChange ? TreeReading(seen.1, before).lines : [])
        }
    }
}

extension ReviewVariant.Picture {
    /// Creates a picture; `nil` if the run left no such file.
    fileprivate init?(_ file: File, in folder: RunFolder) throws {
        guard file.exists else { return nil }
        let isInside = file.path.hasPrefix(folder.path + "/")
        self.init(
            path: isInside ? String(file.path.dropFirst(folder.path.count + 1)) : file.path, png: try file.contents())
    }
}

/// Returns the lines of a text file; empty if the file does not exist.
private func lines(of file: File) throws -> [String] {
    guard file.exists else { return [] }
    let text = String(decoding: try file.contents(), as: UTF8.self)
    return text.split(separator: "\n").map { String($0) }
}

/// The row and column of a variant in the matrix of its screen, from its name.
struct VariantLabels: Hashable {
    /// Device, orientation and scale, `w375-portrait@2x`: the columns.
    var device: String
    /// Content and text size, `longest`: the rows; may be empty.
    var content: String

    /// Splits a variant's name: the device is everything up to the scale or, without a scale, the whole name.
    init(_ variant: String) {
        let parts = variant.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let hyphen = parts[1].firstIndex(of: "-") else {
            (device, content) = (variant, "")
            return
        }
        device = "\(parts[0])@\(parts[1][..<hyphen])"
        content = String(parts[1][hyphen...].dropFirst())
    }
}
