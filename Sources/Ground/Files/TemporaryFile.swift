import Glibc

/// A temporary file next to another file, which is removed unless it replaces that file.
struct TemporaryFile: ~Copyable {
    /// The path that errors name.
    private let namedPath: String
    /// The path; `nil` once the file has replaced another one.
    private var path: String?
    private var file: OpenFile

    init(besides target: String, namedPath: String) throws(FileError) {
        let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
        var attempt = 0
        while true {
            let path = folder + TemporaryFile.name(process: getpid(), attempt)
            do throws(FileError) {
                let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
                self.file = try OpenFile(path, flags: flags, action: .write, namedPath: namedPath)
                self.path = path
                self.namedPath = namedPath
                return
            } catch {
                guard error.reason == .system(EEXIST), attempt < 1000 else { throw error }
                attempt += 1
            }
        }
    }

    private static func name(process: pid_t, _ attempt: Int) -> String { ".layoutsim-\(process)-\(attempt).tmp" }

    deinit {
        if let path { _ = unsafe unlink(path) }
    }

    func write(_ bytes: [UInt8], permissions: mode_t?) throws(FileError) {
        if let permissions { _ = fchmod(file.descriptor, permissions) }
        try Descriptor(number: file.descriptor, path: namedPath).writeAll(bytes)
    }

    /// Replaces `target` with the file atomically.
    mutating func rename(to target: String) throws(FileError) {
        try file.close()
        guard let path, unsafe Glibc.rename(path, target) == 0 else {
            throw FileError(path: namedPath, action: .write, errno: errno)
        }
        self.path = nil
    }
}
