extension Acceptance {
    /// Completes a change of goldens that was interrupted, and returns its command and variants.
    ///
    /// Throws if there is none, if it is being taken back, or if goldens were changed since by something else.
    package func completeInterrupted() throws -> (command: String, keys: [SnapshotKey]) {
        try checkIsWritable()
        return try project.lockedWhateverIsInterrupted {
            let (change, isMade) = try transaction.complete()
            if !isMade { try makeAgain(change) }
            return (change.action.rawValue, change.keys)
        }
    }

    /// Makes a change that was interrupted before anything was prepared.
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

    /// Takes back a change of goldens that was interrupted: goldens are what they were, and what was to be accepted is
    /// pending. Returns its command and variants; throws if there is none.
    package func takeBackInterrupted() throws -> (command: String, keys: [SnapshotKey]) {
        try checkIsWritable()
        return try project.lockedWhateverIsInterrupted {
            guard transaction.isOpen else { throw SnapshotError(file: project.goldens.path, .notInterrupted) }
            let change = try transaction.takeBack()
            return (change?.action.rawValue ?? "accept", change?.keys ?? [])
        }
    }
}
