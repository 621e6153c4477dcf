/// The differences of San Francisco's advances from Inter's, at every size and weight.
enum GlyphCorrections {
    /// Returns the correction of an advance, in em; 0 for characters that were not measured.
    static func correction(of scalar: UInt32) -> Double {
        let index = Int(scalar) - 0x20
        return tenThousandths.indices.contains(index) ? Double(tenThousandths[index]) / 10_000 : 0
    }

    /// The correction of ▶, whose advance was one em, in em [5 stored frames].
    static let triangle = 0.12

    /// Corrections in ASCII order from the space on; Docs/typography.md gives the sources.
    private static let tenThousandths: [Int] = [
        24, 330, 0, 10, 53, 745, 0, 0, 117, 117, 0, -12, 35, 197, 206, -415,
        24, 70, -79, -85, -110, 146, 51, 47, 153, 125, 201, 0, 0, 0, 0, 0,
        0, -146, 153, -137, 95, 12, 3, 108, 22, 74, 74, 155, 32, -157, -34, 107,
        47, 0, 139, 5, -182, 35, 6, 73, 0, -2, 0, 0, 0, 0, 0, 0,
        0, -101, -7, 19, -70, -87, 56, 19, -5, 76, 0, -20, 151, 32, -7, -38,
        -7, 66, 70, -49, -32, -3, -162, -462, -189, -133, 8,
    ]
}

/// The published advances of Helvetica Neue Regular.
enum HelveticaNeue {
    /// Returns an advance in em; `nil` if none is published.
    static func advance(of scalar: UInt32) -> Double? {
        let index = Int(scalar) - 0x20
        guard thousandths.indices.contains(index), thousandths[index] > 0 else { return nil }
        return Double(thousandths[index]) / 1000
    }

    /// Advances in ASCII order from the space on; Docs/typography.md gives the sources.
    private static let thousandths: [Int] = [
        278, 259, 0, 0, 0, 1000, 648, 278, 259, 259, 0, 0, 278, 389, 278, 333,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 0, 0, 0, 556,
        0, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760,
        648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 0, 0, 0, 0, 0,
        0, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574,
        593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480,
    ]
}

/// The published advances of Helvetica Neue 75 Bold.
enum HelveticaNeueBold {
    /// Returns an advance in em; `nil` if none is published.
    static func advance(of scalar: UInt32) -> Double? {
        let index = Int(scalar) - 0x20
        guard thousandths.indices.contains(index), thousandths[index] > 0 else { return nil }
        return Double(thousandths[index]) / 1000
    }

    /// Advances in ASCII order from the space on; Docs/typography.md gives the sources.
    private static let thousandths: [Int] = [
        278, 278, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
        800, 685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593, 907, 741, 778,
        667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648, 0, 0, 0, 0, 0,
        0, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611,
        611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519,
    ]
}

/// The published advances of ITC Avant Garde Gothic Book, whose letterforms resemble Futura's.
enum AvantGarde {
    /// Returns an advance in em; `nil` if none is published.
    static func advance(of scalar: UInt32) -> Double? {
        let index = Int(scalar) - 0x20
        return thousandths.indices.contains(index) ? Double(thousandths[index]) / 1000 : nil
    }

    /// Advances in ASCII order from the space on; Docs/typography.md gives the sources.
    private static let thousandths: [Int] = [
        277, 295, 309, 554, 554, 775, 757, 351, 369, 369, 425, 606, 277, 332, 277, 437,
        554, 554, 554, 554, 554, 554, 554, 554, 554, 554, 277, 277, 606, 606, 606, 591,
        867, 740, 574, 813, 744, 536, 485, 872, 683, 226, 482, 591, 462, 919, 740, 869,
        592, 871, 607, 498, 426, 655, 702, 960, 609, 592, 480, 351, 605, 351, 606, 500,
        351, 683, 682, 647, 685, 650, 314, 673, 610, 200, 203, 502, 200, 938, 610, 655,
        682, 682, 301, 388, 339, 608, 554, 831, 480, 536, 425, 351, 672, 351, 606,
    ]
}
