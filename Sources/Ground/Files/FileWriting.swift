import Glibc

extension File {
    /// Replaces the file's contents by writing to a temporary file and renaming it, so that an error changes nothing.
    ///
    /// A link is followed; a device or pipe is written to directly.
    package func write(_ bytes: [UInt8]) throws(FileError) {
        guard isNameable else { throw FileError(path: path, action: .write, reason: .invalidName) }
        let existing = FileStatus(ofFileAt: path)
        switch existing?.kind {
        case .folder: throw FileError(path: path, action: .write, reason: .folder)
        case .pipe, .other: try writeDirectly(bytes)
        case .regular: try replace(by: bytes, permissions: existing?.permissions)
        case nil: try replace(by: bytes, permissions: nil)
        }
    }

    /// Replaces the file's contents with a text in UTF-8.
    package func write(_ text: String) throws(FileError) {
        try write(Array(text.utf8))
    }

    private func writeDirectly(_ bytes: [UInt8]) throws(FileError) {
        // Without waiting for somebody who reads a pipe.
        var file = try OpenFile(path, flags: O_WRONLY | O_NOCTTY | O_NONBLOCK, action: .write)
        try file.allowWaiting()
        try Descriptor(number: file.descriptor, path: path).writeAll(bytes)
        try file.close()
    }

    private func replace(by bytes: [UInt8], permissions: mode_t?) throws(FileError) {
        let target = File(absolutePath)
        // Renaming would replace even a read-only file.
        guard unsafe access(target.path, W_OK) == 0 || errno == ENOENT else {
            throw FileError(path: path, action: .write, errno: errno)
        }
        var temporary = try TemporaryFile(besides: target.path, namedPath: path)
        try temporary.write(bytes, permissions: permissions)
        try temporary.rename(to: target.path)
    }
}
