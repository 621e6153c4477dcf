import Glibc

/// A file descriptor to write to, which this type does not own.
struct Descriptor {
    let number: Int32
    /// The path in errors.
    let path: String

    /// Writing to a pipe without a reader would end the program; ignoring the signal turns that into an error.
    private static let ignoringBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

    func writeAll(_ bytes: [UInt8]) throws(FileError) {
        _ = Descriptor.ignoringBrokenPipes
        var written = 0
        while written < bytes.count {
            let result = unsafe bytes.withUnsafeBytes { buffer in
                unsafe write(number, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            }
            if result >= 0 { written += result } else { try recover(from: errno) }
        }
    }

    /// Waits if trying again can help.
    private func recover(from code: Int32) throws(FileError) {
        switch code {
        case EINTR: return
        case EAGAIN:
            var polled = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
            _ = unsafe poll(&polled, 1, -1)
        default: throw FileError(path: path, action: .write, errno: code)
        }
    }
}
