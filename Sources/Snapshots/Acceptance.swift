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
        guard let pending = project.pending, File(pending.path).isFolder else { return [] }
        return try Folder(pending.path).names().flatMap { screen in
            try Folder("\(pending.path)/\(screen)").names()
                .filter { $0.hasSuffix(".layout") }
                .map { SnapshotKey(screen: screen, variant: String($0.dropLast(".layout".count))) }
        }.sorted()
    }

    /// Replaces the goldens of these variants by what is pending, files first, the lock file last.
    ///
    /// Each file is replaced as a whole; a run that is cut short leaves goldens that the lock file does not agree with,
    /// and accepting again mends that.
    package func accept(_ keys: [SnapshotKey]) throws {
        guard let pending = project.pending else { return }
        var lock = try project.goldens.lock()
        for key in keys {
            let tree = try pending.tree(key)
            let picture = try pending.picture(key)
            try Folder("\(project.goldens.path)/\(key.screen)").create()
            try project.goldens.treeFile(key).write(tree.text)
            try project.goldens.pictureFile(key).write(pending.pictureFile(key).contents())
            lock.entries[key] = LockFile.Entry(
                treeHash: ContentHash(ofText: tree.text), pixelHash: picture.pixelHash, width: picture.width,
                height: picture.height, fingerprint: Renderer.fingerprint)
        }
        try project.goldens.lockFile.write(lock.description)
        try writeSheets(of: Set(keys.map(\.screen)).sorted(), lock: lock)
        try reject(keys)
    }

    private func writeSheets(of screens: [String], lock: LockFile) throws {
        for screen in screens {
            let sheet = SnapshotSheet(folder: project.goldens, screen: screen, lock: lock)
            try sheet.write(renderer: Renderer())
        }
    }

    /// Forgets pending variants.
    package func reject(_ keys: [SnapshotKey]) throws {
        guard let pending = project.pending else { return }
        for key in keys {
            try pending.treeFile(key).remove()
            try pending.pictureFile(key).remove()
        }
    }
}
