/// The sizes of a version of QR codes.
struct QRVersion {
    let number: Int
    init(_ number: Int) { self.number = number }

    /// The number of modules on each side.
    var size: Int { 17 + 4 * number }

    /// The places of the centers of alignment patterns in both directions.
    var alignments: [Int] {
        guard number > 1 else { return [] }
        let count = number / 7 + 2
        let step = number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).reversed().map { size - 7 - $0 * step }
    }

    /// The number of modules for codewords and the bits that remain.
    private var modules: Int {
        var result = (16 * number + 128) * number + 64
        if number >= 2 {
            let count = number / 7 + 2
            result -= (25 * count - 10) * count - 55
            if number >= 7 { result -= 36 }
        }
        return result
    }

    /// The number of codewords.
    var words: Int { modules / 8 }
    /// The number of codewords with data.
    func dataCount(_ correction: QRCode.Correction) -> Int {
        words - Self.correctionWords(correction)[number - 1] * Self.blocks(correction)[number - 1]
    }

    /// The number of bits that tell how many bytes there are.
    private var countBits: Int { number < 10 ? 8 : 16 }

    /// Returns whether a number of bytes has room.
    func holds(_ count: Int, _ correction: QRCode.Correction) -> Bool {
        count < 1 << countBits && 4 + countBits + 8 * count <= 8 * dataCount(correction)
    }

    /// Returns the codewords of bytes, filled up.
    func dataWords(_ bytes: [UInt8], _ correction: QRCode.Correction) -> [UInt8] {
        var bits: [Bool] = []
        func add(_ value: Int, _ count: Int) {
            for place in (0..<count).reversed() { bits.append(value >> place & 1 == 1) }
        }
        add(4, 4)
        add(bytes.count, countBits)
        for byte in bytes { add(Int(byte), 8) }
        let capacity = 8 * dataCount(correction)
        add(0, min(4, capacity - bits.count))
        add(0, (8 - bits.count % 8) % 8)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var filler: UInt8 = 0xEC
        while words.count < dataCount(correction) {
            words.append(filler)
            filler ^= 0xEC ^ 0x11
        }
        return words
    }

    /// Returns codewords in blocks, with the words that correct each, in the order in which they are drawn.
    func interleaved(_ data: [UInt8], _ correction: QRCode.Correction) -> [UInt8] {
        let count = Self.blocks(correction)[number - 1]
        let correctionCount = Self.correctionWords(correction)[number - 1]
        let (shortCount, shortBlocks) = (words / count - correctionCount, count - words % count)
        let divisor = ReedSolomon(degree: correctionCount)
        var (parts, start): ([(data: [UInt8], correction: [UInt8])], Int) = ([], 0)
        for block in 0..<count {
            let length = shortCount + (block < shortBlocks ? 0 : 1)
            let part = Array(data[start..<start + length])
            parts.append((part, divisor.remainder(of: part)))
            start += length
        }
        var result: [UInt8] = []
        for place in 0...shortCount { result += parts.compactMap { place < $0.data.count ? $0.data[place] : nil } }
        for place in 0..<correctionCount { result += parts.map { $0.correction[place] } }
        return result
    }
}
