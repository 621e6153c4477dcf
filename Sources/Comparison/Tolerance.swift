/// How much pictures of the same layout may differ between renderers; never without a reason.
package struct Tolerance: Hashable, Sendable {
    /// Why the pictures may differ; stated with every result.
    package let reason: String
    /// A pixel whose channels differ by no more than this counts as the same.
    package var channelDifference = 2
    /// A pixel whose color differs by no more than this, in percent of the greatest possible difference, counts as faint.
    package var colorPercent = 5
    /// How many pixels of a window of eight by eight points may have changed, in percent.
    ///
    /// Less than one row of the window's pixels at three pixels per point, so that a hairline never gets lost.
    package var densityPercent = 4

    /// `nil` if the reason is blank.
    package init?(reason: String) {
        guard reason.contains(where: { !$0.isWhitespace }) else { return nil }
        self.reason = reason
    }
}
