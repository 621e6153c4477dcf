/// The search for the end of the interval from 0 in which a condition holds.
package enum Bisection {
    /// The precision of the search, in units.
    package static let precision = 0x1p-20

    /// Returns the greatest distance up to which a condition holds, to `precision`; `limit` if it holds there.
    ///
    /// A condition that holds at both ends is assumed to hold between them: text that breaks the same way at two widths
    /// does so at all widths between them, since a line takes as many words as fit.
    package static func end(
        of limit: Double, precision: Double = precision, holds: (Double) throws -> Bool
    ) rethrows -> Double {
        guard limit.isFinite else { return try end(of: 0x1p20, precision: precision, holds: holds) }
        if try holds(limit) { return limit }
        var (low, high) = (0.0, limit)
        while high - low > precision {
            let middle = (low + high) / 2
            if try holds(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
