import LayoutSimCauses
import LayoutSimFiles
import LayoutSimJSON
import LayoutSimPixels
package import LayoutSimRendering

/// One test run over many variants, which leaves files for the reviewer.
package struct SnapshotRun: Sendable {
    /// Where goldens, pending variants and evidence are.
    package let project: SnapshotProject
    /// Where this run leaves what it finds.
    package let folder: RunFolder
    private let test: SnapshotTest
    private let records: GrowingFile

    /// Begins a run; `origin` is the commit that it looks at.
    package init(project: SnapshotProject, origin: RunOrigin? = nil) throws {
        self.project = project
        try project.checkIsComplete()
        test = try SnapshotTest(project: project)
        (folder, records) = try project.runs.begin(waiting: project.pending?.keys() ?? [])
        if let origin { try records.append(line: origin.json.description) }
    }

    /// Records all variants that a screen is tested in, whichever of them this run looks at.
    package func declare(_ declaration: Declaration) throws {
        if let key = declaration.keys.first(where: { !$0.isUsable }) { throw unusable(key) }
        let goldens = try project.goldens.allKeys(lock: test.lock).filter { $0.screen == declaration.screen }
        let orphans = goldens.subtracting(declaration.keys).sorted()
        try records.append(line: declaration.json(orphans: orphans).description)
    }

    /// Compares a variant with its golden and leaves a record, and evidence if it changed; never writes a golden.
    ///
    /// Safe to call from any number of threads, each with its own renderer.
    package func report(on subject: SnapshotSubject, renderer: Renderer) throws -> SnapshotReport {
        guard subject.key.isUsable else { throw unusable(subject.key) }
        let rendition = try Rendition(subject, renderer: renderer)
        let report = try compare(subject, rendition, renderer)
        // What waits has a record, even where the process is stopped in between.
        try records.append(line: RunRecord(report).json.description)
        if report.outcome.isSame {
            try forgetPending(subject.key)
        } else if let pending = project.pending {
            try project.locked { try pending.write(rendition, renderer: renderer) }
        }
        return report
    }

    /// What the run has found so far.
    package func recorded() throws -> RecordedRun { try RecordedRun(contentsOf: folder) }

    /// Compares, and leaves the evidence of a change.
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
            // Beside the steps that changed, those before and after them are looked at.
            try folder.evidence(subject.key).keep(project.goldens.pictureFile(subject.key))
        }
        return report
    }

    /// Adds to a report why the variant changed, and leaves the evidence.
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
    /// The hash of the trees and pixels that were compared and of what drew them.
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
    /// The step of a script, with the moments that are seen.
    fileprivate func step(showing strip: Filmstrip?) -> ScriptStep? {
        var step = step
        step?.strip = strip
        return step
    }
}
