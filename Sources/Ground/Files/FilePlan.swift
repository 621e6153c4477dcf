/// The plan of a transaction: what it does with each file and how to undo it, one line each.
struct FilePlan: Hashable {
    enum Line: Hashable {
        /// Creates a folder.
        case folder(String)
        /// Replaces the contents of a file; `isNew` if the file did not exist.
        case replace(String, isNew: Bool)
        /// Removes a file.
        case remove(String)
    }

    /// The lines, with paths relative to the folder of the transaction. The index of a line names the files that it
    /// needs.
    var lines: [Line]

    /// The files that change.
    var paths: [String] { lines.compactMap(\.file) }

    /// The folders below that of the transaction in which files are removed, sorted.
    var foldersOfRemovedFiles: [String] {
        let folders = lines.compactMap { line in if case .remove(let path) = line { above(path) } else { nil } }
        return Set(folders).subtracting(["."]).sorted()
    }

    private static let heading = "layoutsim-transaction 1"

    init(_ lines: [Line]) {
        self.lines = lines
    }

    /// Parses what `text` prints; `nil` if the text is anything else.
    init?(_ text: String) {
        let all = text.split(separator: "\n", omittingEmptySubsequences: true)
        guard all.first == Substring(FilePlan.heading) else { return nil }
        lines = []
        for line in all.dropFirst() {
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return nil }
            switch parts[0] {
            case "folder": lines.append(.folder(parts[1]))
            case "create": lines.append(.replace(parts[1], isNew: true))
            case "replace": lines.append(.replace(parts[1], isNew: false))
            case "remove": lines.append(.remove(parts[1]))
            default: return nil
            }
        }
    }

    var text: String {
        let words = lines.map { line in
            switch line {
            case .folder(let path): "folder \(path)"
            case .replace(let path, let isNew): "\(isNew ? "create" : "replace") \(path)"
            case .remove(let path): "remove \(path)"
            }
        }
        return ([FilePlan.heading] + words).map { $0 + "\n" }.joined()
    }
}

extension FilePlan.Line {
    /// The file that changes; `nil` for a folder.
    var file: String? {
        switch self {
        case .folder: nil
        case .replace(let path, _), .remove(let path): path
        }
    }
}
