extension ClosedRange<Double> {
    /// The range for people, such as `320 … 391.5`, in points.
    package var pointsText: String {
        let (lower, upper) = (decimal(lowerBound), decimal(upperBound))
        return lower == upper ? lower : "\(lower) … \(upper)"
    }
}

extension [ClosedRange<Double>] {
    /// Returns the range for people with the measured quantity, such as `widths 320 … 391.5` and `width 320`, in
    /// points.
    package func text(of length: String) -> String {
        let isOne = count == 1 && decimal(self[0].lowerBound) == decimal(self[0].upperBound)
        return (isOne ? "\(length) " : "\(length)s ") + map(\.pointsText).joined(separator: ", ")
    }
}

/// Returns a number of points without the rounding errors of a search.
package func thousandths(_ points: Double) -> Double { (points * 1000).rounded() / 1000 }
