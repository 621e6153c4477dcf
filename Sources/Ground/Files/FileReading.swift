import Glibc

extension File {
    /// Returns the whole contents, up to `limit` bytes; pipes are read to their end.
    package func contents(limit: Int = File.defaultLimit) throws(FileError) -> [UInt8] {
        let file = try OpenFile(path, flags: O_RDONLY | O_NOCTTY, action: .read)
        let status = try file.status()
        guard status.kind != .folder else { throw FileError(path: path, action: .read, reason: .folder) }
        return try file.readToEnd(expecting: status.kind == .regular ? status.size : 0, limit: limit)
    }
}

extension OpenFile {
    /// Reads to the end; `expecting` is only a hint, since the size of a growing file or of one in `/proc` cannot be
    /// trusted.
    func readToEnd(expecting: Int, limit: Int) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
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
