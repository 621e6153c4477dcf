/// The windows of one height and of all widths between two, in points.
package struct SizeLine: Hashable, Sendable {
    /// In points.
    package var widths: ClosedRange<Double>
    /// In points.
    package var height: Double

    /// Creates a line of windows; lengths are in points.
    package init(widths: ClosedRange<Double>, height: Double) {
        self.widths = widths
        self.height = height
    }
}
