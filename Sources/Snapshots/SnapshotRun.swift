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
        if outcome.isSame {
            try evidence.remove()
            try project.pending?.remove(subject.key)
        } else {
            try write(rendition, to: evidence, renderer: renderer, isNew: outcome == .new)
        }
        return SnapshotReport(key: subject.key, outcome: outcome, evidence: outcome.isSame ? nil : evidence)
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

    private func write(
        _ rendition: Rendition, to evidence: SnapshotEvidence, renderer: Renderer, isNew: Bool
    ) throws {
        let key = rendition.key
        let expected =
            isNew ? nil : (tree: try project.goldens.treeText(key), picture: try project.goldens.picture(key))
        let actual = (tree: rendition.treeText, picture: try renderer.bitmap(rendition.displayList))
        try evidence.write(actual: actual, expected: expected)
        try project.pending?.write(rendition, renderer: renderer)
    }
}
