/// The permitted difference between images of the same layout from different renderers; always with a reason.
package struct Tolerance: Hashable, Sendable {
    /// The reason why the images may differ, which every result states.
    package let reason: String
    /// The channel difference up to which a pixel counts as identical.
    package var channelDifference = 2
    /// The color difference up to which a pixel counts as faint, in percent of the maximum.
    package var colorPercent = 5
    /// The share of the pixels in a window of eight by eight points that may change, in percent.
    ///
    /// Less than one row of the window's pixels at three pixels per point, so that a missing hairline is always
    /// noticed.
    package var densityPercent = 4

    /// Creates a tolerance; `nil` if the reason is blank.
    package init?(reason: String) {
        guard reason.contains(where: { !$0.isWhitespace }) else { return nil }
        self.reason = reason
    }
}
