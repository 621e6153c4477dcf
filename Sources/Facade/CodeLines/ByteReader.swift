/// A reader of little-endian numbers and strings in binary files; it returns zeros past the end.
struct ByteReader {
    private let bytes: [UInt8]
    var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position >= bytes.count }

    mutating func uint8() -> UInt8 {
        defer { position += 1 }
        return position >= 0 && position < bytes.count ? bytes[position] : 0
    }

    mutating func uint16() -> UInt16 { UInt16(uint8()) | UInt16(uint8()) << 8 }
    mutating func uint32() -> UInt32 { UInt32(uint16()) | UInt32(uint16()) << 16 }
    mutating func uint64() -> UInt64 { UInt64(uint32()) | UInt64(uint32()) << 32 }

    /// Reads an unsigned LEB128 number, as in DWARF.
    mutating func uleb() -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = uint8()
            if shift < 64 { value |= UInt64(byte & 0x7F) << shift }
            shift += 7
            guard byte & 0x80 != 0 else { return value }
        }
    }

    /// Reads an unsigned LEB128 count, limited in case the file is corrupt.
    mutating func count() -> Int { Int(min(uleb(), 1 << 40)) }

    /// Reads a signed LEB128 number, as in DWARF.
    mutating func sleb() -> Int {
        var value: Int = 0
        var shift = 0
        while true {
            let byte = uint8()
            if shift < 64 { value |= Int(byte & 0x7F) << shift }
            shift += 7
            guard byte & 0x80 == 0 else { continue }
            if shift < 64, byte & 0x40 != 0 { value |= -1 << shift }
            return value
        }
    }

    /// Reads a null-terminated string; `nil` if it is empty or starts past a position.
    mutating func text(before end: Int) -> String? {
        let start = position
        while position < end, position < bytes.count, bytes[position] != 0 { position += 1 }
        defer { position += 1 }
        guard position > start else { return nil }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }
}
