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
        guard let first = sought.first, bytes.count >= sought.count else { return nil }
        for start in 0...(bytes.count - sought.count) where unsafe bytes[start] == first {
            let isThere = sought.indices.allSatisfy { unsafe bytes[start + $0] == sought[$0] }
            if isThere { return start }
        }
        return nil
    }
}
