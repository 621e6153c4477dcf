/// Expands codes of growing lengths, each of which stands for a text of bytes (GIF 89a, appendix F).
struct LZWDecoder {
    private static let mostCodes = 4096

    /// The bits of the first codes, without the one for the two that follow the bytes: a new beginning, and the end.
    private let codeSize: Int
    // Each code's text is that of another code and a byte.
    private var prefixes = Array(repeating: 0, count: mostCodes)
    private var suffixes = (0..<mostCodes).map { UInt8(truncatingIfNeeded: $0) }
    private var lengths = Array(repeating: 1, count: mostCodes)
    /// How many codes have a meaning.
    private var used: Int
    /// The bits of the next code.
    private var bitCount: Int
    private var previous: Int?
    private var result: [UInt8] = []

    /// Starts with codes for the numbers below two to the power of `codeSize`, at most 8.
    init(codeSize: Int) {
        self.codeSize = codeSize
        (used, bitCount) = (1 << codeSize + 2, codeSize + 1)
    }

    /// Returns the bytes, at most `count`; fewer where the codes end or make no sense.
    mutating func decode(_ data: [UInt8], count: Int) -> [UInt8] {
        var (bits, available) = (0, 0)
        var rest = data[...]
        while result.count < count {
            while available < bitCount, let byte = rest.popFirst() {
                bits |= Int(byte) << available
                available += 8
            }
            guard available >= bitCount else { break }
            let code = bits & (1 << bitCount - 1)
            (bits, available) = (bits >> bitCount, available - bitCount)
            guard read(code) else { break }
        }
        return Array(result.prefix(count))
    }

    /// Appends the text of a code; returns false at the end, and for a code without a meaning.
    private mutating func read(_ code: Int) -> Bool {
        let first = 1 << codeSize
        if code == first {
            (used, bitCount, previous) = (first + 2, codeSize + 1, nil)
            return true
        }
        guard code != first + 1, code < used || code == used && previous != nil else { return false }
        // The code that is about to be defined stands for the text before, and its first byte again.
        let known = code < used ? code : previous ?? code
        let start = result.count
        append(known)
        define(endingIn: result[start])
        if code != known { result.append(result[start]) }
        previous = code
        return true
    }

    private mutating func append(_ code: Int) {
        let start = result.count
        result.append(contentsOf: repeatElement(0, count: lengths[code]))
        var rest = code
        for index in stride(from: result.count - 1, through: start, by: -1) {
            result[index] = suffixes[rest]
            rest = prefixes[rest]
        }
    }

    private mutating func define(endingIn byte: UInt8) {
        guard let previous, used < LZWDecoder.mostCodes else { return }
        (prefixes[used], suffixes[used], lengths[used]) = (previous, byte, lengths[previous] + 1)
        used += 1
        if used == 1 << bitCount, bitCount < 12 { bitCount += 1 }
    }
}
