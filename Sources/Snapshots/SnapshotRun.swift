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
            return SnapshotReport(key: subject.key, outcome: outcome)
        }
        let golden = try outcome == .new ? nil : golden(subject.key)
        let picture = try renderer.bitmap(rendition.displayList)
        let change = try golden.map {
            try SnapshotChange(
                of: subject, outcome: outcome, golden: $0, now: (rendition.document, picture), renderer: renderer)
        }
        let actual = SnapshotEvidence.Side(tree: rendition.treeText, picture: picture)
        let expected = golden.map { SnapshotEvidence.Side(tree: $0.treeText, picture: $0.picture) }
        try evidence.write(actual: actual, expected: expected, change: change)
        try project.pending?.write(rendition, renderer: renderer)
        return SnapshotReport(
            key: subject.key, outcome: outcome, change: change, group: change?.causes.flatMap(groupID),
            evidence: evidence)
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
