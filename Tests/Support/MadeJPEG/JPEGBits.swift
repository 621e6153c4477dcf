/// The bits of a scan, with codes that all have one length.
struct JPEGBits {
    private(set) var bytes: [UInt8] = []
    private var waiting: UInt32 = 0
    private var count = 0

    /// Adds the low bits of a value, the highest first.
    mutating func add(_ value: Int, _ length: Int) {
        for shift in (0..<length).reversed() {
            waiting = waiting << 1 | UInt32(value >> shift & 1)
            count += 1
            if count == 8 { close() }
        }
    }

    private mutating func close() {
        let byte = UInt8(truncatingIfNeeded: waiting)
        bytes.append(byte)
        // After 0xFF, a zero says that it is no marker.
        if byte == 0xFF { bytes.append(0) }
        (waiting, count) = (0, 0)
    }

    /// Fills the last byte with ones.
    mutating func align() { while count > 0 { add(1, 1) } }

    /// Ends an interval.
    mutating func restart(_ index: Int) {
        align()
        bytes += [0xFF, 0xD0 + UInt8(index % 8)]
    }

    /// Adds the code of a difference of means, which is its size in bits, and the difference.
    mutating func addMean(_ difference: Int) {
        let size = JPEGBits.size(difference)
        add(size, 4)
        addMagnitude(difference, size)
    }

    /// Adds a code: a number of zeros before a coefficient and its size in bits, of which codes are in order.
    mutating func addCode(zeros: Int, size: Int) { add(zeros * 11 + size, 8) }

    /// Adds a value without its sign's bit: negative ones are those of the inverted bits.
    mutating func addMagnitude(_ value: Int, _ size: Int) { add(value < 0 ? value + (1 << size) - 1 : value, size) }

    /// The number of bits of a value without its sign.
    static func size(_ value: Int) -> Int { Int.bitWidth - abs(value).leadingZeroBitCount }

    /// The segments with both tables: 12 codes of 4 bits for means, and 176 codes of 8 bits.
    static let tables: [UInt8] = {
        func table(_ kind: UInt8, _ lengths: [UInt8], _ symbols: [UInt8]) -> [UInt8] {
            let data = [kind] + lengths + symbols
            return [0xFF, 0xC4, UInt8((data.count + 2) >> 8), UInt8((data.count + 2) & 0xFF)] + data
        }
        func lengths(_ length: Int, _ count: UInt8) -> [UInt8] { (1...16).map { $0 == length ? count : 0 } }
        let symbols = (0..<16).flatMap { zeros in (0...10).map { UInt8(zeros << 4 | $0) } }
        return table(0x00, lengths(4, 12), (0..<12).map { $0 }) + table(0x10, lengths(8, 176), symbols)
    }()
}
