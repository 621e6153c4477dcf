/// The modules of a QR code.
struct QRGrid: Equatable {
    let size: Int
    private let number: Int
    private var dark: [Bool]
    /// Whether a module belongs to a pattern, and is neither data nor masked.
    private var isPattern: [Bool]

    /// Creates the patterns of a version, with room for the bits of format.
    init(_ version: QRVersion) {
        (size, number) = (version.size, version.number)
        dark = Array(repeating: false, count: size * size)
        isPattern = dark
        for place in 0..<size {
            set(6, place, place % 2 == 0)
            set(place, 6, place % 2 == 0)
        }
        for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(column, row) }
        let centers = version.alignments
        for column in centers {
            for row in centers where !isCorner(column, row, centers) { drawAlignment(column, row) }
        }
        drawFormat(0)
        drawVersion()
    }

    /// Whether a module is dark.
    subscript(column: Int, row: Int) -> Bool { dark[row * size + column] }

    private mutating func set(_ column: Int, _ row: Int, _ isDark: Bool) {
        dark[row * size + column] = isDark
        isPattern[row * size + column] = true
    }

    private func isCorner(_ column: Int, _ row: Int, _ centers: [Int]) -> Bool {
        guard let first = centers.first, let last = centers.last else { return false }
        return (column, row) == (first, first) || (column, row) == (first, last) || (column, row) == (last, first)
    }

    private mutating func drawFinder(_ centerX: Int, _ centerY: Int) {
        for row in -4...4 {
            for column in -4...4 {
                let distance = max(abs(row), abs(column))
                let (x, y) = (centerX + column, centerY + row)
                guard (0..<size).contains(x), (0..<size).contains(y) else { continue }
                set(x, y, distance != 2 && distance != 4)
            }
        }
    }

    private mutating func drawAlignment(_ centerX: Int, _ centerY: Int) {
        for row in -2...2 {
            for column in -2...2 { set(centerX + column, centerY + row, max(abs(row), abs(column)) != 1) }
        }
    }

    /// Draws the level and the mask, with the bits that correct them.
    private mutating func drawFormat(_ data: Int) {
        var rest = data
        for _ in 0..<10 { rest = (rest << 1) ^ ((rest >> 9) * 0x537) }
        let bits = (data << 10 | rest) ^ 0x5412
        func isSet(_ place: Int) -> Bool { bits >> place & 1 == 1 }
        for place in 0...5 { set(8, place, isSet(place)) }
        set(8, 7, isSet(6))
        set(8, 8, isSet(7))
        set(7, 8, isSet(8))
        for place in 9..<15 { set(14 - place, 8, isSet(place)) }
        for place in 0..<8 { set(size - 1 - place, 8, isSet(place)) }
        for place in 8..<15 { set(8, size - 15 + place, isSet(place)) }
        set(8, size - 8, true)
    }

    /// Draws the version, with the bits that correct it, from version 7 on.
    private mutating func drawVersion() {
        guard number >= 7 else { return }
        var rest = number
        for _ in 0..<12 { rest = (rest << 1) ^ ((rest >> 11) * 0x1F25) }
        let bits = number << 12 | rest
        for place in 0..<18 {
            let (long, short) = (size - 11 + place % 3, place / 3)
            set(long, short, bits >> place & 1 == 1)
            set(short, long, bits >> place & 1 == 1)
        }
    }

    /// Draws codewords in columns of two modules, from the right, up and down.
    mutating func place(_ words: [UInt8]) {
        var bit = 0
        for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
            for step in 0..<size {
                for column in [right, right - 1] {
                    let row = (right + 1) & 2 == 0 ? size - 1 - step : step
                    guard !isPattern[row * size + column], bit < words.count * 8 else { continue }
                    dark[row * size + column] = words[bit >> 3] >> (7 - bit & 7) & 1 == 1
                    bit += 1
                }
            }
        }
    }

    /// Returns the modules with a mask, and the bits that say so.
    func masked(_ mask: Int, _ correction: QRCode.Correction) -> QRGrid {
        var result = self
        for row in 0..<size {
            for column in 0..<size where !isPattern[row * size + column] && Self.inverts(mask, column, row) {
                result.dark[row * size + column].toggle()
            }
        }
        result.drawFormat(correction.bits << 3 | mask)
        return result
    }

    private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }
}
