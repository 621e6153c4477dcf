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

    /// Expected, actual and difference of a variant that changed in the last run.
    package func evidence(_ key: SnapshotKey) -> SnapshotEvidence {
        SnapshotEvidence("\(root)/.layoutsim/runs/last/\(key)")
    }
}
