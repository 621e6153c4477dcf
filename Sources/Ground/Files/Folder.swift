import Glibc

/// A folder at a path.
package struct Folder: Hashable, Sendable {
    /// The path, either absolute or relative to the working folder.
    package var path: String

    /// Creates a folder value with a path, without accessing the file system.
    package init(_ path: String) {
        self.path = path
    }

    /// Creates the folder and its parents in the file system; does nothing if it exists.
    package func create() throws(FileError) {
        guard !File(path).isFolder else { return }
        if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try Folder(String(path[..<slash])).create() }
        guard unsafe mkdir(path, 0o777) != 0 else { return }
        let code = errno
        // Another process may have created the folder in the meantime; anything else with that name is an error.
        if code == EEXIST, File(path).isFolder { return }
        throw FileError(path: path, action: .write, errno: code == EEXIST ? ENOTDIR : code)
    }

    /// Creates the folder, whose parent must exist; returns `false` if something with that name exists already.
    package func createNew() throws(FileError) -> Bool {
        guard unsafe mkdir(path, 0o777) != 0 else { return true }
        guard errno == EEXIST else { throw FileError(path: path, action: .write, errno: errno) }
        return false
    }

    /// Returns the names of the entries that are not hidden, sorted bytewise.
    package func names() throws(FileError) -> [String] {
        try entries().filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Returns whether the name of an entry, including hidden ones, satisfies a condition.
    package func contains(where isWanted: (String) -> Bool) throws(FileError) -> Bool {
        try entries().contains(where: isWanted)
    }

    /// Returns the paths of the files in the folder and its subfolders whose names have one of several suffixes, each
    /// folder's in the order of `names()`.
    package func files(endingIn endings: [String]) throws(FileError) -> [String] {
        var paths: [String] = []
        for name in try names() {
            let inner = "\(path)/\(name)"
            if File(inner).isFolder {
                paths += try Folder(inner).files(endingIn: endings)
            } else if endings.contains(where: name.hasSuffix) {
                paths.append(inner)
            }
        }
        return paths
    }

    /// Returns the names of all entries, including hidden ones, in no particular order.
    func entries() throws(FileError) -> [String] {
        guard let handle = unsafe opendir(path) else { throw FileError(path: path, action: .read, errno: errno) }
        defer { unsafe _ = closedir(handle) }
        var names: [String] = []
        while let entry = unsafe readdir(handle) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name.0) { unsafe String(cString: $0) }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
