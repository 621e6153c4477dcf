/// The published widths of the letters of Helvetica Neue, regular.
enum HelveticaNeue {
    /// In em; nil for characters whose width is not known.
    static func advance(of scalar: UInt32) -> Double? {
        let index = Int(scalar) - 0x20
        guard thousandths.indices.contains(index), thousandths[index] > 0 else { return nil }
        return Double(thousandths[index]) / 1000
    }

    /// From the space on, in the order of ASCII; Docs/typography.md says where the numbers come from.
    private static let thousandths: [Int] = [
        278, 259, 0, 0, 0, 1000, 648, 278, 259, 259, 0, 0, 278, 389, 278, 333,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 0, 0, 0, 556,
        0, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760,
        648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 0, 0, 0, 0, 0,
        0, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574,
        593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480,
    ]
}
