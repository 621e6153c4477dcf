/// The windows of all widths and heights in two ranges, in points.
package struct SizePlane: Hashable, Sendable {
    /// The widths in points.
    package let widths: ClosedRange<Double>
    /// The heights in points.
    package let heights: ClosedRange<Double>

    /// Creates a plane of windows; lengths are in points.
    package init(widths: ClosedRange<Double>, heights: ClosedRange<Double>) {
        self.widths = widths
        self.heights = heights
    }
}
