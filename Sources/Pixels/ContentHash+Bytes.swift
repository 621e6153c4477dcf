import LayoutSimCXXHash

extension ContentHash {
    /// The hash of a text's UTF-8: XXH3, 128 bits.
    package init(ofText text: String) {
        self = unsafe Array(text.utf8).withUnsafeBytes { unsafe ContentHash(ofBytes: $0) }
    }

    /// The hash of bytes: XXH3, 128 bits.
    package init(ofBytes bytes: UnsafeRawBufferPointer) {
        let hash = unsafe XXH3_128bits(bytes.baseAddress, bytes.count)
        self.init(high: hash.high64, low: hash.low64)
    }
}
