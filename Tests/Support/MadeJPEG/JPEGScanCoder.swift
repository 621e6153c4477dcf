/// Writes the blocks of a scan with Huffman codes (ITU-T T.81, F.1.2 and G.1.2).
struct JPEGScanCoder {
    private let scan: JPEGCoding.Scan
    private let isProgressive: Bool
    private var bits = JPEGBits()
    /// The last mean of each component.
    private var means: [Int: Int] = [:]
    /// How many blocks without further coefficients wait to be written as one code.
    private var ended = 0
    /// The bits that correct coefficients of these.
    private var corrections: [Int] = []

    init(_ scan: JPEGCoding.Scan, isProgressive: Bool) {
        (self.scan, self.isProgressive) = (scan, isProgressive)
    }

    mutating func restart(_ index: Int) {
        writeEnds()
        bits.restart(index)
        means = [:]
    }

    mutating func end() -> [UInt8] {
        writeEnds()
        bits.align()
        return bits.bytes
    }

    mutating func add(_ block: [Int], of component: Int) {
        if scan.band.lowerBound == 0 {
            if scan.above > 0 {
                bits.add(block[0] >> scan.low, 1)
            } else {
                let mean = block[0] >> scan.low
                bits.addMean(mean - means[component, default: 0])
                means[component] = mean
            }
        }
        let details = max(1, scan.band.lowerBound)...max(1, scan.band.upperBound)
        guard scan.band.upperBound > 0 else { return }
        if scan.above > 0 { refine(block, details) } else { addDetails(block, details) }
    }

    private mutating func addDetails(_ block: [Int], _ band: ClosedRange<Int>) {
        var zeros = 0
        for place in band {
            // Details are rounded to zero, unlike means.
            let value = block[place] < 0 ? -(-block[place] >> scan.low) : block[place] >> scan.low
            guard value != 0 else {
                zeros += 1
                continue
            }
            writeEnds()
            while zeros > 15 {
                bits.addCode(zeros: 15, size: 0)
                zeros -= 16
            }
            let size = JPEGBits.size(value)
            bits.addCode(zeros: zeros, size: size)
            bits.addMagnitude(value, size)
            zeros = 0
        }
        guard zeros > 0 else { return }
        ended += 1
        if !isProgressive || ended == 0x7FFF { writeEnds() }
    }

    /// Adds a bit to each coefficient that is known, and those that come with this bit (G.1.2.3).
    private mutating func refine(_ block: [Int], _ band: ClosedRange<Int>) {
        let sizes = block.map { abs($0) >> scan.low }
        let last = band.last { sizes[$0] == 1 } ?? 0
        var zeros = 0
        var waiting: [Int] = []
        for place in band {
            guard sizes[place] > 0 else {
                zeros += 1
                continue
            }
            while zeros > 15, place <= last {
                writeEnds()
                bits.addCode(zeros: 15, size: 0)
                zeros -= 16
                for bit in waiting { bits.add(bit, 1) }
                waiting = []
            }
            if sizes[place] > 1 {
                waiting.append(sizes[place] & 1)
                continue
            }
            writeEnds()
            bits.addCode(zeros: zeros, size: 1)
            bits.add(block[place] < 0 ? 0 : 1, 1)
            for bit in waiting { bits.add(bit, 1) }
            (zeros, waiting) = (0, [])
        }
        guard zeros > 0 || !waiting.isEmpty else { return }
        ended += 1
        corrections += waiting
        if ended == 0x7FFF || corrections.count > 900 { writeEnds() }
    }

    /// Writes the blocks that wait as one code.
    private mutating func writeEnds() {
        guard ended > 0 else { return }
        let size = JPEGBits.size(ended) - 1
        bits.addCode(zeros: size, size: 0)
        bits.add(ended, size)
        for bit in corrections { bits.add(bit, 1) }
        (ended, corrections) = (0, [])
    }
}
