import Glibc

extension FileError: CustomStringConvertible {
    /// The error as one line that begins with the path.
    package var description: String { "\(path): error: \(message)" }

    /// The message without the path.
    package var message: String {
        action == .read ? "cannot read: \(reason.wording)" : "cannot write: \(writingWording)"
    }

    /// The wording for a failed write: the file itself need not exist, so what is missing is its folder.
    private var writingWording: String {
        reason == .missing ? "its folder does not exist; create it first" : reason.wording
    }
}

extension FileError.Reason {
    fileprivate var wording: String {
        switch self {
        case .missing: "no such file"
        case .folder: "it is a folder; name a file"
        case .notFolder: "a part of the path is not a folder"
        case .noPermission: "permission denied"
        case .readOnly: "the file system is read-only"
        case .invalidName: "the path is empty or holds a zero byte"
        case .tooLarge(let limit): "it is larger than \(limit) bytes"
        case .diskFull: "no space left on the device"
        case .link(let target):
            "it is a symbolic link to '\(target)', which is not followed; put what it leads to in its place"
        case .special: "it is neither a file nor a folder; remove it"
        case .idlePipe: "it is a pipe to which nobody writes; put a file in its place"
        case .readerGone: "the reader at the other end is gone"
        case .system(let code): systemWording(code)
        }
    }

    private func systemWording(_ code: Int32) -> String {
        guard let text = unsafe strerror(code) else { return "system error \(code)" }
        return unsafe String(cString: text).lowercased()
    }
}
