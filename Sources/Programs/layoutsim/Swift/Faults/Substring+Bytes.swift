import Glibc

extension Substring {
    /// Returns the place of a text of ASCII characters, which is searched by bytes: the lines of a build are many.
    func place(ofBytes text: String) -> Range<Index>? {
        var sought = text
        let offset = unsafe utf8.withContiguousStorageIfAvailable { bytes in
            sought.withUTF8 { sought -> Int? in
                guard let start = bytes.baseAddress, let mark = sought.baseAddress,
                    let found = unsafe memmem(start, bytes.count, mark, sought.count)
                else { return nil }
                return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(start)
            }
        }
        guard let offset else { return firstRange(of: text) }
        return offset.map { start in
            let lower = utf8.index(startIndex, offsetBy: start)
            return lower..<utf8.index(lower, offsetBy: text.utf8.count)
        }
    }
}
