/// The published widths of the letters of ITC Avant Garde Gothic, book, which are built like Futura's.
enum AvantGarde {
    /// In em; nil for characters whose width is not known.
    static func advance(of scalar: UInt32) -> Double? {
        let index = Int(scalar) - 0x20
        return thousandths.indices.contains(index) ? Double(thousandths[index]) / 1000 : nil
    }

    /// From the space on, in the order of ASCII; Docs/typography.md says where the numbers come from.
    private static let thousandths: [Int] = [
        277, 295, 309, 554, 554, 775, 757, 351, 369, 369, 425, 606, 277, 332, 277, 437,
        554, 554, 554, 554, 554, 554, 554, 554, 554, 554, 277, 277, 606, 606, 606, 591,
        867, 740, 574, 813, 744, 536, 485, 872, 683, 226, 482, 591, 462, 919, 740, 869,
        592, 871, 607, 498, 426, 655, 702, 960, 609, 592, 480, 351, 605, 351, 606, 500,
        351, 683, 682, 647, 685, 650, 314, 673, 610, 200, 203, 502, 200, 938, 610, 655,
        682, 682, 301, 388, 339, 608, 554, 831, 480, 536, 425, 351, 672, 351, 606,
    ]
}
