import LayoutSimCauses
import LayoutSimFiles
import LayoutSimPixels
package import LayoutSimRendering

/// One test of many variants: what it found, and the files that it leaves for the reviewer.
package struct SnapshotRun: Sendable {
    /// Where goldens, pending variants and evidence lie.
    package var project: SnapshotProject
    private let test: SnapshotTest

    package init(project: SnapshotProject) throws {
        self.project = project
        test = try SnapshotTest(goldens: project.goldens)
    }

    /// Compares a variant with its golden and leaves the evidence of a change, or none; never writes a golden.
    package func report(on subject: SnapshotSubject, renderer: Renderer) throws -> SnapshotReport {
        guard subject.key.isUsable else {
            throw SnapshotError(file: project.goldens.path, .unusableKey(subject.key))
        }
        let rendition = try Rendition(subject, renderer: renderer)
        let outcome = try test.outcome(of: rendition, renderer: renderer)
        let evidence = project.evidence(subject.key)
        guard !outcome.isSame else {
            try evidence.remove()
            try project.pending?.remove(subject.key)
            return SnapshotReport(key: subject.key, outcome: outcome, contentHash: rendition.contentHash(golden: nil))
        }
        let golden = try outcome == .new ? nil : golden(subject.key)
        let picture = try renderer.bitmap(rendition.displayList)
        let change = try golden.map {
            try SnapshotChange(
                of: subject, outcome: outcome, golden: $0, now: (rendition.document, picture), renderer: renderer)
        }
        let report = SnapshotReport(
            key: subject.key, outcome: outcome, change: change, group: change?.causes.flatMap(groupID),
            contentHash: rendition.contentHash(golden: golden), evidence: evidence)
        let actual = SnapshotEvidence.Side(tree: rendition.treeText, picture: picture)
        let expected = golden.map { SnapshotEvidence.Side(tree: $0.treeText, picture: $0.picture) }
        try evidence.write(actual: actual, expected: expected, report: report)
        try project.pending?.write(rendition, renderer: renderer)
        return report
    }

    /// Puts the reports of a whole run together and leaves them, with their evidence, in a folder of their own.
    package func finish(_ reports: [SnapshotReport], orphans: [SnapshotKey] = []) throws -> SnapshotResults {
        let results = SnapshotResults(reports, orphans: orphans)
        try project.run(results.id).write(results)
        try project.last.writeSummary(of: results)
        return results
    }

    /// Goldens that no declared variant uses, sorted, whether the lock file or only their files speak of them.
    ///
    /// Throws if a variant is declared twice.
    package func orphans(declared: [SnapshotKey]) throws -> [SnapshotKey] {
        var known: Set<SnapshotKey> = []
        for key in declared where !known.insert(key).inserted {
            throw SnapshotError(file: project.goldens.path, .duplicateKey(key))
        }
        return Set(test.lock.entries.keys).union(try project.goldens.keys()).subtracting(known).sorted()
    }

    private func golden(_ key: SnapshotKey) throws -> Golden {
        try Golden(key, in: project.goldens, fingerprint: test.lock.entries[key]?.fingerprint ?? Renderer.fingerprint)
    }

    /// The id that the change has where no other one begins with the same digits.
    private func groupID(_ causes: CauseReport) -> String? { ChangeGrouping([causes]).groups.first?.id }
}

extension Rendition {
    /// The hash of the trees and pixels that were compared, and of what drew them.
    fileprivate func contentHash(golden: Golden?) -> ContentHash {
        var words = ["\(key)", "\(lockEntry.treeHash)", "\(pixelHash)", lockEntry.fingerprint]
        if let golden {
            words += [
                "\(ContentHash(ofText: golden.treeText))", "\(golden.picture.pixelHash)", golden.fingerprints.golden,
            ]
        }
        return ContentHash(ofText: words.joined(separator: " "))
    }
}
