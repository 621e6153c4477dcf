import LayoutSimFiles

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

    /// The folder of a run by its id.
    package func run(_ id: String) -> RunFolder { RunFolder("\(root)/.layoutsim/runs/\(id)") }

    /// Where runs leave evidence as they go, and what the last whole one found.
    package var last: RunFolder { run("last") }

    /// What the last whole run found; throws if there is none.
    package func lastRun() throws -> RecordedRun {
        guard last.runFile.exists else { throw SnapshotError(file: last.runFile.path, .noRun) }
        return try RecordedRun(contentsOf: last.runFile)
    }

    /// Expected, actual and difference of a variant that changed in the last run.
    package func evidence(_ key: SnapshotKey) -> SnapshotEvidence { last.evidence(key) }
}
