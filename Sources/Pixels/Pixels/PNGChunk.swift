/// A part of a PNG file: a type of four letters and data.
struct PNGChunk: Hashable {
    var type: String
    var data: [UInt8]

    /// As a file has it: length, type, data and the checksum of type and data.
    var bytes: [UInt8] {
        let body = Array(type.utf8) + data
        return PNGChunk.number(UInt32(data.count)) + body + PNGChunk.number(PNGChunk.checksum(of: body))
    }

    /// A number as four bytes, the highest first.
    static func number(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

    /// A number as two bytes, the highest first.
    static func number(_ value: UInt16) -> [UInt8] { [8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

    /// The cyclic redundancy check of the PNG specification.
    private static func checksum(of bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in checksums[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    }

    /// The checksum of each byte alone.
    private static let checksums = (0..<256).map { byte -> UInt32 in
        var sum = UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
        return sum
    }
}

extension PNGChunk {
    /// The chunks of a file; throws if it ends within one, errors name `file`.
    static func chunks(of png: [UInt8], file: String) throws(PNGError) -> [PNGChunk] {
        var rest = png.dropFirst(PNGHeader.signature.count)
        var chunks: [PNGChunk] = []
        while !rest.isEmpty {
            let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            guard rest.count >= 12, rest.count - 12 >= count else { throw PNGError(file: file, reason: .truncated) }
            let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            chunks.append(PNGChunk(type: type, data: Array(rest.dropFirst(8).prefix(count))))
            rest = rest.dropFirst(12 + count)
        }
        return chunks
    }
}
