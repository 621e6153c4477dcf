import Glibc

extension FileTransaction {
    /// Prepares the transaction without changing any file. After an error, `restore` rolls it back.
    ///
    /// Throws if a file or one of its parent folders is a symbolic link, since links are not followed.
    package func prepare(note: [UInt8], _ changes: [Change]) throws {
        let plan = FilePlan(try missingFolders(of: changes) + changes.compactMap { try line(for: $0) })
        let contents = Dictionary(changes.map { ($0.path, $0.contents) }) { _, last in last }
        try begin(note: note)
        for (place, line) in plan.lines.enumerated() { try stage(line, at: place, contents) }
        for folder in ["new", "old"] { try steps.sync(folder: "\(staging)/\(folder)") }
        try write(File("\(staging)/plan"), Array(plan.text.utf8))
        try steps.move("\(staging)/plan", to: replacingFile.path)
        try steps.sync(folder: staging)
    }

    /// Creates the staging folder together with its note, so that it never exists without one.
    private func begin(note: [UInt8]) throws {
        let beginning = "\(staging)-new"
        try forgetLeftovers()
        try Folder(above(staging)).create()
        for folder in [beginning, "\(beginning)/new", "\(beginning)/old"] { try steps.createFolder(folder) }
        // Keeps git from seeing what an interrupted transaction leaves.
        try write(File("\(beginning)/.gitignore"), Array("*\n".utf8))
        try write(File("\(beginning)/\(noteFile.name)"), note)
        try steps.move(beginning, to: staging)
    }

    private func write(_ file: File, _ bytes: [UInt8]) throws {
        try steps.create(file.path, bytes, permissions: nil, namedPath: file.path)
    }

    private func stage(_ line: FilePlan.Line, at place: Int, _ contents: [String: (() throws -> [UInt8])?]) throws {
        switch line {
        case .folder: return
        case .remove(let path): try steps.keep(target(path), at: old(place))
        case .replace(let path, let isNew):
            if !isNew { try steps.keep(target(path), at: old(place)) }
            guard let bytes = try contents[path]??() else { return }
            let permissions = FileStatus(ofFileAt: target(path))?.permissions
            try steps.create(new(place), bytes, permissions: permissions, namedPath: target(path))
        }
    }

    /// Returns the plan's line for a file; `nil` if a file that should be removed does not exist.
    private func line(for change: Change) throws(FileError) -> FilePlan.Line? {
        let path = change.path
        let file = File(target(path))
        for folder in folders(above: path) + [file.path] {
            guard let link = File(folder).linkText else { continue }
            throw FileError(path: folder, action: .write, reason: .link(to: link))
        }
        switch FileStatus(ofFileAt: file.path)?.kind {
        case .folder: throw FileError(path: file.path, action: .write, reason: .folder)
        case .pipe, .other: throw FileError(path: file.path, action: .write, reason: .special)
        case .regular:
            // Renaming would replace even a write-protected file.
            guard unsafe access(file.path, W_OK) == 0 else {
                throw FileError(path: file.path, action: .write, errno: errno)
            }
            return change.contents == nil ? .remove(path) : .replace(path, isNew: false)
        case nil: return change.contents == nil ? nil : .replace(path, isNew: true)
        }
    }

    /// Returns the folders that have to be created, outermost first.
    private func missingFolders(of changes: [Change]) -> [FilePlan.Line] {
        var known: Set<String> = []
        return changes.filter { $0.contents != nil }.flatMap { folders(above: $0.path) }
            .filter { known.insert($0).inserted && $0 != above(staging) && !File($0).exists }
            .map { .folder(String($0.dropFirst(root.count + 1))) }
    }

    /// Returns the folders between that of the transaction and a file, outermost first.
    private func folders(above path: String) -> [String] {
        let names = path.split(separator: "/").dropLast()
        return names.indices.map { "\(root)/" + names[...$0].joined(separator: "/") }
    }
}

/// Returns the parent folder of a path.
func above(_ path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }
