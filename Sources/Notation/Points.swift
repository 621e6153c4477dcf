extension ClosedRange<Double> {
    /// As people read it, such as `320 … 391.5`, in points.
    package var pointsText: String {
        let (lower, upper) = (decimal(lowerBound), decimal(upperBound))
        return lower == upper ? lower : "\(lower) … \(upper)"
    }
}

/// A number of points without the rounding errors of a search.
package func thousandths(_ points: Double) -> Double { (points * 1000).rounded() / 1000 }
