import LayoutSimFiles
import LayoutSimPixels
package import LayoutSimRendering

/// The files that a change of goldens writes and removes: trees, images, the lock file, sheets and waivers.
package struct GoldenFiles {
    let project: SnapshotProject
    /// The new lock file.
    package var lock: LockFile
    /// Additional screens whose sheets are redrawn.
    package var screens: Set<String> = []
    /// The new waiver file; `nil` leaves it unchanged.
    var waivers: Waivers?
    private var digests: [SnapshotKey: ContentHash?] = [:]
    private var sources: [SnapshotKey: Source] = [:]

    /// The change of the waiver file.
    enum Waivers {
        case text(String)
        case removed
    }

    /// The sources of the two files of a golden; a file without a source is removed.
    private struct Source {
        var tree: (() throws -> [UInt8])?
        var picture: (() throws -> [UInt8])?
    }

    /// Creates a change with a lock file.
    package init(project: SnapshotProject, lock: LockFile) {
        self.project = project
        self.lock = lock
    }

    /// Replaces a golden with the pending variant, which must have the expected digest, if one is given.
    mutating func replace(_ key: SnapshotKey, from pending: SnapshotFolder, expecting expected: ContentHash?) throws {
        let text = try pending.treeText(key)
        _ = try pending.tree(key, text: text)
        lock.entries[key] = LockFile.Entry(treeText: text, picture: try pending.picture(key))
        let digest = try pending.digest(key)
        guard expected == nil || expected == digest else {
            throw SnapshotError(file: pending.treeFile(key).path, .changedSince(key))
        }
        digests[key] = .some(digest)
        let files = (tree: pending.treeFile(key), picture: pending.pictureFile(key))
        sources[key] = Source(tree: { try files.tree.contents() }, picture: { try files.picture.contents() })
    }

    /// Replaces the files of a golden, but not its line in the lock file; a file without contents is removed.
    package mutating func replace(_ key: SnapshotKey, tree: [UInt8]?, picture: [UInt8]?) {
        var digest: ContentHash?
        if let tree, let picture { digest = ContentHash(ofGolden: tree, picture) }
        digests[key] = .some(digest)
        sources[key] = Source(tree: tree.map { bytes in { bytes } }, picture: picture.map { bytes in { bytes } })
    }

    /// Replaces a golden with a variant as it is currently drawn.
    package mutating func replace(_ rendition: Rendition, renderer: Renderer) throws {
        let file = project.goldens.pictureFile(rendition.key)
        lock.entries[rendition.key] = rendition.lockEntry
        replace(
            rendition.key, tree: Array(rendition.treeText.utf8),
            picture: try rendition.drawing.pngData(renderer, file: file.path))
    }

    /// Removes a golden.
    mutating func remove(_ key: SnapshotKey) {
        lock.entries[key] = nil
        replace(key, tree: nil, picture: nil)
    }

    /// Returns the change to be recorded.
    func change(_ action: GoldenChange.Action, reason: String? = nil) -> GoldenChange {
        GoldenChange(
            action: action, variants: digests, reason: reason, lock: ContentHash(ofText: lock.description),
            waivers: waivers?.text.map { ContentHash(ofText: $0) })
    }

    /// Returns the file changes, the lock file last.
    func changes() throws -> [FileTransaction.Change] {
        let goldens = project.goldens
        var changes = try digests.keys.sorted().flatMap { key in
            [
                FileTransaction.Change(project.path(of: goldens.treeFile(key)), sources[key]?.tree),
                FileTransaction.Change(project.path(of: goldens.pictureFile(key)), sources[key]?.picture),
            ] + (try animation(of: key).map { [$0] } ?? [])
        }
        let renderer = try Renderer()
        for screen in screens.union(digests.keys.map(\.screen)).sorted() {
            let sheet = SnapshotSheet(
                screen: screen, lock: lock, picture: picture, strip: { try tree(of: $0)?.strip })
            let file = SnapshotSheet.file(of: screen, in: goldens)
            let png = try sheet.png(file: file.path, renderer: renderer)
            changes.append(FileTransaction.Change(project.path(of: file), png.map { png in { png } }))
        }
        if let waivers {
            let path = project.path(of: AcceptanceWaivers(project: project).file)
            changes.append(FileTransaction.Change(path, waivers.text.map { text in { Array(text.utf8) } }))
        }
        let lines = Array(lock.description.utf8)
        return changes + [FileTransaction.Change(project.path(of: goldens.lockFile), { lines })]
    }
}

extension GoldenFiles {
    /// Returns the change of a golden's animated image; `nil` if there was none and will be none.
    private func animation(of key: SnapshotKey) throws -> FileTransaction.Change? {
        let file = project.goldens.animationFile(key)
        let data = try sources[key]?.tree == nil ? nil : tree(of: key)?.animation(of: picture(key), file: file.path)
        guard data != nil || file.exists else { return nil }
        return FileTransaction.Change(project.path(of: file), data.map { data in { data } })
    }

    private func picture(_ key: SnapshotKey) throws -> Bitmap {
        let file = project.goldens.pictureFile(key)
        return try Bitmap(png: sources[key]?.picture?() ?? file.contents(), file: file.path)
    }

    /// Returns the new tree of a golden; `nil` if its file is missing or invalid, which a run reports.
    private func tree(of key: SnapshotKey) throws -> GoldenTree? {
        let file = project.goldens.treeFile(key)
        guard let bytes = try sources[key]?.tree?() ?? (file.exists ? file.contents() : nil) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self).withoutCarriageReturns
        return GoldenTree.isRecording(text) ? try? GoldenTree(text, file: file.path) : nil
    }
}

extension GoldenFiles.Waivers {
    /// The text of the file; `nil` if it is removed.
    fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension SnapshotProject {
    /// Returns a file's path relative to the project's folder.
    func path(of file: File) -> String { String(file.path.dropFirst(root.count + 1)) }
}
