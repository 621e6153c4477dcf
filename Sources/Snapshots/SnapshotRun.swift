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

    /// Compares a variant with its golden and writes the evidence of a change; never writes a golden.
    package func report(on subject: SnapshotSubject, renderer: Renderer) throws -> SnapshotReport {
        let rendition = try Rendition(subject, renderer: renderer)
        let outcome = try test.outcome(of: rendition, renderer: renderer)
        let evidence = outcome.isSame ? nil : try write(rendition, renderer: renderer, isNew: outcome == .new)
        return SnapshotReport(key: subject.key, outcome: outcome, evidence: evidence)
    }

    /// Goldens that no declared variant uses, sorted.
    package func orphans(declared: [SnapshotKey]) -> [SnapshotKey] {
        test.lock.entries.keys.filter { !declared.contains($0) }.sorted()
    }

    private func write(_ rendition: Rendition, renderer: Renderer, isNew: Bool) throws -> String {
        let folder = "\(project.evidence)/\(rendition.key)"
        try Folder(folder).create()
        let actual = try renderer.bitmap(rendition.displayList)
        try File("\(folder)/actual.layout").write(rendition.treeText)
        try write(actual, to: "\(folder)/actual.png")
        if !isNew {
            let expected = try project.goldens.picture(rendition.key)
            try File("\(folder)/expected.layout").write(project.goldens.tree(rendition.key).text)
            try write(expected, to: "\(folder)/expected.png")
            try write(Bitmap(differenceOf: expected, actual), to: "\(folder)/difference.png")
        }
        if let pending = project.pending { try pending.write(rendition, renderer: renderer) }
        return folder
    }

    private func write(_ bitmap: Bitmap, to path: String) throws {
        try File(path).write(bitmap.pngData(file: path))
    }
}

/// The folders of a project that has goldens.
package struct SnapshotProject: Hashable, Sendable {
    /// The project's folder.
    package var root: String
    /// Whether nothing but the evidence of a run may be written, as on a machine that only checks.
    package var isReadOnly: Bool

    package init(root: String, isReadOnly: Bool) {
        self.root = root
        self.isReadOnly = isReadOnly
    }

    /// What was reviewed and is in version control.
    package var goldens: SnapshotFolder { SnapshotFolder("\(root)/Snapshots") }

    /// What is new or changed and waits for review; `nil` where nothing may be written.
    package var pending: SnapshotFolder? { isReadOnly ? nil : SnapshotFolder("\(root)/.layoutsim/pending") }

    /// Expected, actual and difference of what changed in the last run.
    package var evidence: String { "\(root)/.layoutsim/runs/last" }
}
