import Glibc

extension Folder {
    /// Creates the folder; false if there is something of that name already. The folder above it must exist.
    package func createNew() throws(FileError) -> Bool {
        guard unsafe mkdir(path, 0o777) != 0 else { return true }
        guard errno == EEXIST else { throw FileError(path: path, action: .write, errno: errno) }
        return false
    }

    /// Removes the folder with all that is in it; links are removed and not followed. It is no error if it is gone.
    package func removeAll() throws(FileError) {
        for name in try entries() {
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

    /// Removes what processes that were killed had begun to write here.
    package func removeLeftovers() throws(FileError) {
        for name in try entries() {
            guard let process = TemporaryFile.process(ofFileNamed: name) else { continue }
            if kill(process, 0) != 0 && errno == ESRCH { try File("\(path)/\(name)").remove() }
        }
    }

    /// The names of all entries, hidden ones too; none where there is no such folder.
    private func entries() throws(FileError) -> [String] {
        guard let handle = unsafe opendir(path) else {
            if errno == ENOENT { return [] }
            throw FileError(path: path, action: .read, errno: errno)
        }
        defer { unsafe _ = closedir(handle) }
        var names: [String] = []
        while let entry = unsafe readdir(handle) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name.0) { unsafe String(cString: $0) }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
