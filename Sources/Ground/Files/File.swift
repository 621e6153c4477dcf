import Glibc

/// A file at a path.
package struct File: Hashable, Sendable {
    /// The path, either absolute or relative to the working folder.
    package var path: String

    /// The default limit for the size of files that are read, in bytes.
    package static let defaultLimit = 64 << 20

    /// Creates a file with a path, without accessing the file system.
    package init(_ path: String) {
        self.path = path
    }

    /// Whether the system accepts the path.
    var isNameable: Bool { !path.isEmpty && !path.utf8.contains(0) }

    /// Whether something exists at the path.
    package var exists: Bool { FileStatus(ofFileAt: path) != nil }

    /// Whether the path leads to a folder, or to a link to one.
    package var isFolder: Bool { FileStatus(ofFileAt: path)?.kind == .folder }

    /// The last component of the path.
    package var name: String {
        String(path.split(separator: "/").last ?? "")
    }

    /// Removes the file; it is not an error if it does not exist.
    package func remove() throws(FileError) {
        guard unsafe unlink(path) == 0 || errno == ENOENT else {
            throw FileError(path: path, action: .write, errno: errno)
        }
    }
}

extension File {
    /// Whether this process may write the file, or create it if it does not exist.
    package var isWritable: Bool { unsafe access(path, W_OK) == 0 || errno == ENOENT || errno == ENOTDIR }

    /// The absolute path with all links resolved, or the path itself if nothing exists there.
    package var absolutePath: String {
        guard let resolved = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }
}
