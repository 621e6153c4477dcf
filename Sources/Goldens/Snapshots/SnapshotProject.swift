import LayoutSimFiles

/// The folders of a project with goldens.
package struct SnapshotProject: Hashable, Sendable {
    /// The project's folder.
    package let root: String
    /// Why only the records of runs can be written; `nil` if everything can.
    package let readOnlyReason: ReadOnlyReason?
    /// The command that tests the project's screens.
    package let testCommand: TestCommand
    /// The folder of runs and pending variants.
    let state: StateFolder

    /// Creates a project; the default command is `swift test` in packages.
    package init(root: String, isReadOnly: Bool, testCommand: TestCommand? = nil) {
        self.root = root
        self.testCommand = testCommand ?? (File("\(root)/Package.swift").exists ? .swift : .layoutsim)
        state = StateFolder(ofProject: root)
        readOnlyReason = state.isElsewhere ? .tree : isReadOnly ? .request : nil
    }

    /// Why goldens are only checked.
    package enum ReadOnlyReason: Hashable, Sendable {
        /// The project's folder cannot be written to.
        case tree
        /// Read-only mode was requested, as in continuous integration.
        case request
    }

    /// Whether only the records of runs can be written.
    package var isReadOnly: Bool { readOnlyReason != nil }

    /// The folder of the goldens, which are under version control.
    package var goldens: SnapshotFolder { SnapshotFolder("\(root)/Snapshots") }

    /// The folder of new and changed variants that are waiting for review; `nil` if nothing can be written.
    package var pending: SnapshotFolder? { isReadOnly ? nil : SnapshotFolder("\(state.path)/pending") }

    /// Returns the folder of a run with an id.
    package func run(_ id: String) -> RunFolder { RunFolder("\(runs.path)/\(id)") }

    var runs: RunFolders { RunFolders(path: "\(state.path)/runs") }

    /// The run that started last.
    package var last: RunFolder { run("last") }

    /// Returns the findings so far of the run that started last; throws if there is none.
    package func lastRun() throws -> RecordedRun {
        try naming(testCommand) {
            let id = last.id
            guard run(id).recordFile.exists else { throw SnapshotError(file: last.recordFile.path, .noRun) }
            return try RecordedRun(contentsOf: run(id))
        }
    }

    /// Returns the project with the goldens of a commit, for comparison; nothing can be accepted in it.
    package func base(_ commit: String) -> SnapshotProject {
        SnapshotProject(root: "\(state.path)/base/\(commit)", isReadOnly: true)
    }
}

extension SnapshotProject {
    /// Performs work on goldens or pending variants while holding the project's lock; throws if such a change was
    /// interrupted.
    package func locked<Answer>(_ work: () throws -> Answer) throws -> Answer {
        try lockedWhateverIsInterrupted {
            try GoldenTransaction(project: self).checkIsClosed()
            return try work()
        }
    }

    /// Performs work while holding the project's lock, even if a change was interrupted.
    func lockedWhateverIsInterrupted<Answer>(_ work: () throws -> Answer) throws -> Answer {
        if let readOnlyReason { throw SnapshotError(file: goldens.path, .readOnly(readOnlyReason)) }
        try state.create()
        let lock = try FileLock(state.path)
        defer { withExtendedLifetime(lock) {} }
        return try work()
    }
}
