/// A PNG written byte by byte, to create every kind and every mistake.
struct SamplePNG {
    var width: UInt32
    var height: UInt32
    var depth: UInt8 = 8
    var colorType: UInt8 = 2
    var isInterlaced = false
    /// Chunks between header and pixels.
    var extras: [(type: String, data: [UInt8])] = []
    /// Rows with their filter bytes; of interlaced pictures, those of all passes.
    var scanlines: [UInt8]

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    var header: [UInt8] {
        bigEndian(width) + bigEndian(height) + [depth, colorType, 0, 0, isInterlaced ? 1 : 0]
    }

    var bytes: [UInt8] {
        var bytes = SamplePNG.signature + chunk("IHDR", header)
        for extra in extras { bytes += chunk(extra.type, extra.data) }
        return bytes + chunk("IDAT", stored(scanlines)) + chunk("IEND", [])
    }
}

func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(crc32(body))
}

func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in
        (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
}

/// Returns a zlib stream of one uncompressed block.
func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    let length = [UInt8(truncatingIfNeeded: count), UInt8(truncatingIfNeeded: count >> 8)]
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in bytes {
        low = (low + UInt32(byte)) % 65521
        high = (high + low) % 65521
    }
    return [0x78, 0x01, 0x01] + length + length.map { ~$0 } + bytes + bigEndian(high << 16 | low)
}
