extension FileTransaction {
    /// The state of the transaction; `nil` if there is none.
    package var state: State? {
        guard File(staging).exists else { return nil }
        if restoringFile.exists { return .restoring }
        guard let plan = try? plan() else { return .preparing }
        let left = plan.lines.indices.count { place in
            switch plan.lines[place] {
            case .folder: false
            case .replace: File(new(place)).exists
            case .remove(let path): File(target(path)).exists
            }
        }
        let count = plan.paths.count
        return .replacing(done: count - left, of: count)
    }

    /// Returns the note that was recorded at the beginning; `nil` if the transaction did not get that far.
    package func note() throws(FileError) -> [UInt8]? { noteFile.exists ? try noteFile.contents() : nil }

    /// Returns the contents of a file after the transaction; `nil` if it does not change the file or removes it.
    package func newContents(_ path: String) throws -> [UInt8]? {
        guard let place = try place(of: path) else { return nil }
        return try File(File(new(place)).exists ? new(place) : target(path)).contents()
    }

    /// Returns the contents of a file before the transaction; `nil` if the file did not exist.
    package func oldContents(_ path: String) throws -> [UInt8]? {
        guard let place = try place(of: path), File(old(place)).exists else { return nil }
        return try File(old(place)).contents()
    }

    private func place(of path: String) throws -> Int? { try plan()?.lines.firstIndex { $0.file == path } }

    /// Returns the plan; `nil` before it is complete.
    func plan() throws -> FilePlan? {
        guard let file = [replacingFile, restoringFile].first(where: \.exists) else { return nil }
        return FilePlan(String(decoding: try file.contents(), as: UTF8.self))
    }
}
