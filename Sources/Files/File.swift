import Glibc

/// A file, identified by its path.
package struct File: Hashable, Sendable {
    /// The path, relative to the working folder or absolute.
    package var path: String

    /// The default limit for the size of a file that is read, in bytes.
    package static let defaultLimit = 64 << 20

    package init(_ path: String) {
        self.path = path
    }

    /// Whether the system accepts the path.
    var isNameable: Bool { !path.isEmpty && !path.utf8.contains(0) }

    /// Whether something exists at the path.
    package var exists: Bool { FileStatus(ofFileAt: path) != nil }

    /// Whether the path is that of a folder, or of a link to one.
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
