/// Small PNG files of every kind, written without a library.
enum PNGSeed {
    static let all: [[UInt8]] = [
        file(bitDepth: 8, colorType: 6, bytesPerRow: 16), file(bitDepth: 8, colorType: 2, bytesPerRow: 12),
        file(bitDepth: 16, colorType: 6, bytesPerRow: 32), file(bitDepth: 8, colorType: 0, bytesPerRow: 4),
        file(bitDepth: 1, colorType: 0, bytesPerRow: 1), file(bitDepth: 16, colorType: 4, bytesPerRow: 16),
        file(bitDepth: 2, colorType: 3, bytesPerRow: 1, chunks: palette),
    ]

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let palette =
        chunk("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9]) + chunk("tRNS", [255, 128, 0])

    /// A picture of 4 by 3 pixels.
    private static func file(bitDepth: UInt8, colorType: UInt8, bytesPerRow: Int, chunks: [UInt8] = []) -> [UInt8] {
        let rows = (0..<3).flatMap { row in
            [UInt8(0)] + (0..<bytesPerRow).map { column in UInt8(truncatingIfNeeded: column * 37 + row * 11) }
        }
        let header: [UInt8] = bigEndian(4) + bigEndian(3) + [bitDepth, colorType, 0, 0, 0]
        let ending: [UInt8] = chunk("IDAT", stored(rows)) + chunk("IEND", [])
        return signature + chunk("IHDR", header) + chunks + ending
    }

    /// The file with the correct checksum in every chunk, as far as its lengths make sense.
    static func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        var start = signature.count
        while start + 12 <= bytes.count {
            let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = start + 8 + length
            guard end + 4 <= bytes.count else { break }
            if bytes[start + 4..<start + 8].elementsEqual("IDAT".utf8), length > 11, bytes[start + 8] == 0x78 {
                result.replaceSubrange(start + 8..<end, with: stored(Array(bytes[start + 15..<end - 4])))
            }
            result.replaceSubrange(end..<end + 4, with: bigEndian(checksum(of: result[start + 4..<end])))
            start = end + 4
        }
        return result
    }

    private static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + contents
        return bigEndian(UInt32(contents.count)) + body + bigEndian(checksum(of: body[...]))
    }

    /// A zlib stream of one block without compression.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let length = UInt16(bytes.count)
        let lengths = [length, length >> 8, ~length, ~length >> 8].map { UInt8(truncatingIfNeeded: $0) }
        let sums = bytes.reduce((low: UInt32(1), high: UInt32(0))) { sums, byte in
            let low = (sums.low + UInt32(byte)) % 65521
            return (low, (sums.high + low) % 65521)
        }
        return [0x78, 0x01, 1] + lengths + bytes + bigEndian(sums.high << 16 | sums.low)
    }

    /// CRC-32 as PNG defines it, bit by bit.
    private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
        var remainder: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            remainder ^= UInt32(byte)
            for _ in 0..<8 { remainder = remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        return ~remainder
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
