import Glibc

/// Tells the lines of places in a file that come one after the other: expat would look at each character a second time, by far
/// more slowly.
struct LineCounter {
    private let bytes: [UInt8]
    private var counted = 0
    private var line = 1
    /// Whether line feeds alone end lines, and a byte of their value is one: not with carriage returns, which may end a line too, nor
    /// with two bytes a character.
    private let isPlain: Bool

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        isPlain =
            Self.find(13, in: bytes, from: 0, to: bytes.count) == nil
            && Self.find(0, in: bytes, from: 0, to: bytes.count) == nil
    }

    /// The line of a byte, from 1; `nil` where that is not known.
    mutating func line(at place: Int) -> Int? {
        guard isPlain, place >= counted, place <= bytes.count else { return nil }
        while let end = Self.find(10, in: bytes, from: counted, to: place) {
            counted = end + 1
            line += 1
        }
        return line
    }

    /// The first place of a byte between two others.
    private static func find(_ byte: Int32, in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
        unsafe bytes.withUnsafeBytes { all in
            guard let base = all.baseAddress, start < end else { return nil }
            return unsafe memchr(base + start, byte, end - start).map { unsafe UnsafeRawPointer($0) - base }
        }
    }
}
