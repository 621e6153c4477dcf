import LayoutSimCauses
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimJSON
import LayoutSimPixels
package import LayoutSimRendering

/// One test of many variants: what it found, and the files that it leaves for the reviewer.
package struct SnapshotRun: Sendable {
    /// Where goldens, pending variants and evidence lie.
    package let project: SnapshotProject
    /// Where this run leaves what it found.
    package let folder: RunFolder
    private let test: SnapshotTest
    private let records: GrowingFile

    package init(project: SnapshotProject) throws {
        self.project = project
        if !project.isReadOnly { try project.locked {} }
        test = try SnapshotTest(goldens: project.goldens)
        (folder, records) = try project.runs.begin()
    }

    /// Notes all variants that a screen is checked in, whichever of them this run looks at.
    package func declare(_ declaration: Declaration) throws {
        if let key = declaration.keys.first(where: { !$0.isUsable }) { throw unusable(key) }
        let goldens = try project.goldens.allKeys(lock: test.lock).filter { $0.screen == declaration.screen }
        let orphans = goldens.subtracting(declaration.keys).sorted()
        try records.append(line: declaration.json(orphans: orphans).description)
    }

    /// Compares a variant with its golden and leaves a record, and the evidence of a change; never writes a golden.
    ///
    /// Any number of threads may do so at once, each with its own renderer.
    package func report(on subject: SnapshotSubject, renderer: Renderer) throws -> SnapshotReport {
        guard subject.key.isUsable else { throw unusable(subject.key) }
        let report = try compare(subject, renderer: renderer)
        try records.append(line: RunRecord(report).json.description)
        return report
    }

    /// What the run found so far.
    package func recorded() throws -> RecordedRun { try RecordedRun(contentsOf: folder) }

    private func compare(_ subject: SnapshotSubject, renderer: Renderer) throws -> SnapshotReport {
        let rendition = try Rendition(subject, renderer: renderer)
        var report = SnapshotReport(
            key: subject.key, outcome: .same, contentHash: rendition.contentHash(golden: nil),
            device: subject.device, content: subject.content)
        let golden = try golden(of: rendition, renderer, telling: &report.outcome)
        guard !report.outcome.isSame else {
            try forgetPending(subject.key)
            return report
        }
        try explain(&report, subject, golden: golden, rendition, renderer)
        if let pending = project.pending {
            try project.locked { try pending.write(rendition, renderer: renderer) }
        }
        return report
    }

    /// Finds out how a rendition compares with its golden, which is read where they differ; one that cannot be read is
    /// an outcome too.
    private func golden(
        of rendition: Rendition, _ renderer: Renderer, telling outcome: inout SnapshotOutcome
    ) throws -> Golden? {
        do {
            outcome = try test.outcome(of: rendition, renderer: renderer)
            guard !outcome.isSame, outcome.hasGolden else { return nil }
            let fingerprint = test.lock.entries[rendition.key]?.fingerprint ?? Renderer.fingerprint
            return try Golden(rendition.key, in: project.goldens, fingerprint: fingerprint)
        } catch let error as any ReportableError {
            outcome = .broken(error.description, error.exitStatus)
            return nil
        }
    }

    /// Adds to a report why the variant changed, and leaves the evidence.
    private func explain(
        _ report: inout SnapshotReport, _ subject: SnapshotSubject, golden: Golden?, _ rendition: Rendition,
        _ renderer: Renderer
    ) throws {
        let picture = try renderer.bitmap(rendition.displayList)
        if let golden {
            let change = try SnapshotChange(
                of: subject, outcome: report.outcome, golden: golden, now: (rendition.document, picture),
                renderer: renderer)
            report.change = change
            report.group = change.causes.flatMap(groupID)
            report.contentHash = rendition.contentHash(golden: golden)
        }
        let evidence = folder.evidence(subject.key)
        report.evidence = evidence
        let actual = SnapshotEvidence.Side(tree: rendition.treeText, picture: picture)
        let expected = golden.map { SnapshotEvidence.Side(tree: $0.treeText, picture: $0.picture) }
        try evidence.write(actual: actual, expected: expected, report: report)
    }

    private func forgetPending(_ key: SnapshotKey) throws {
        guard let pending = project.pending, pending.treeFile(key).exists else { return }
        try project.locked { try pending.remove(key) }
    }

    private func unusable(_ key: SnapshotKey) -> SnapshotError {
        SnapshotError(file: project.goldens.path, .unusableKey(key))
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
