import Glibc
package import LayoutSimErrors

/// Why a file could not be read or written.
package struct FileError: ReportableError, Hashable {
    /// The path as the user gave it, or the name of a standard stream.
    package var path: String
    /// What was tried.
    package var action: Action
    /// What went wrong.
    package var reason: Reason

    /// What was tried with the file.
    package enum Action: Hashable, Sendable {
        case read, write
    }

    /// What went wrong with the file.
    package enum Reason: Hashable, Sendable {
        case missing
        case folder
        case notFolder
        case noPermission
        case readOnly
        case invalidName
        /// Larger than the limit, in bytes.
        case tooLarge(limit: Int)
        case diskFull
        /// A symbolic link where none is followed, and what it says.
        case link(to: String)
        /// Neither a file nor a folder: a pipe or a device.
        case special
        case readerGone
        /// Any other refusal, with the number of the system's error.
        case system(Int32)
    }

    package init(path: String, action: Action, reason: Reason) {
        self.path = path
        self.action = action
        self.reason = reason
    }

    init(path: String, action: Action, errno code: Int32) {
        self.init(path: path, action: action, reason: Reason(errno: code))
    }

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
        case EPIPE: self = .readerGone
        default: self = .system(code)
        }
    }
}
