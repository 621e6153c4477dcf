import LayoutSimDocuments
import LayoutSimFiles
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimSnapshots
import LayoutSimText

/// The goldens of a commit, whose pictures do not have to be checked in.
struct RevisionGoldens {
    /// The commit's full hash.
    let commit: String
    /// The variants that have a tree in the commit, sorted.
    let keys: [SnapshotKey]
    private let trees: [SnapshotKey: [UInt8]]
    private let pictures: [SnapshotKey: GitRepository.Entry]
    private let repository: GitRepository

    /// Reads the trees of a commit; throws if there is no such commit or it has none.
    init(_ name: String, of repository: GitRepository, in folder: String = "Snapshots") throws {
        commit = try repository.commit(name)
        self.repository = repository
        let files = try repository.files(of: commit, in: folder)
        let trees = files.compactMap { entry in entry.key(in: folder, ending: ".layout").map { ($0, entry) } }
        guard !trees.isEmpty else {
            throw GitError(folder: repository.folder, reason: .noGoldens(name, folder: folder))
        }
        self.trees = Dictionary(
            zip(trees.map(\.0), try repository.contents(of: trees.map(\.1))), uniquingKeysWith: { $1 })
        pictures = Dictionary(
            files.compactMap { entry in entry.key(in: folder, ending: ".png").map { ($0, entry) } },
            uniquingKeysWith: { $1 })
        keys = self.trees.keys.sorted()
    }

    /// The text of a tree; throws if it is not text.
    func treeText(_ key: SnapshotKey) throws -> String {
        guard let text = String(validating: trees[key] ?? [], as: UTF8.self) else {
            throw SnapshotError(file: "\(commit.prefix(12)):\(key).layout", .notText)
        }
        return text.withoutCarriageReturns
    }

    /// Writes the trees, pictures and hashes of all variants, with pictures drawn from the trees.
    ///
    /// The commit's own picture is used only if the tree lays out differently now, since different code drew it.
    /// `isRedrawn` says which variants are compared by trees on both sides; their trees are printed again.
    func write(
        to folder: SnapshotFolder, pictures: KnownPictures, renderers: Renderers,
        isRedrawn: (SnapshotKey) -> Bool
    ) throws {
        var lock = LockFile()
        for key in keys {
            var text = try treeText(key)
            let tree = try folder.tree(key, text: text)
            let drawn = try tree.subject(key, pictures: pictures).map { try renderers.draw($0.subject, $0.era) }
            if isRedrawn(key), let drawn { text = drawn.text }
            var picture = drawn?.picture ?? Bitmap(width: 1, height: 1, filledWith: Pixel(bits: 0))
            if drawn?.text != text, let own = try ownPicture(key) { picture = own }
            try Folder("\(folder.path)/\(key.screen)").create()
            try folder.treeFile(key).write(text)
            try folder.pictureFile(key).write(picture.pngData(file: folder.pictureFile(key).path))
            lock.entries[key] = LockFile.Entry(treeText: text, picture: picture)
        }
        try folder.lockFile.write(lock.description)
    }

    /// The commit's own picture; `nil` if it has none or only a Git LFS pointer.
    private func ownPicture(_ key: SnapshotKey) throws -> Bitmap? {
        guard let entry = pictures[key], let png = try repository.contents(of: [entry]).first else { return nil }
        return try? Bitmap(png: png, file: entry.path)
    }
}

extension GitRepository.Entry {
    /// The variant whose file this is; `nil` for other files.
    func key(in folder: String, ending: String) -> SnapshotKey? {
        guard path.hasPrefix(folder + "/"), path.hasSuffix(ending) else { return nil }
        return SnapshotKey(path.dropFirst(folder.count + 1).dropLast(ending.count))
    }
}

extension Renderers {
    /// Lays a recorded screen out and draws it with the system font of its time.
    fileprivate func draw(_ subject: SnapshotSubject, _ era: FontEra) throws -> (text: String, picture: Bitmap) {
        let renderer = try renderer(era)
        let rendition = try Rendition(subject, renderer: renderer)
        return (rendition.treeText, try rendition.drawing.bitmap(renderer))
    }
}
