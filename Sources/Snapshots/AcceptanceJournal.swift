import LayoutSimFiles
import LayoutSimPixels
import LayoutSimRendering

/// Which variants are being accepted, so that the next command can finish what was interrupted.
///
/// It is written before the first golden is replaced and removed after the last. Until then everything needed is still
/// pending, so accepting can start over. An error ends it and is reported; the user may try again.
struct AcceptanceJournal {
    var project: SnapshotProject

    private var file: File { File("\(project.state.path)/accepting") }

    /// Replaces the goldens of these variants with what is pending: trees and pictures, the lock file, the sheets.
    func accept(_ entries: [SnapshotKey: LockFile.Entry]) throws {
        guard let pending = project.pending else { return }
        var lock = try project.goldens.lock()
        lock.entries.merge(entries) { $1 }
        try file.write(entries.keys.sorted().map { "\($0)\n" }.joined())
        do { try replace(entries.keys.sorted(), by: pending, lock) } catch {
            try file.remove()
            throw error
        }
        try file.remove()
    }

    private func replace(_ keys: [SnapshotKey], by pending: SnapshotFolder, _ lock: LockFile) throws {
        for key in keys {
            try Folder("\(project.goldens.path)/\(key.screen)").create()
            try project.goldens.treeFile(key).write(pending.treeFile(key).contents())
            try project.goldens.pictureFile(key).write(pending.pictureFile(key).contents())
        }
        try project.goldens.lockFile.write(lock.description)
        try SnapshotSheet.write(of: keys.map(\.screen), in: project.goldens, lock: lock)
        for key in keys { try pending.remove(key) }
    }

    /// Finishes what was interrupted, if anything was.
    func finish() throws {
        guard let pending = project.pending, file.exists else { return }
        let lines = try file.contents().split(separator: UInt8(ascii: "\n"))
        let keys = lines.compactMap { SnapshotKey(String(decoding: $0, as: UTF8.self)) }
        var entries: [SnapshotKey: LockFile.Entry] = [:]
        for key in keys {
            entries[key] = try? pending.lockEntry(key)
            // What is not complete anymore has already become a golden.
            if entries[key] == nil { try pending.remove(key) }
        }
        try accept(entries)
        let screens = Set(keys.map(\.screen)).sorted().map { "/\($0)" }
        for folder in ([""] + screens) { try Folder(project.goldens.path + folder).removeLeftovers() }
    }
}

extension SnapshotFolder {
    /// A variant's entry in the lock file; decodes its picture.
    func lockEntry(_ key: SnapshotKey) throws -> LockFile.Entry {
        let text = try treeText(key)
        _ = try document(key, text: text)
        return LockFile.Entry(treeText: text, picture: try picture(key))
    }
}
