import Glibc

/// The lines of a text in UTF-8, found by the C library: outputs of compilers have millions.
struct TextLines {
    /// The lines, without their ends; one more than there are ends.
    private(set) var all: [Substring] = []

    /// Splits bytes; what is no UTF-8 is replaced.
    init(of bytes: [UInt8]) {
        var lines: [Substring] = []
        unsafe bytes.withUnsafeBytes { buffer in
            var rest = unsafe buffer[...]
            while true {
                let start = unsafe rest.startIndex
                let length = unsafe TextLines.lengthOfLine(in: UnsafeRawBufferPointer(rebasing: rest))
                let line = unsafe rest[start..<(start + (length ?? rest.count))]
                unsafe lines.append(String(decoding: UnsafeRawBufferPointer(rebasing: line), as: UTF8.self)[...])
                guard let length else { return }
                unsafe rest = unsafe rest[(start + length + 1)...]
            }
        }
        all = lines
    }

    private static func lengthOfLine(in bytes: UnsafeRawBufferPointer) -> Int? {
        guard let base = bytes.baseAddress, let end = unsafe memchr(base, 10, bytes.count) else { return nil }
        return unsafe UnsafeRawPointer(end) - base
    }
}
