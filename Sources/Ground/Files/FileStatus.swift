import Glibc

/// The metadata of a file.
struct FileStatus {
    enum Kind {
        case regular, folder, pipe, other
    }

    var kind: Kind
    /// The size in bytes.
    var size: Int
    var permissions: mode_t

    init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .regular
        case S_IFDIR: kind = .folder
        case S_IFIFO: kind = .pipe
        default: kind = .other
        }
        size = Int(status.st_size)
        permissions = status.st_mode & 0o7777
    }

    /// Creates the status of the file at `path`; `nil` if nothing exists there.
    init?(ofFileAt path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        self.init(status)
    }
}
