import LayoutSimText

/// The system font's tracking: looser at small sizes, tighter at large ones.
enum Tracking {
    /// Returns the tracking of each glyph, in em; `size` is in points.
    ///
    /// Interpolated linearly between the sizes of the table, and constant beyond them.
    static func tracking(weight: FontWeight, size: Double, era: FontEra) -> Double {
        switch era {
        case .y2015: value(at: size, from: sizes.count) { (sizes[$0], rows2015[weight.order][$0]) } / 10_000
        case .y2018: value(at: size, from: sizes.count) { (sizes[$0], rows2018[weight.order][$0]) } / 10_000
        case .y2020: value(at: size, from: steps2020.count) { steps2020[$0] } / 10_000
        }
    }

    /// Returns the tracking of the display cut before 2020, the same at every weight, in em; `size` is in points.
    static func ofDisplay(size: Double) -> Double {
        value(at: size, from: displaySteps.count) { displaySteps[$0] } / 10_000
    }

    private static func value(
        at size: Double, from count: Int, steps: (Int) -> (size: Double, tracking: Double)
    ) -> Double {
        guard let upper = (0..<count).first(where: { size <= steps($0).size }) else { return steps(count - 1).tracking }
        guard upper > 0 else { return steps(0).tracking }
        let (low, high) = (steps(upper - 1), steps(upper))
        return low.tracking + (size - low.size) / (high.size - low.size) * (high.tracking - low.tracking)
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
