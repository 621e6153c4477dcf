import LayoutSimCauses
import LayoutSimFiles
import LayoutSimJSON
import LayoutSimPixels
package import LayoutSimRendering

/// A test run over many variants, which leaves files for the reviewer.
package struct SnapshotRun: Sendable {
    /// The project with goldens, pending variants and evidence.
    package let project: SnapshotProject
    /// The folder for the findings of this run.
    package let folder: RunFolder
    private let test: SnapshotTest
    private let records: GrowingFile

    /// Begins a run; `origin` is the commit that it tests.
    package init(project: SnapshotProject, origin: RunOrigin? = nil) throws {
        self.project = project
        try project.checkIsComplete()
        test = try SnapshotTest(project: project)
        (folder, records) = try project.runs.begin(waiting: project.pending?.keys() ?? [])
        if let origin { try records.append(line: origin.json.description) }
    }

    /// Records all variants in which a screen is tested, regardless of which of them this run tests.
    package func declare(_ declaration: Declaration) throws {
        if let key = declaration.keys.first(where: { !$0.isUsable }) { throw unusable(key) }
        let goldens = try project.goldens.allKeys(lock: test.lock).filter { $0.screen == declaration.screen }
        let orphans = goldens.subtracting(declaration.keys).sorted()
        try records.append(line: declaration.json(orphans: orphans).description)
    }

    /// Compares a variant with its golden and writes a record, with evidence if it changed; never writes a golden.
    ///
    /// Can be called from any number of threads, each with its own renderer.
    package func report(on subject: SnapshotSubject, renderer: Renderer) throws -> SnapshotReport {
        guard subject.key.isUsable else { throw unusable(subject.key) }
        let rendition = try Rendition(subject, renderer: renderer)
        let report = try compare(subject, rendition, renderer)
        // A pending variant has a record even if the process is stopped in between.
        try records.append(line: RunRecord(report).json.description)
        if report.outcome.isSame {
            try forgetPending(subject.key)
        } else if let pending = project.pending {
            try project.locked { try pending.write(rendition, renderer: renderer) }
        }
        return report
    }

    /// Returns the findings of the run so far.
    package func recorded() throws -> RecordedRun { try RecordedRun(contentsOf: folder) }

    /// Compares a variant, and writes the evidence of a change.
    private func compare(
        _ subject: SnapshotSubject, _ rendition: Rendition, _ renderer: Renderer
    ) throws -> SnapshotReport {
        let finding = try test.finding(on: rendition, renderer: renderer)
        var report = SnapshotReport(
            key: subject.key, outcome: finding.outcome, failure: finding.failure,
            contentHash: rendition.contentHash(golden: finding.golden), device: subject.device,
            content: subject.content, step: subject.step(showing: rendition.tree.strip),
            canBeAccepted: project.readOnlyReason != .tree)
        if !finding.outcome.isSame {
            try explain(&report, subject, golden: finding.golden, rendition, renderer)
        } else if subject.step != nil {
            // Reviewers also look at the steps before and after those that changed.
            try folder.evidence(subject.key).keep(project.goldens.pictureFile(subject.key))
        }
        return report
    }

    /// Adds the cause of a variant's change to a report, and writes the evidence.
    private func explain(
        _ report: inout SnapshotReport, _ subject: SnapshotSubject, golden: Golden?, _ rendition: Rendition,
        _ renderer: Renderer
    ) throws {
        let picture = try rendition.drawing.bitmap(renderer)
        var difference: Bitmap?
        if let golden, report.outcome != .lock {
            let found = try RecordingChange(of: subject, golden: golden, now: rendition, picture, renderer: renderer)
            (report.change, difference) = (found.change, found.picture)
            report.group = ChangeGrouping([found.change.causes]).groups.first?.id
            if report.outcome == .layout {
                report.tree = found.tree
                report.outcome =
                    found.tree.isOfAuditsOnly ? .audit : SnapshotOutcome(found.change.causes.class)
            }
        }
        let evidence = folder.evidence(subject.key)
        let actual = SnapshotEvidence.Side(tree: rendition.tree, picture: picture)
        let expected = golden.map { SnapshotEvidence.Side(tree: $0.tree, picture: $0.picture) }
        try evidence.write(
            actual: actual, expected: expected, difference: difference,
            sizeMap: subject.sizeMap.map { try renderer.bitmap($0) }, report: report)
        report.evidence = evidence
    }

    private func forgetPending(_ key: SnapshotKey) throws {
        guard let pending = project.pending, pending.treeFile(key).exists else { return }
        try project.locked { try pending.remove(key) }
    }

    private func unusable(_ key: SnapshotKey) -> SnapshotError {
        SnapshotError(file: project.goldens.path, .unusableKey(key))
    }
}

extension Rendition {
    /// Returns the hash of the compared trees and pixels and of what drew them.
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

extension SnapshotSubject {
    /// Returns the step of a script, with the moments of a recording.
    fileprivate func step(showing strip: Filmstrip?) -> ScriptStep? {
        var step = step
        step?.strip = strip
        return step
    }
}
