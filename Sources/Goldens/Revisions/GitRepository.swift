/// The git repository that a folder is in.
struct GitRepository: Hashable, Sendable {
    /// A folder in the repository; paths are relative to it.
    let folder: String

    /// A file of a commit, or one of the sides of a file that a merge left in conflict.
    struct Entry: Hashable, Sendable {
        /// Relative to the folder.
        var path: String
        /// The name that git gives to the contents.
        var object: String
        /// 0, or in a conflict 1 for the common ancestor, 2 for ours and 3 for theirs.
        var stage: Int
    }

    /// Throws a `GitError` if git is not installed or the folder is not in a repository.
    init(at folder: String) throws {
        self.folder = folder
        guard try run(["rev-parse", "--git-dir"]) != nil else { throw GitError(folder: folder, reason: .noRepository) }
    }

    /// The full hash of a commit; throws if there is no such commit.
    func commit(_ name: String) throws -> String {
        // A name must not be taken for an option.
        let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]
        guard let output = try run(words) else { throw GitError(folder: folder, reason: .unknownRevision(name)) }
        return String(decoding: output.prefix { $0 != 10 }, as: UTF8.self)
    }

    /// The files of a commit in a folder.
    func files(of commit: String, in subfolder: String) throws -> [Entry] {
        // MODE blob OBJECT<tab>PATH
        try records(["ls-tree", "-r", "-z", commit, "\(subfolder)/"]).compactMap { words, path in
            words.count == 3 && words[1] == "blob" ? Entry(path: path, object: words[2], stage: 0) : nil
        }
    }

    /// The sides of the files in a folder that a merge left in conflict.
    func conflicts(in subfolder: String) throws -> [Entry] {
        // MODE OBJECT STAGE<tab>PATH
        try records(["ls-files", "-u", "-z", "--", "\(subfolder)/"]).compactMap { words, path in
            guard words.count == 3, let stage = Int(words[2]) else { return nil }
            return Entry(path: path, object: words[1], stage: stage)
        }
    }

    /// What is checked out.
    struct State: Hashable {
        var commit: String
        /// `nil` if no branch is checked out.
        var branch: String?
        /// When the commit was made, by ISO 8601.
        var date: String
        /// Whether files that git knows differ from the commit.
        var hasChanges: Bool
    }

    /// What is checked out; `nil` in a repository without commits.
    func state() throws -> State? {
        // `# branch.oid HASH`, `# branch.head NAME`, then a line for each file that differs.
        let words = ["--no-optional-locks", "status", "--porcelain=v2", "--branch", "--untracked-files=no"]
        guard let status = try run(words), let time = try run(["show", "--no-patch", "--format=%cI", "HEAD"]) else {
            return nil
        }
        let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
        func value(_ name: String) -> String? {
            lines.first { $0.hasPrefix("# \(name) ") }.map { String($0.dropFirst(name.count + 3)) }
        }
        guard let commit = value("branch.oid") else { return nil }
        return State(
            commit: commit, branch: value("branch.head").flatMap { $0 == "(detached)" ? nil : $0 },
            date: String(decoding: time.prefix { $0 != 10 }, as: UTF8.self),
            hasChanges: lines.contains { !$0.hasPrefix("#") })
    }

    /// Whether git can make conflicts in a folder again that were marked as resolved.
    func canConflictAgain(in subfolder: String) throws -> Bool {
        try !records(["ls-files", "--resolve-undo", "-z", "--", "\(subfolder)/"]).isEmpty
    }

    /// The newest commits of the branch itself, not of what was merged into it.
    func ownCommits(atMost count: Int) throws -> [String] {
        let output = try run(["rev-list", "--first-parent", "--abbrev-commit", "-n", "\(count)", "HEAD"])
        return String(decoding: output ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// A file of a commit; `nil` if the commit has no such file.
    func contents(of path: String, in commit: String) throws -> [UInt8]? { try run(["show", "\(commit):./\(path)"]) }

    /// What these entries hold, in their order.
    func contents(of entries: [Entry]) throws -> [[UInt8]] {
        let input = entries.map { $0.object + "\n" }.joined()
        guard let output = try run(["cat-file", "--batch"], input: Array(input.utf8)) else {
            throw GitError(folder: folder, reason: .failed(command: "cat-file", status: 1))
        }
        return try objects(in: output, count: entries.count)
    }

    /// `OBJECT blob SIZE`, a line feed, as many bytes, a line feed, and so on.
    private func objects(in output: [UInt8], count: Int) throws -> [[UInt8]] {
        var rest = output[...]
        return try (0..<count).map { _ in
            let line = rest.prefix { $0 != 10 }
            let words = line.split(separator: UInt8(ascii: " "))
            guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
                rest.count >= line.count + size + 2
            else { throw GitError(folder: folder, reason: .failed(command: "cat-file", status: 0)) }
            let start = line.endIndex + 1
            rest = rest[(start + size + 1)...]
            return Array(output[start..<(start + size)])
        }
    }

    /// Records that end with a zero byte: words, a tabulator, a path.
    private func records(_ words: [String]) throws -> [(words: [String], path: String)] {
        guard let output = try run(words) else {
            throw GitError(folder: folder, reason: .failed(command: words[0], status: 1))
        }
        return output.split(separator: 0).compactMap { record in
            let parts = record.split(separator: 9, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
            guard parts.count == 2 else { return nil }
            return (parts[0].split(separator: " ").map { String($0) }, parts[1])
        }
    }

    /// What git writes; `nil` where it fails.
    private func run(_ words: [String], input: [UInt8] = []) throws -> [UInt8]? {
        do throws(Subprocess.LaunchError) {
            let process = try Subprocess(["git", "-C", folder] + words, input: input)
            return process.status == 0 ? process.output : nil
        } catch {
            throw GitError(folder: folder, reason: .noGit)
        }
    }
}
