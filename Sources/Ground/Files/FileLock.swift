import Glibc

/// An advisory lock on a file or folder, held until the end of this value's lifetime or that of the process.
package final class FileLock: Sendable {
    private let file: OpenFile

    /// Acquires the lock, waiting until it is free.
    package init(_ path: String) throws(FileError) {
        file = try OpenFile(path, flags: O_RDONLY | O_NOCTTY | O_NONBLOCK, action: .write)
        guard file.lock(LOCK_EX) else { throw FileError(path: path, action: .write, errno: errno) }
    }

    /// Acquires the lock; `nil` if another process holds it or the file does not exist.
    package init?(ifFree path: String) {
        guard let file = try? OpenFile(path, flags: O_RDONLY | O_NONBLOCK, action: .read) else { return nil }
        guard file.lock(LOCK_EX | LOCK_NB) else { return nil }
        self.file = file
    }
}

extension OpenFile {
    /// Whether the system granted the lock.
    func lock(_ operation: Int32) -> Bool {
        var result = flock(descriptor, operation)
        while result != 0 && errno == EINTR { result = flock(descriptor, operation) }
        return result == 0
    }
}
