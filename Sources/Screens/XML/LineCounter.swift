import Glibc

/// Counts the lines of ascending positions in a file; expat would examine each character a second time, much more
/// slowly.
struct LineCounter {
    private let bytes: [UInt8]
    private var counted = 0
    private var line = 1
    /// The position of the next line feed, or of the end; looked for once for all positions on a line.
    private var lineEnd: Int
    /// Whether lines end only in line feeds, and each byte with their value is one. This is not the case with carriage
    /// returns, which may also end a line, and with two bytes per character.
    private let isPlain: Bool

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lineEnd = Self.find(10, in: bytes, from: 0, to: bytes.count) ?? bytes.count
        isPlain =
            Self.find(13, in: bytes, from: 0, to: bytes.count) == nil
            && Self.find(0, in: bytes, from: 0, to: bytes.count) == nil
    }

    /// Returns the line of a byte, counted from 1; `nil` if it is not known.
    mutating func line(at place: Int) -> Int? {
        guard isPlain, place >= counted, place <= bytes.count else { return nil }
        while lineEnd < place {
            counted = lineEnd + 1
            line += 1
            lineEnd = Self.find(10, in: bytes, from: counted, to: bytes.count) ?? bytes.count
        }
        return line
    }

    /// Returns the first position of a byte between two others.
    private static func find(_ byte: Int32, in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
        unsafe bytes.withUnsafeBytes { all in
            guard let base = all.baseAddress, start < end else { return nil }
            return unsafe memchr(base + start, byte, end - start).map { unsafe UnsafeRawPointer($0) - base }
        }
    }
}
