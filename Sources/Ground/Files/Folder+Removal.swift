import Glibc

extension Folder {
    /// Removes the folder and its contents without following links; it is not an error if it does not exist.
    package func removeAll() throws(FileError) {
        for name in try remainingEntries() {
            let path = "\(path)/\(name)"
            var status = stat()
            guard unsafe lstat(path, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                try Folder(path).removeAll()
            } else {
                try File(path).remove()
            }
        }
        guard unsafe rmdir(path) == 0 || errno == ENOENT else {
            throw FileError(path: path, action: .write, errno: errno)
        }
    }

    /// Returns all entries; empty if the folder does not exist.
    private func remainingEntries() throws(FileError) -> [String] {
        do throws(FileError) {
            return try entries()
        } catch {
            guard error.reason == .missing else { throw error }
            return []
        }
    }
}
