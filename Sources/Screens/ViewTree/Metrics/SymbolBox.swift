package import LayoutSimGeometry

/// The alignment rectangle of a symbol in an image view: a line of San Francisco at the symbol's point size, from the
/// ascent above the baseline to the descent below it, each in whole pixels, whatever the symbol's own height.
///
/// A chevron of 64 points is 25.67 high with insets of -25 and -25.67 at 3x, a person of 17 points is 17.5 high with
/// insets of -1 and -1.5 at 2x [Apple Developer Forums, 716773; printed by public apps].
package struct SymbolBox: Hashable, Sendable {
    /// The ascent above the baseline, in points.
    package var ascent: Double
    /// The descent below the baseline, in points.
    package var descent: Double
    /// The insets from the frame of a symbol to the rectangle, in points.
    package var insets: EdgeInsets

    /// Creates the rectangle of a symbol with a height, drawn at a point size.
    package init(points: Double, height: Double, grid: PixelGrid) {
        ascent = grid.round(edge: points * Self.ascent)
        descent = grid.round(edge: points * Self.descent)
        let height = grid.round(edge: height)
        // A symbol is vertically centered on the cap height.
        let below = ((height - points * Self.capHeight) / 2 * grid.scale + 1e-6).rounded(.down) / grid.scale
        insets = EdgeInsets(top: height - below - ascent, left: 0, bottom: below - descent, right: 0)
    }

    /// The height of the rectangle, in points.
    package var height: Double { ascent + descent }

    /// Returns the distance from the baseline to the bottom of a box with a height, in points.
    package static func descent(ofHeight height: Double) -> Double { height * descent / (ascent + descent) }

    // The metrics of San Francisco, in em.
    private static let ascent = 0.9521
    private static let descent = 0.2412
    private static let capHeight = 0.7046
}
