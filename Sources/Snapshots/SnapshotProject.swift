import LayoutSimFiles

/// The folders of a project that has goldens.
package struct SnapshotProject: Hashable, Sendable {
    /// The project's folder.
    package let root: String
    /// Whether nothing but the records of a run may be written, as on a machine that only checks.
    package let isReadOnly: Bool
    /// Where runs and what waits for review lie.
    let state: StateFolder

    package init(root: String, isReadOnly: Bool) {
        self.root = root
        state = StateFolder(ofProject: root)
        self.isReadOnly = isReadOnly || state.isElsewhere
    }

    /// What was reviewed and is in version control.
    package var goldens: SnapshotFolder { SnapshotFolder("\(root)/Snapshots") }

    /// What is new or changed and waits for review; `nil` where nothing may be written.
    package var pending: SnapshotFolder? { isReadOnly ? nil : SnapshotFolder("\(state.path)/pending") }

    /// The folder of a run by its id.
    package func run(_ id: String) -> RunFolder { RunFolder("\(runs.path)/\(id)") }

    var runs: RunFolders { RunFolders(path: "\(state.path)/runs") }

    /// The run that began last.
    package var last: RunFolder { run("last") }

    /// What the run that began last found so far; throws if there is none.
    package func lastRun() throws -> RecordedRun {
        let id = last.id
        guard run(id).recordFile.exists else { throw SnapshotError(file: last.recordFile.path, .noRun) }
        return try RecordedRun(contentsOf: run(id))
    }

    /// Where goldens of a commit are put to compare with them; nothing of it can be accepted.
    package func base(_ commit: String) -> SnapshotProject {
        SnapshotProject(root: "\(state.path)/base/\(commit)", isReadOnly: true)
    }
}
