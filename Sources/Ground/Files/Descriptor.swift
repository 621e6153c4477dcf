import Glibc

/// An unowned file descriptor to write to.
struct Descriptor {
    let number: Int32
    /// The path that errors name.
    let path: String

    func writeAll(_ bytes: [UInt8]) throws(FileError) {
        BrokenPipe.ignoreSignal()
        var written = 0
        while written < bytes.count {
            let result = unsafe bytes.withUnsafeBytes { buffer in
                unsafe write(number, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            }
            if result >= 0 { written += result } else { try recover(from: errno) }
        }
    }

    /// Waits if retrying can help; throws otherwise.
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
