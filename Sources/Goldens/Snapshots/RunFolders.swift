import LayoutSimFiles

/// The folder `.layoutsim/runs`, with numbered folders of the last runs and `last`, a link to the newest.
struct RunFolders {
    var path: String

    /// The minimum number of runs that are kept.
    static let limit = 10

    /// Creates the folder of a new run and a link to it, and removes the oldest ones that are not being written, except
    /// for those that last saw what is pending.
    func begin(waiting: [SnapshotKey]) throws -> (folder: RunFolder, records: GrowingFile) {
        try Folder(path).create()
        var number = (numbers().last ?? 0) + 1
        while try !Folder("\(path)/\(number)").createNew() { number += 1 }
        let folder = RunFolder("\(path)/\(number)")
        let records = try GrowingFile(folder.recordFile.path)
        try link(to: folder)
        removeOldest(butFor: waiting)
        return (folder, records)
    }

    private func link(to folder: RunFolder) throws {
        let last = File("\(path)/last")
        if last.linkText == nil, last.isFolder { try Folder(last.path).removeAll() }
        try last.link(to: folder.id)
    }

    /// Removes the oldest folders, ignoring errors, since another process may be doing the same.
    private func removeOldest(butFor waiting: [SnapshotKey]) {
        let all = all
        let needed = Set(waiting.compactMap { key in all.last { $0.evidence(key).treeFile(.actual).exists } })
        for folder in all.dropLast(RunFolders.limit) where !needed.contains(folder) {
            guard GrowingFile.isFinished(folder.recordFile.path) || !folder.recordFile.exists else { continue }
            try? Folder(folder.path).removeAll()
        }
    }

    /// The folders of runs, newest last.
    var all: [RunFolder] { numbers().map { RunFolder("\(path)/\($0)") } }

    private func numbers() -> [Int] {
        let names = (try? Folder(path).names()) ?? []
        return names.compactMap { Int($0) }.filter { $0 > 0 }.sorted()
    }
}
