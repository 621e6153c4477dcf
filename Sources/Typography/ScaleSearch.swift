/// Finds how far a line must shrink to fit, as `UILabel.minimumScaleFactor` allows.
struct ScaleSearch {
    /// The smallest factor that is allowed, 0 to 1; 1 for none.
    let minimum: Double

    /// The largest factor for which the line fits, to a precision that no pixel shows, or the smallest one allowed.
    func largest(where fits: (Double) -> Bool) -> Double {
        guard minimum < 1, !fits(1) else { return 1 }
        var low = minimum
        var high = 1.0
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
