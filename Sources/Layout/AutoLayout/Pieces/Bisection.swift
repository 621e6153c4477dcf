/// The search for the end of the interval from 0 in which a condition holds.
package enum Bisection {
    /// In units.
    package static let precision = 0x1p-20

    /// The greatest distance up to which something holds, to `precision`; `limit` if it holds there.
    ///
    /// What holds at both ends is taken to hold between them: lines that break alike in two widths break so in all widths
    /// between, since a line takes as many words as it has room for.
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
