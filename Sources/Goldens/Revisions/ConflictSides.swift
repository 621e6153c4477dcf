import LayoutSimFiles
import LayoutSimSnapshots

/// The goldens of both sides of a merge that git could not finish.
struct ConflictSides {
    /// The goldens in conflict, sorted.
    let keys: [SnapshotKey]
    /// The lock file, with its own conflicts resolved in favor of ours.
    let merged: MergedLock
    /// The screens whose goldens or sheets are in conflict.
    let screens: [String]
    /// Whether there is anything to resolve.
    let isConflict: Bool
    private let ours: LockFile
    private let theirs: LockFile
    private let repository: GitRepository
    private let ownFiles: [GitRepository.Entry]

    static let folder = "Snapshots"

    /// Reads both sides from git; throws if a file has conflict markers of which git's index does not know.
    init(of project: SnapshotProject) throws {
        let repository = try GitRepository(at: project.root)
        let entries = try repository.conflicts(in: ConflictSides.folder)
        try ForgottenConflicts(project: project, repository: repository).check(except: Set(entries.map(\.path)))
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
        // If git could merge the lock file, it counts for both sides.
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

    /// What becomes of a golden; `rendition` is the current one, if this program draws it.
    func outcome(_ key: SnapshotKey, _ rendition: Rendition?) -> ConflictResolution.Outcome {
        let (our, their) = (ours.entries[key], theirs.entries[key])
        guard let now = rendition?.lockEntry else { return our == nil && their == nil ? .gone : .undeclared }
        func isNow(_ entry: LockFile.Entry?) -> Bool { entry?.agrees(with: now) ?? false }
        return isNow(our) ? .ours : isNow(their) ? .theirs : .pending
    }

    /// Our tree and picture of a golden, as far as we have them.
    func ours(_ key: SnapshotKey) throws -> (tree: [UInt8]?, picture: [UInt8]?) {
        func contents(_ ending: String) throws -> [UInt8]? {
            let entry = ownFiles.first { $0.key(in: ConflictSides.folder, ending: ending) == key }
            return try entry.map { try repository.contents(of: [$0])[0] }
        }
        return (try contents(".layout"), try contents(".png"))
    }
}

/// The lock files of two branches, merged golden by golden instead of line by line.
struct MergedLock {
    /// What both sides agree on or only one of them changed; otherwise ours.
    private(set) var lock = LockFile()
    /// The goldens that both sides changed differently, sorted.
    private(set) var conflicts: [SnapshotKey] = []

    /// Merges both sides by their common ancestor.
    init(ancestor: LockFile, ours: LockFile, theirs: LockFile) {
        for key in Set(ours.entries.keys).union(theirs.entries.keys).union(ancestor.entries.keys).sorted() {
            let (before, our, their) = (ancestor.entries[key], ours.entries[key], theirs.entries[key])
            if our != their, our != before, their != before { conflicts.append(key) }
            lock.entries[key] = our == before ? their : our
        }
    }
}
