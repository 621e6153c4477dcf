import Glibc
package import LayoutSimErrors

/// Why a file could not be read or written.
package struct FileError: ReportableError, Hashable {
    /// The path as the user gave it, or the name of a standard stream.
    package var path: String
    /// The operation that failed.
    package var action: Action
    /// The reason for the failure.
    package var reason: Reason

    /// The operations on files.
    package enum Action: Hashable, Sendable {
        case read, write
    }

    /// The reasons for which an operation on a file fails.
    package enum Reason: Hashable, Sendable {
        case missing
        case folder
        case notFolder
        case noPermission
        case readOnly
        case invalidName
        /// The file is larger than the limit, in bytes.
        case tooLarge(limit: Int)
        case diskFull
        /// The path is a symbolic link, with this target, where links are not followed.
        case link(to: String)
        /// The path is neither a file nor a folder, but a pipe or a device.
        case special
        case readerGone
        /// The path is a named pipe to which nobody writes.
        case idlePipe
        /// Another system error, with its error number.
        case system(Int32)
    }

    /// Creates an error about an operation on a file.
    package init(path: String, action: Action, reason: Reason) {
        self.path = path
        self.action = action
        self.reason = reason
    }

    init(path: String, action: Action, errno code: Int32) {
        self.init(path: path, action: action, reason: Reason(errno: code))
    }

    /// The exit status for the error.
    package var exitStatus: ExitStatus {
        if action == .read { return .inputNotReadable }
        return switch reason {
        case .link, .special: .inputNotUnderstood
        default: .fault
        }
    }
}

extension FileError.Reason {
    init(errno code: Int32) {
        switch code {
        case ENOENT: self = .missing
        case EISDIR: self = .folder
        case ENOTDIR: self = .notFolder
        case EACCES, EPERM: self = .noPermission
        case EROFS: self = .readOnly
        case ENOSPC, EDQUOT: self = .diskFull
        case EPIPE, ENXIO: self = .readerGone
        default: self = .system(code)
        }
    }
}
