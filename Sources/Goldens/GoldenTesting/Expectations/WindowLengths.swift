import LayoutSimNotation

/// The widths or heights in points of windows that can be looked at, the same as those of the command line.
enum WindowLengths {
    private static let possible = 1.0...10_000

    /// Throws a `GoldenError` unless windows of these lengths can be looked at.
    static func check(_ lengths: ClosedRange<Double>) throws {
        guard possible.contains(lengths.lowerBound), possible.contains(lengths.upperBound) else {
            throw GoldenError(
                .request,
                "windows of \(lengths.pointsText) points cannot be looked at; name lengths from \(possible.pointsText)")
        }
    }
}
