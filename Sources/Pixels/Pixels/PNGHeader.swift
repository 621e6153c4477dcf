/// What is known of a PNG without decoding it.
package struct PNGHeader: Hashable, Sendable {
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int

    /// Creates a header from a size in pixels.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Reads the header; throws if the bytes are not a PNG, complete from its signature to its last chunk.
    package init(of bytes: [UInt8], file: String) throws(PNGError) {
        if let reason = PNGHeader.reasonToRefuse(bytes) { throw PNGError(file: file, reason: reason) }
        guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8),
            bytes.suffix(12).elementsEqual(PNGHeader.end)
        else { throw PNGError(file: file, reason: .truncated) }
        func number(at index: Int) -> Int { bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) } }
        self.init(width: number(at: 16), height: number(at: 20))
    }

    /// A fault that the first bytes already show.
    static func reasonToRefuse(_ bytes: [UInt8]) -> PNGError.Reason? {
        if bytes.isEmpty { return .empty }
        if bytes.starts(with: "version https://git-lfs".utf8) { return .gitLFSPointer }
        if bytes.starts(with: signature) { return nil }
        return signature.starts(with: bytes) ? .truncated : .notPNG
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The last chunk, which is the same in every PNG.
    private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
}

/// The limits of a picture's size, so that a forged header cannot exhaust memory.
package enum PNGLimits {
    /// The longest side that is allowed, in pixels.
    package static let longestSide = 16384
    /// The greatest number of pixels that is allowed: 256 MB at four bytes each.
    package static let mostPixels = 1 << 26

    /// Whether a picture of a size in pixels may be read or written.
    package static func allow(width: Int, height: Int) -> Bool {
        (1...longestSide).contains(width) && (1...longestSide).contains(height) && width * height <= mostPixels
    }
}
