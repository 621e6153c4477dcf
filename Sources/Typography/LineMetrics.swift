/// The vertical measures of a font, in em.
struct LineMetrics: Hashable, Sendable {
    /// From the top of a line to its baseline.
    var ascent: Double
    /// From the baseline to the bottom of the line.
    var descent: Double

    var height: Double { ascent + descent }

    /// San Francisco's, at every weight and size.
    static let system = LineMetrics(ascent: 1950 / 2048, descent: 494 / 2048)
}
