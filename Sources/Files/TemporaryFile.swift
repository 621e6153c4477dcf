import Glibc

/// A file beside another one that vanishes unless it takes that one's place.
struct TemporaryFile: ~Copyable {
    /// The path that errors name.
    private let namedPath: String
    /// Nil once the file has taken its place.
    private var path: String?
    private var file: OpenFile

    init(besides target: String, namedPath: String) throws(FileError) {
        let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
        var attempt = 0
        while true {
            let path = folder + ".layoutsim-\(getpid())-\(attempt).tmp"
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

    deinit {
        if let path { _ = unsafe unlink(path) }
    }

    func write(_ bytes: [UInt8], permissions: mode_t?) throws(FileError) {
        if let permissions { _ = fchmod(file.descriptor, permissions) }
        try Descriptor(number: file.descriptor, path: namedPath).writeAll(bytes)
    }

    /// Puts the file in the place of `target`.
    mutating func rename(to target: String) throws(FileError) {
        try file.close()
        guard let path, unsafe Glibc.rename(path, target) == 0 else {
            throw FileError(path: namedPath, action: .write, errno: errno)
        }
        self.path = nil
    }
}
