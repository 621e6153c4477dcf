import Glibc

/// An owned file descriptor, which is closed at the end of the value's lifetime.
struct OpenFile: ~Copyable {
    private(set) var descriptor: Int32
    let path: String
    let action: FileError.Action

    /// Opens `path`; errors name `namedPath`, since the name of a temporary file means nothing to the user.
    init(_ path: String, flags: Int32, action: FileError.Action, namedPath: String? = nil) throws(FileError) {
        let named = namedPath ?? path
        guard File(path).isNameable else { throw FileError(path: named, action: action, reason: .invalidName) }
        let opened = unsafe open(path, flags | O_CLOEXEC, 0o666)
        guard opened >= 0 else { throw FileError(path: named, action: action, errno: errno) }
        self.descriptor = opened
        self.path = named
        self.action = action
    }

    deinit {
        if descriptor >= 0 { _ = Glibc.close(descriptor) }
    }

    /// Closes the file and reports errors that surface only then, such as an exceeded quota on a network file system.
    mutating func close() throws(FileError) {
        let result = Glibc.close(descriptor)
        descriptor = -1
        guard result == 0 || errno == EINTR else { throw FileError(path: path, action: action, errno: errno) }
    }

    func status() throws(FileError) -> FileStatus {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else {
            throw FileError(path: path, action: action, errno: errno)
        }
        return FileStatus(status)
    }
}
