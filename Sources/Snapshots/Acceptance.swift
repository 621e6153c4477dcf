import LayoutSimFiles
import LayoutSimPixels
import LayoutSimRendering

/// Makes pending variants goldens.
package struct Acceptance {
    package var project: SnapshotProject

    package init(project: SnapshotProject) {
        self.project = project
    }

    /// The variants that wait for review, sorted.
    package func pendingKeys() throws -> [SnapshotKey] {
        try project.pending?.keys() ?? []
    }

    /// Replaces the goldens of these variants by what is pending: files first, then the lock file, then the sheets.
    ///
    /// Everything is read before anything is written. Each file is replaced as a whole; a run that is cut short leaves
    /// goldens that the lock file does not agree with, and accepting again mends that.
    package func accept(_ keys: [SnapshotKey]) throws {
        let pending = try pendingFolder(of: keys)
        guard !keys.isEmpty else { return }
        var lock = try project.goldens.lock()
        for key in keys { lock.entries[key] = try pending.lockEntry(key) }
        for key in keys {
            try Folder("\(project.goldens.path)/\(key.screen)").create()
            try project.goldens.treeFile(key).write(pending.treeFile(key).contents())
            try project.goldens.pictureFile(key).write(pending.pictureFile(key).contents())
        }
        try project.goldens.lockFile.write(lock.description)
        try writeSheets(of: Set(keys.map(\.screen)).sorted(), lock: lock)
        for key in keys { try pending.remove(key) }
    }

    private func writeSheets(of screens: [String], lock: LockFile) throws {
        for screen in screens {
            let sheet = SnapshotSheet(folder: project.goldens, screen: screen, lock: lock)
            try sheet.write(renderer: Renderer())
        }
    }

    /// Removes goldens: the lock file's lines first, so that it never names a file that is gone.
    package func prune(_ keys: [SnapshotKey]) throws {
        guard !project.isReadOnly else { throw SnapshotError(file: project.goldens.path, .readOnly) }
        guard !keys.isEmpty else { return }
        var lock = try project.goldens.lock()
        for key in keys { lock.entries[key] = nil }
        try project.goldens.lockFile.write(lock.description)
        for key in keys { try project.goldens.remove(key) }
        try writeSheets(of: Set(keys.map(\.screen)).sorted(), lock: lock)
    }

    /// Forgets pending variants.
    package func reject(_ keys: [SnapshotKey]) throws {
        let pending = try pendingFolder(of: keys)
        for key in keys { try pending.remove(key) }
    }

    private func pendingFolder(of keys: [SnapshotKey]) throws -> SnapshotFolder {
        guard let pending = project.pending else { throw SnapshotError(file: project.goldens.path, .readOnly) }
        let known = try pending.keys()
        for key in keys where !known.contains(key) {
            throw SnapshotError(file: pending.path, .unknownKey(key.description, known: known))
        }
        return pending
    }
}

extension SnapshotFolder {
    /// What the lock file is to say of a variant, its picture decoded.
    fileprivate func lockEntry(_ key: SnapshotKey) throws -> LockFile.Entry {
        let text = try treeText(key)
        _ = try document(key, text: text)
        let picture = try picture(key)
        return LockFile.Entry(
            treeHash: ContentHash(ofText: text), pixelHash: picture.pixelHash, width: picture.width,
            height: picture.height, fingerprint: Renderer.fingerprint)
    }
}
