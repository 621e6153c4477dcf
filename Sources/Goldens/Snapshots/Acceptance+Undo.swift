import LayoutSimFiles
import LayoutSimJSON
import LayoutSimPixels

extension Acceptance {
    /// The variants that `undo` would restore, sorted; empty if there is nothing to undo.
    package var undoable: [SnapshotKey] { (try? lastChange())?.keys ?? [] }

    /// Undoes the last acceptance: goldens, lock lines and waivers are restored, and what was accepted is pending
    /// again, unless something newer is.
    ///
    /// Throws if nothing was accepted, or if one of the goldens has changed since.
    package func undo() throws -> [SnapshotKey] {
        try checkIsWritable()
        return try project.locked { try undoLast() }
    }

    /// Undoes the last acceptance; the caller holds the project's lock.
    func undoLast() throws -> [SnapshotKey] {
        let change = try lastChange()
        let last = GoldenTransaction.last(of: project)
        let goldens = project.goldens
        let oldLock = try last.oldContents(project.path(of: goldens.lockFile)).map {
            try LockFile(parsing: String(decoding: $0, as: UTF8.self), file: goldens.lockFile.path)
        }
        var files = GoldenFiles(project: project, lock: try goldens.lock())
        for key in change.keys {
            let (tree, picture) = (project.path(of: goldens.treeFile(key)), project.path(of: goldens.pictureFile(key)))
            guard let entry = oldLock?.entries[key], let text = try last.oldContents(tree),
                let png = try last.oldContents(picture)
            else {
                files.remove(key)
                continue
            }
            files.lock.entries[key] = entry
            files.replace(key, tree: text, picture: png)
        }
        try takeBackWaivers(of: change, last, &files)
        try transaction.make(files.change(.undo), files.changes())
        return change.keys
    }

    /// Returns the last acceptance, provided that its goldens have not changed since.
    private func lastChange() throws -> GoldenChange {
        let last = GoldenTransaction.last(of: project)
        guard let note = try last.note() else { throw SnapshotError(file: project.goldens.path, .nothingToUndo) }
        let change = try GoldenChange(JSONDocument(parsing: note, file: "\(last.staging)/note").root)
        for key in change.keys where try project.goldens.digest(key) != change.variants[key] {
            throw SnapshotError(file: project.goldens.treeFile(key).path, .changedSinceAcceptance(key))
        }
        return change
    }

    /// Removes the waivers that were added, unless the file was edited since.
    private func takeBackWaivers(
        of change: GoldenChange, _ last: FileTransaction, _ files: inout GoldenFiles
    ) throws {
        let file = AcceptanceWaivers(project: project).file
        guard let written = change.waivers, file.exists, try file.contentHash() == written else { return }
        if let old = try last.oldContents(project.path(of: file)) {
            files.waivers = .text(String(decoding: old, as: UTF8.self))
        } else {
            files.waivers = .removed
        }
    }
}
