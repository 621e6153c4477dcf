import Glibc

/// Changes many files atomically: either all of them are new or all stay as they were, even if the process is killed.
///
/// New contents are written to a staging folder, along with copies of the former contents, and are flushed to disk
/// before the first file is replaced; replacing only renames. What a killed process leaves can be completed or rolled
/// back by another one. Callers ensure that only one process does this at a time.
package struct FileTransaction: Sendable {
    /// A file that changes.
    package struct Change {
        /// The path, relative to the folder of the transaction.
        package var path: String
        /// Returns the new contents; `nil` removes the file.
        package var contents: (() throws -> [UInt8])?

        /// Creates a change to a file.
        package init(_ path: String, _ contents: (() throws -> [UInt8])?) {
            self.path = path
            self.contents = contents
        }
    }

    /// The state of a transaction.
    package enum State: Hashable, Sendable {
        /// No file has changed.
        case preparing
        /// This many of the files have been replaced.
        case replacing(done: Int, of: Int)
        /// The former contents are being restored.
        case restoring
    }

    /// The folder that paths are relative to.
    let root: String
    /// The folder for new and former contents, which exists during the transaction.
    package let staging: String
    let steps: FileSteps

    /// Creates a transaction in a folder, without starting it; `fault` is for tests.
    package init(root: String, staging: String, fault: InjectedFault? = nil) {
        self.root = root
        self.staging = staging
        steps = FileSteps(fault: fault)
    }

    var noteFile: File { File("\(staging)/note") }
    /// The plan, while files are being replaced.
    var replacingFile: File { File("\(staging)/replacing") }
    /// The plan, while former contents are being restored.
    var restoringFile: File { File("\(staging)/restoring") }
    func new(_ place: Int) -> String { "\(staging)/new/\(place)" }
    func old(_ place: Int) -> String { "\(staging)/old/\(place)" }
    func target(_ path: String) -> String { "\(root)/\(path)" }
}

extension FileTransaction {
    /// Replaces the files; after an error, the files replaced so far stay, so that another process can continue.
    package func replace() throws {
        guard let plan = try plan() else { return }
        for (place, line) in plan.lines.enumerated() {
            switch line {
            case .folder(let path): try steps.createFolder(target(path))
            case .replace(let path, _):
                if File(new(place)).exists { try steps.move(new(place), to: target(path)) }
            case .remove(let path): try steps.remove(target(path))
            }
        }
        for folder in Set(plan.paths.map { above(target($0)) }).sorted() { try steps.sync(folder: folder) }
    }

    /// Restores the former contents and discards the transaction.
    package func restore() throws {
        guard state != nil else {
            try forgetLeftovers()
            return try steps.removeIfEmpty(above(staging))
        }
        if replacingFile.exists { try steps.move(replacingFile.path, to: restoringFile.path) }
        for (place, line) in try (plan()?.lines ?? []).enumerated().reversed() {
            switch line {
            case .folder(let path): try steps.removeIfEmpty(target(path))
            case .replace(let path, isNew: true): try steps.remove(target(path))
            case .replace(let path, isNew: false), .remove(let path):
                if File(old(place)).exists { try steps.move(old(place), to: target(path)) }
            }
        }
        try forget()
        try steps.removeIfEmpty(above(staging))
    }

    /// Ends the transaction and removes folders that it left empty; if `archive` is on the same file system, the note
    /// and the former contents are kept there, otherwise they are removed.
    package func end(keeping archive: String? = nil) throws {
        let emptied = try plan()?.foldersOfRemovedFiles ?? []
        try settle(keeping: archive)
        // An empty folder does no harm, and the transaction can no longer be rolled back.
        for folder in emptied { _ = unsafe rmdir(target(folder)) }
    }

    private func settle(keeping archive: String?) throws {
        if let archive {
            try Folder(archive).removeAll()
            try steps.fault?.check(archive)
            if unsafe rename(staging, archive) == 0 { return }
        }
        try forget()
    }

    /// Removes a file that has to disappear along with the replaced files.
    package func remove(_ file: File) throws(FileError) { try steps.remove(file.path) }

    /// Renames the staging folder in one step before it is removed.
    private func forget() throws {
        try forgetLeftovers()
        try steps.move(staging, to: "\(staging)-done")
        try forgetLeftovers()
    }

    /// Removes the leftovers of a process that was killed before the transaction began or after it ended.
    func forgetLeftovers() throws {
        for state in ["new", "done"] { try Folder("\(staging)-\(state)").removeAll() }
    }
}
