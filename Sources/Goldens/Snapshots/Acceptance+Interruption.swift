extension Acceptance {
    /// Completes an interrupted change of goldens, and returns its command and variants.
    ///
    /// Throws if there is none, if it is being rolled back, or if something else has changed goldens since.
    package func completeInterrupted() throws -> (command: String, keys: [SnapshotKey]) {
        try checkIsWritable()
        return try project.lockedWhateverIsInterrupted {
            let (change, isMade) = try transaction.complete()
            if !isMade { try makeAgain(change) }
            return (change.action.rawValue, change.keys)
        }
    }

    /// Repeats a change that was interrupted before anything was prepared.
    private func makeAgain(_ change: GoldenChange) throws {
        switch change.action {
        case .accept:
            guard let pending = project.pending else { return }
            try replace(
                change.keys, from: pending, expecting: change.variants.compactMapValues { $0 }, reason: change.reason)
        case .prune: try remove(change.keys)
        case .undo: _ = try undoLast()
        case .resolve: throw SnapshotError(file: project.goldens.path, .notResolved)
        }
    }

    /// Rolls back an interrupted change of goldens: goldens are restored, and what was to be accepted is pending again.
    /// Returns its command and variants; throws if there is none.
    package func takeBackInterrupted() throws -> (command: String, keys: [SnapshotKey]) {
        try checkIsWritable()
        return try project.lockedWhateverIsInterrupted {
            guard transaction.isOpen else { throw SnapshotError(file: project.goldens.path, .notInterrupted) }
            let change = try transaction.takeBack()
            return (change?.action.rawValue ?? "accept", change?.keys ?? [])
        }
    }
}
