import LayoutSimFiles

/// The folders of a project that has goldens.
package struct SnapshotProject: Hashable, Sendable {
    /// The project's folder.
    package let root: String
    /// Why only the records of runs may be written; `nil` if everything may.
    package let readOnlyReason: ReadOnlyReason?
    /// What tests the project's screens.
    package let testCommand: TestCommand
    /// Where runs and pending variants are kept.
    let state: StateFolder

    /// Without a command, it is `swift test` in packages.
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
        /// It was asked for, as in continuous integration.
        case request
    }

    /// Whether only the records of runs may be written.
    package var isReadOnly: Bool { readOnlyReason != nil }

    /// The goldens, which are in version control.
    package var goldens: SnapshotFolder { SnapshotFolder("\(root)/Snapshots") }

    /// New and changed variants that are waiting for review; `nil` if nothing may be written.
    package var pending: SnapshotFolder? { isReadOnly ? nil : SnapshotFolder("\(state.path)/pending") }

    /// The folder of a run by its id.
    package func run(_ id: String) -> RunFolder { RunFolder("\(runs.path)/\(id)") }

    var runs: RunFolders { RunFolders(path: "\(state.path)/runs") }

    /// The run that started last.
    package var last: RunFolder { run("last") }

    /// What the run that started last has found so far; throws if there is none.
    package func lastRun() throws -> RecordedRun {
        try naming(testCommand) {
            let id = last.id
            guard run(id).recordFile.exists else { throw SnapshotError(file: last.recordFile.path, .noRun) }
            return try RecordedRun(contentsOf: run(id))
        }
    }

    /// Where the goldens of a commit are put for comparison; nothing there can be accepted.
    package func base(_ commit: String) -> SnapshotProject {
        SnapshotProject(root: "\(state.path)/base/\(commit)", isReadOnly: true)
    }
}

extension SnapshotProject {
    /// Changes goldens or pending variants while no other process does; throws if such a change was interrupted.
    package func locked<Answer>(_ work: () throws -> Answer) throws -> Answer {
        try lockedWhateverIsInterrupted {
            try GoldenTransaction(project: self).checkIsClosed()
            return try work()
        }
    }

    /// As `locked`, for what settles an interrupted change.
    func lockedWhateverIsInterrupted<Answer>(_ work: () throws -> Answer) throws -> Answer {
        if let readOnlyReason { throw SnapshotError(file: goldens.path, .readOnly(readOnlyReason)) }
        try state.create()
        let lock = try FileLock(state.path)
        defer { withExtendedLifetime(lock) {} }
        return try work()
    }
}
