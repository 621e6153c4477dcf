/// The windows of one height and all widths in a range, in points.
package struct SizeLine: Hashable, Sendable {
    /// The widths in points.
    package var widths: ClosedRange<Double>
    /// The height in points.
    package var height: Double

    /// Creates a line of windows; lengths are in points.
    package init(widths: ClosedRange<Double>, height: Double) {
        self.widths = widths
        self.height = height
    }
}
