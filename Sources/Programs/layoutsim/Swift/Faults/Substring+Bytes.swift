import Glibc

extension Substring {
    /// Returns the place of a text of ASCII characters, which is searched by bytes: the lines of a build are many.
    func place(ofBytes text: String) -> Range<Index>? {
        let sought = Array(text.utf8)
        let found = unsafe utf8.withContiguousStorageIfAvailable { bytes in
            unsafe Substring.offset(of: sought, in: bytes)
        }
        guard let found else { return firstRange(of: text) }
        return found.map { start in
            let lower = utf8.index(startIndex, offsetBy: start)
            return lower..<utf8.index(lower, offsetBy: sought.count)
        }
    }

    private static func offset(of sought: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = sought.first, let base = bytes.baseAddress else { return nil }
        var start = 0
        while start + sought.count <= bytes.count {
            let rest = bytes.count - sought.count - start + 1
            guard let place = unsafe memchr(base + start, Int32(first), rest) else { return nil }
            if unsafe memcmp(place, sought, sought.count) == 0 {
                return unsafe UnsafeRawPointer(place) - UnsafeRawPointer(base)
            }
            start = unsafe UnsafeRawPointer(place) - UnsafeRawPointer(base) + 1
        }
        return nil
    }
}
