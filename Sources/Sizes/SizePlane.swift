/// The windows of all widths and heights between two, in points.
package struct SizePlane: Hashable, Sendable {
    /// In points.
    package let widths: ClosedRange<Double>
    /// In points.
    package let heights: ClosedRange<Double>

    /// Creates a plane of windows; lengths are in points.
    package init(widths: ClosedRange<Double>, heights: ClosedRange<Double>) {
        self.widths = widths
        self.heights = heights
    }
}
