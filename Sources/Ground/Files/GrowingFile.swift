import Glibc

/// A file to which any number of threads and processes append lines.
///
/// The file stays locked for the lifetime of this value, so that others can tell that it is still growing.
package final class GrowingFile: Sendable {
    private let file: OpenFile

    /// Opens the file, creating it if it does not exist.
    package init(_ path: String) throws(FileError) {
        file = try OpenFile(path, flags: O_WRONLY | O_APPEND | O_CREAT, action: .write)
        guard file.lock(LOCK_SH) else { throw FileError(path: path, action: .write, errno: errno) }
    }

    /// Appends a line with a single write.
    ///
    /// The write also starts with a newline, so that the line stays intact after one that a killed process left
    /// unfinished.
    package func append(line: String) throws(FileError) {
        try Descriptor(number: file.descriptor, path: file.path).writeAll(Array("\n\(line)\n".utf8))
    }

    /// Whether no process has the file open to append to it.
    package static func isFinished(_ path: String) -> Bool { FileLock(ifFree: path) != nil }
}
