import LayoutSimErrors
import LayoutSimFiles
import LayoutSimJSON

/// Changes goldens, their lock file, sheets and waivers together, so that either all of them are changed or none.
struct GoldenTransaction {
    let project: SnapshotProject
    private let files: FileTransaction

    init(project: SnapshotProject, fault: InjectedFault? = nil) {
        self.project = project
        files = FileTransaction(root: project.root, staging: "\(project.goldens.path)/.accepting", fault: fault)
    }

    /// Returns the last change, with the previous goldens.
    static func last(of project: SnapshotProject) -> FileTransaction {
        FileTransaction(root: project.root, staging: "\(project.state.path)/accepted")
    }

    /// Whether a change is in progress or was interrupted.
    var isOpen: Bool { files.state != nil }

    /// Throws if a change was interrupted; the caller holds the project's lock.
    func checkIsClosed() throws {
        guard let state = files.state else { return }
        let change = try? noted()
        let interruption = Interruption(
            command: change?.action.rawValue ?? GoldenChange.Action.accept.rawValue,
            variantCount: change?.variants.count ?? 0, state: state)
        throw SnapshotError(file: project.goldens.path, .interrupted(interruption))
    }

    /// Makes a change; rolls it back after an error.
    func make(_ change: GoldenChange, _ changes: [FileTransaction.Change]) throws {
        do {
            try files.prepare(note: Array(change.json.description.utf8), changes)
            try files.replace()
            try finish(change)
        } catch {
            do { try takeBack() } catch let second {
                throw AcceptanceError(action: change.action, cause: error, obstacle: second)
            }
            throw AcceptanceError(action: change.action, cause: error, obstacle: nil)
        }
    }

    /// Completes a change once all files are replaced.
    private func finish(_ change: GoldenChange) throws {
        guard let pending = project.pending else { return }
        switch change.action {
        case .accept:
            for key in change.keys {
                for file in [pending.treeFile(key), pending.pictureFile(key)] { try files.remove(file) }
            }
            try files.end(keeping: GoldenTransaction.last(of: project).staging)
        case .undo:
            try putBack(change, files.oldContents)
            try Folder(GoldenTransaction.last(of: project).staging).removeAll()
            try files.end()
        case .prune, .resolve: try files.end()
        }
    }

    /// Continues an interrupted change; `isMade` is `false` if it was not completely prepared and has to be repeated
    /// from the beginning.
    func complete() throws -> (change: GoldenChange, isMade: Bool) {
        let change = try noted()
        switch files.state {
        case .preparing, nil:
            try files.restore()
            return (change, false)
        case .restoring: try checkIsClosed()
        case .replacing:
            try files.replace()
            try checkIsMade(change)
            try finish(change)
        }
        return (change, true)
    }

    /// Throws if something else has changed goldens since the change was interrupted.
    private func checkIsMade(_ change: GoldenChange) throws {
        let goldens = project.goldens
        for (key, digest) in change.variants where try digest != goldens.digest(key) {
            throw SnapshotError(file: goldens.treeFile(key).path, .changedAfterInterruption)
        }
        guard try change.lock == goldens.lockFile.contentHash() else {
            throw SnapshotError(file: goldens.lockFile.path, .changedAfterInterruption)
        }
    }

    /// Rolls back a change: goldens are restored, and what was accepted is pending again.
    @discardableResult
    func takeBack() throws -> GoldenChange? {
        let change = try? noted()
        if let change, change.action == .accept { try putBack(change, files.newContents) }
        try files.restore()
        return change
    }

    /// Makes variants pending again that are not.
    private func putBack(_ change: GoldenChange, _ contents: (String) throws -> [UInt8]?) throws {
        guard let pending = project.pending else { return }
        for key in change.keys where !(pending.treeFile(key).exists && pending.pictureFile(key).exists) {
            guard let tree = try contents(project.path(of: project.goldens.treeFile(key))),
                let picture = try contents(project.path(of: project.goldens.pictureFile(key)))
            else { continue }
            try Folder("\(pending.path)/\(key.screen)").create()
            try pending.pictureFile(key).write(picture)
            try pending.treeFile(key).write(tree)
        }
    }

    private func noted() throws -> GoldenChange {
        guard let note = try files.note() else { throw SnapshotError(file: project.goldens.path, .notInterrupted) }
        return try GoldenChange(JSONDocument(parsing: note, file: "\(files.staging)/note").root)
    }
}
