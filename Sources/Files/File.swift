import Glibc

/// A file by its path.
package struct File: Hashable, Sendable {
    /// The path, relative to the working folder or absolute.
    package var path: String

    /// What is read at most if the caller does not say otherwise, in bytes.
    package static let defaultLimit = 64 << 20

    package init(_ path: String) {
        self.path = path
    }

    /// Whether the system can take the path at all.
    var isNameable: Bool { !path.isEmpty && !path.utf8.contains(0) }

    /// Whether the path leads to anything.
    package var exists: Bool { FileStatus(ofFileAt: path) != nil }

    /// Whether the path leads to a folder.
    package var isFolder: Bool { FileStatus(ofFileAt: path)?.kind == .folder }

    /// The last component of the path.
    package var name: String {
        String(path.split(separator: "/").last ?? "")
    }

    /// Removes the file; it is not an error if there is none.
    package func remove() throws(FileError) {
        guard unsafe unlink(path) == 0 || errno == ENOENT else {
            throw FileError(path: path, action: .write, errno: errno)
        }
    }
}

extension File {
    /// Whether this process may write here, or may create it where there is nothing yet.
    package var isWritable: Bool { unsafe access(path, W_OK) == 0 || errno == ENOENT || errno == ENOTDIR }

    /// The path from the root of the file system with all links followed, or as it is if there is nothing there.
    package var absolutePath: String {
        guard let resolved = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }
}
