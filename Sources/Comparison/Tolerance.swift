/// What is let pass where the same layout was drawn by another renderer; never without a reason.
package struct Tolerance: Hashable, Sendable {
    /// Why the pictures need not be the same; said with every result.
    package let reason: String
    /// A pixel whose channels differ by no more than this is the same.
    package var channelDifference = 2
    /// A pixel that differs by no more of the greatest difference of colours there is, in percent, is faint.
    package var colorPercent = 5
    /// How many pixels of a window of eight by eight points may have changed, in percent.
    ///
    /// Less than one row of the window's pixels at three pixels per point, so that a hairline never gets lost.
    package var densityPercent = 4

    /// Nothing is tolerated without a reason: `nil` if it is blank.
    package init?(reason: String) {
        guard reason.contains(where: { !$0.isWhitespace }) else { return nil }
        self.reason = reason
    }
}
