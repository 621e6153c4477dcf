import Glibc

extension File {
    /// Returns the whole contents, up to `limit` bytes; pipes are read to their end.
    ///
    /// Throws for a pipe to which nobody writes, instead of waiting for somebody who may never come.
    package func contents(limit: Int = File.defaultLimit) throws(FileError) -> [UInt8] {
        let file = try OpenFile(path, flags: O_RDONLY | O_NOCTTY | O_NONBLOCK, action: .read)
        let status = try file.status()
        guard status.kind != .folder else { throw FileError(path: path, action: .read, reason: .folder) }
        let start = status.kind == .pipe ? try file.readStart() : []
        try file.allowWaiting()
        return try file.readToEnd(start, expecting: status.kind == .regular ? status.size : 0, limit: limit)
    }
}

extension OpenFile {
    /// Reads to the end, after a start that has been read; `expecting` is only a hint, since the size of a growing file
    /// or of one in `/proc` cannot be trusted.
    func readToEnd(_ start: [UInt8], expecting: Int, limit: Int) throws(FileError) -> [UInt8] {
        var bytes = start
        guard expecting <= limit else { throw FileError(path: path, action: .read, reason: .tooLarge(limit: limit)) }
        bytes.reserveCapacity(expecting + 1)
        var chunkSize = max(expecting + 1, 1 << 16)
        while true {
            let chunk = try readChunk(of: min(chunkSize, limit - bytes.count + 1))
            if chunk.isEmpty { return bytes }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            guard bytes.count <= limit else {
                throw FileError(path: path, action: .read, reason: .tooLarge(limit: limit))
            }
            chunkSize = 1 << 16
        }
    }

    /// Returns what a pipe that was opened without waiting holds; throws if that is nothing and it has no writer.
    func readStart() throws(FileError) -> [UInt8] {
        let start: [UInt8]
        do throws(FileError) {
            start = try readChunk(of: 1 << 16)
        } catch {
            guard error.reason == .system(EAGAIN) else { throw error }
            return []
        }
        guard !start.isEmpty else { throw FileError(path: path, action: .read, reason: .idlePipe) }
        return start
    }

    /// Has a file that was opened without waiting wait for the other end of a pipe from now on.
    func allowWaiting() throws(FileError) {
        guard fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK) == 0 else {
            throw FileError(path: path, action: action, errno: errno)
        }
    }

    private func readChunk(of size: Int) throws(FileError) -> [UInt8] {
        var code: Int32 = 0
        let chunk = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            var result = unsafe read(descriptor, buffer.baseAddress, size)
            while result < 0 && errno == EINTR { result = unsafe read(descriptor, buffer.baseAddress, size) }
            if result < 0 { code = errno }
            count = max(result, 0)
        }
        guard code == 0 else { throw FileError(path: path, action: .read, errno: code) }
        return chunk
    }
}
