import LayoutSimFiles
import LayoutSimSnapshots

/// Goldens with conflict markers in them where git's index knows of no conflict: they were added or committed so.
struct ForgottenConflicts {
    let project: SnapshotProject
    let repository: GitRepository

    /// How far back a version without markers is looked for.
    private static let depth = 50

    /// Throws for the first file with markers, and says where the goldens are without; `known` are the paths of files
    /// that are in conflict to git too.
    func check(except known: Set<String>) throws {
        let goldens = project.goldens
        let files = [goldens.lockFile] + (try goldens.keys()).map(goldens.treeFile)
        for file in files where file.exists {
            let path = "\(ConflictSides.folder)/\(file.path.dropFirst(goldens.path.count + 1))"
            guard !known.contains(path) else { continue }
            let text = String(decoding: try file.contents(), as: UTF8.self)
            guard case .conflict(let line) = GitMarker(in: text) else { continue }
            throw SnapshotError(file: file.path, line: line, .forgottenConflict(try source(of: path)))
        }
    }

    private func source(of path: String) throws -> SnapshotError.ForgottenConflict {
        if try repository.canConflictAgain(in: ConflictSides.folder) { return .again }
        for commit in try repository.ownCommits(atMost: Self.depth) {
            guard let bytes = try repository.contents(of: path, in: commit) else { continue }
            if GitMarker(in: String(decoding: bytes, as: UTF8.self)) == nil { return .commit(commit) }
        }
        return .byHand
    }
}
