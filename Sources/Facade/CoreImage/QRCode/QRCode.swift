/// A QR code (ISO/IEC 18004) of bytes: the smallest version that holds them, with the mask that has the least penalty.
struct QRCode: Equatable {
    /// How many errors can be corrected.
    enum Correction: String, CaseIterable {
        /// About 7 of 100 codewords.
        case low = "L"
        /// About 15 of 100.
        case medium = "M"
        /// About 25 of 100.
        case quartile = "Q"
        /// About 30 of 100.
        case high = "H"

        /// The two bits that stand for the level.
        var bits: Int {
            switch self {
            case .low: 1
            case .medium: 0
            case .quartile: 3
            case .high: 2
            }
        }
    }

    /// The version, from 1 to 40.
    let version: Int
    /// The mask, from 0 to 7.
    let mask: Int
    /// The number of modules on each side.
    var size: Int { grid.size }
    private let grid: QRGrid

    /// Creates a code; `nil` for more bytes than any version holds.
    init?(_ bytes: [UInt8], correction: Correction) {
        guard let version = (1...40).first(where: { QRVersion($0).holds(bytes.count, correction) }) else { return nil }
        let layout = QRVersion(version)
        let words = layout.interleaved(layout.dataWords(bytes, correction), correction)
        var empty = QRGrid(layout)
        empty.place(words)
        let masked = (0..<8).map { empty.masked($0, correction) }
        let penalties = masked.map(\.penalty)
        let best = penalties.indices.min { penalties[$0] < penalties[$1] } ?? 0
        (self.version, mask, grid) = (version, best, masked[best])
    }

    /// Whether a module is dark; those outside are not.
    func isDark(_ column: Int, _ row: Int) -> Bool {
        (0..<size).contains(column) && (0..<size).contains(row) && grid[column, row]
    }
}
