import Glibc

extension File {
    /// Creates a link to `target`, which is relative to the link's folder, atomically replacing an existing link.
    package func link(to target: String) throws(FileError) {
        let beside = "\(path)-\(getpid()).tmp"
        _ = unsafe unlink(beside)
        guard unsafe symlink(target, beside) == 0, unsafe rename(beside, path) == 0 else {
            let code = errno
            _ = unsafe unlink(beside)
            throw FileError(path: path, action: .write, errno: code)
        }
    }

    /// The target of the link, or nil if the path is not a link.
    package var linkText: String? {
        var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = unsafe bytes.withUnsafeMutableBytes { buffer in
            unsafe buffer.baseAddress.map { unsafe readlink(path, $0, buffer.count) } ?? -1
        }
        return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
    }
}
