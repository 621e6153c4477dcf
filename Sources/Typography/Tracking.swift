import LayoutSimText

/// The system font's tracking: looser at small sizes, tighter at large ones.
enum Tracking {
    /// What is added to the advance of each glyph, in em; `size` is in points.
    ///
    /// Interpolated linearly between the sizes of the table, constant beyond them.
    static func tracking(weight: FontWeight, size: Double, era: FontEra) -> Double {
        let row = row(of: weight, era: era)
        guard let upper = sizes.firstIndex(where: { size <= $0 }) else { return em(row[sizes.count - 1]) }
        guard upper > 0 else { return em(row[0]) }
        let lower = upper - 1
        let share = (size - sizes[lower]) / (sizes[upper] - sizes[lower])
        return em(row[lower]) + share * (em(row[upper]) - em(row[lower]))
    }

    private static func em(_ tenThousandths: Int) -> Double {
        Double(tenThousandths) / 10_000
    }

    private static func row(of weight: FontWeight, era: FontEra) -> [Int] {
        switch era {
        case .y2015: rows2015[weight.order]
        case .y2018: rows2018[weight.order]
        case .y2020: rows2020[weight.order]
        }
    }
}

extension FontWeight {
    /// The index among the nine weights, lightest first.
    fileprivate var order: Int {
        switch self {
        case .ultraLight: 0
        case .thin: 1
        case .light: 2
        case .regular: 3
        case .medium: 4
        case .semibold: 5
        case .bold: 6
        case .heavy: 7
        case .black: 8
        }
    }
}
