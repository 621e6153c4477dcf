import LayoutSimFiles
import LayoutSimSnapshots

/// The goldens of both sides of a merge that git could not finish.
struct ConflictSides {
    /// The goldens in conflict, sorted.
    let keys: [SnapshotKey]
    /// The lock file, its own conflicts resolved in favour of ours.
    let merged: MergedLock
    /// The screens whose goldens or sheets are in conflict.
    let screens: [String]
    /// Whether there is anything to resolve.
    let isConflict: Bool
    private let ours: LockFile
    private let theirs: LockFile
    private let repository: GitRepository
    private let ownFiles: [GitRepository.Entry]

    private static let folder = "Snapshots"

    /// Reads what git has of the merge.
    init(of project: SnapshotProject) throws {
        let repository = try GitRepository(at: project.root)
        let entries = try repository.conflicts(in: ConflictSides.folder)
        let files = entries.compactMap { entry in
            entry.key(in: ConflictSides.folder, ending: ".layout")
                ?? entry.key(in: ConflictSides.folder, ending: ".png")
        }
        let path = "\(ConflictSides.folder)/\(LockFile.name)"
        let locks = entries.filter { $0.path == path }
        func lock(_ stage: Int) throws -> LockFile {
            guard let entry = locks.first(where: { $0.stage == stage }) else { return LockFile() }
            let bytes = try repository.contents(of: [entry])[0]
            return try LockFile(parsing: String(decoding: bytes, as: UTF8.self), file: path)
        }
        // A lock file that git could merge is the same on both sides here.
        ours = try locks.isEmpty ? project.goldens.lock() : lock(2)
        theirs = try locks.isEmpty ? ours : lock(3)
        merged = MergedLock(ancestor: try locks.isEmpty ? ours : lock(1), ours: ours, theirs: theirs)
        let goldens = files.filter { $0.variant != "sheet" }
        keys = Set(goldens + merged.conflicts).sorted()
        screens = files.map(\.screen) + keys.map(\.screen)
        isConflict = !entries.isEmpty
        ownFiles = isConflict ? try repository.files(of: repository.commit("HEAD"), in: ConflictSides.folder) : []
        self.repository = repository
    }

    /// What becomes of a golden whose rendition of now is given, if this program draws it.
    func outcome(_ key: SnapshotKey, _ rendition: Rendition?) -> ConflictResolution.Outcome {
        let (our, their) = (ours.entries[key], theirs.entries[key])
        guard let now = rendition?.lockEntry else { return our == nil && their == nil ? .gone : .undeclared }
        func isNow(_ entry: LockFile.Entry?) -> Bool { entry?.agrees(with: now) ?? false }
        return isNow(our) ? .ours : isNow(their) ? .theirs : .pending
    }

    /// Puts tree and picture of our side into their places; removes them if we have none.
    func restoreOurs(_ key: SnapshotKey, in folder: SnapshotFolder) throws {
        for (file, ending) in [(folder.treeFile(key), ".layout"), (folder.pictureFile(key), ".png")] {
            let entry = ownFiles.first { $0.key(in: ConflictSides.folder, ending: ending) == key }
            if let entry { try file.write(repository.contents(of: [entry])[0]) } else { try file.remove() }
        }
    }
}
