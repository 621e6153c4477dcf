import LayoutSimFiles

extension SnapshotProject {
    /// Does what others must not do at the same time, in any process: changing goldens or what waits for review.
    ///
    /// Accepting that was cut short is finished first.
    package func locked<Answer>(_ work: () throws -> Answer) throws -> Answer {
        guard !isReadOnly else { throw SnapshotError(file: goldens.path, .readOnly) }
        try state.create()
        let lock = try FileLock(state.path)
        defer { withExtendedLifetime(lock) {} }
        try AcceptanceJournal(project: self).finish()
        return try work()
    }
}
