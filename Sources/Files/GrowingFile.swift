import Glibc

/// A file that lines are added to, by any number of threads and processes at once.
///
/// It is locked as long as this value lives, so that others see that it still grows.
package final class GrowingFile: Sendable {
    private let file: OpenFile

    /// Opens the file, which is created if there is none.
    package init(_ path: String) throws(FileError) {
        file = try OpenFile(path, flags: O_WRONLY | O_APPEND | O_CREAT, action: .write)
        guard file.lock(LOCK_SH) else { throw FileError(path: path, action: .write, errno: errno) }
    }

    /// Adds a line in one piece.
    ///
    /// A line feed stands before it too: where another process was stopped in the middle of a line, this one is whole.
    package func append(line: String) throws(FileError) {
        try Descriptor(number: file.descriptor, path: file.path).writeAll(Array("\n\(line)\n".utf8))
    }

    /// Whether nobody has the file open to add lines to it.
    package static func isFinished(_ path: String) -> Bool { FileLock(ifFree: path) != nil }
}
