import LayoutSimEquations
import LayoutSimGeometry

/// The properties that determine a layout besides the size of its window: the sides of the solver's rows, the sizes of
/// the contents and the insets of the guides.
///
/// If two windows of the same screen have the same signature, all windows between them have it, and frames are linear
/// between them: rows keep their sides, and a text that breaks the same way at two widths does so at all widths between
/// them.
package struct LayoutSignature: Equatable, Sendable {
    /// The sides of the solver's rows in the last pass, and in the pass for which texts were wrapped; `sizes` are the
    /// sizes of the contents.
    let sides: [[Int32]]
    let sizes: [IntrinsicSize]
    /// The insets of the guides in the last pass, and in the pass for which texts were wrapped.
    let insets: [[EdgeInsets]]
}

extension LayoutRun {
    /// Returns the signature of finished passes that continue in a piece.
    func signature(_ motion: Motion) -> LayoutSignature {
        LayoutSignature(
            sides: motion.sides, sizes: motion.sizes,
            insets: [pass.insets, settledInsets].map { $0.flatMap { [$0.safeArea.settled, $0.margins.settled] } })
    }
}

extension EdgeInsets {
    /// The insets without rounding errors.
    fileprivate var settled: EdgeInsets {
        func settled(_ length: Double) -> Double { (length * 0x1p16).rounded() / 0x1p16 }
        return EdgeInsets(top: settled(top), left: settled(left), bottom: settled(bottom), right: settled(right))
    }
}
