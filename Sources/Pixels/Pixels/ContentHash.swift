import LayoutSimCXXHash

/// A hash that stands for pixels or a text in a list of goldens: equal contents have equal hashes on every machine.
package struct ContentHash: Hashable, Sendable {
    /// The high 64 bits of the hash.
    package var high: UInt64
    /// The low 64 bits of the hash.
    package var low: UInt64

    /// Creates a hash from its two halves.
    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Reads the 32 digits of a description.
    package init?(_ text: some StringProtocol) {
        guard text.utf8.count == 32, text.utf8.allSatisfy(ContentHash.isDigit),
            let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
        else { return nil }
        self.init(high: high, low: low)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}

extension ContentHash: CustomStringConvertible {
    /// 32 lowercase hexadecimal digits.
    package var description: String { ContentHash.digits(high) + ContentHash.digits(low) }

    private static func digits(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension ContentHash {
    /// The hash of a text's UTF-8: XXH3, 128 bits.
    package init(ofText text: String) {
        self.init(of: Array(text.utf8))
    }

    /// The hash of bytes: XXH3, 128 bits.
    package init(of bytes: [UInt8]) {
        self = unsafe bytes.withUnsafeBytes { unsafe ContentHash(ofBytes: $0) }
    }

    /// The hash of bytes: XXH3, 128 bits.
    package init(ofBytes bytes: UnsafeRawBufferPointer) {
        let hash = unsafe XXH3_128bits(bytes.baseAddress, bytes.count)
        self.init(high: hash.high64, low: hash.low64)
    }
}
