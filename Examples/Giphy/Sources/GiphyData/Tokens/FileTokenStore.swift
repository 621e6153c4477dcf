import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A token in a file that no other user can read, for systems without a keychain.
///
/// The file has mode 0600 before a byte is written, and replaces the old file atomically: readers find either the old
/// token or the new one.
package final class FileTokenStore: TokenStore {
    package enum Failure: Error, Hashable {
        /// A system call failed with an error number.
        case system(call: String, path: String, number: Int32)
        /// The file belongs to another user, or others may read it.
        case exposed(path: String)
    }

    package let file: URL

    /// Creates a store for `file`, whose folder exists or can be created.
    package init(file: URL) { self.file = file }

    package func token() throws -> Token? {
        let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw failure("open", file)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure("fstat", file) }
        guard status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
            throw Failure.exposed(path: file.path)
        }
        var bytes = [UInt8](repeating: 0, count: 4_097)
        let count = read(descriptor, &bytes, bytes.count)
        guard count >= 0 else { throw failure("read", file) }
        return Token(String(decoding: bytes[..<count], as: UTF8.self))
    }

    package func store(_ token: Token) throws {
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let new = folder.appending(path: ".\(file.lastPathComponent).\(UUID().uuidString)")
        do {
            try write(Array(token.text.utf8), to: new)
            guard rename(new.path, file.path) == 0 else { throw failure("rename", file) }
        } catch {
            unlink(new.path)
            throw error
        }
    }

    private func write(_ bytes: [UInt8], to url: URL) throws {
        let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure("open", url) }
        defer { close(descriptor) }
        #if canImport(Glibc)
            let count = Glibc.write(descriptor, bytes, bytes.count)
        #else
            let count = Darwin.write(descriptor, bytes, bytes.count)
        #endif
        guard count == bytes.count else { throw failure("write", url) }
        guard fsync(descriptor) == 0 else { throw failure("fsync", url) }
    }

    package func clear() throws {
        guard unlink(file.path) == 0 || errno == ENOENT else { throw failure("unlink", file) }
    }

    private func failure(_ call: String, _ url: URL) -> Failure {
        .system(call: call, path: url.path, number: errno)
    }
}
