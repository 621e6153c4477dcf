import LayoutSimEquations
import LayoutSimGeometry

/// What decides about a layout besides the size of its window: the sides of the solver's rows, the sizes of the contents and
/// the insets of the guides.
///
/// Where two windows of the same screen have the same one, all windows between them have it, and frames are linear between
/// them: rows keep their sides, and a text that breaks alike in two widths breaks so in all widths between.
package struct LayoutSignature: Equatable, Sendable {
    /// The sides of the solver's rows in the last pass, and in that for which texts were wrapped; `sizes` are those of
    /// the contents.
    let sides: [[Int32]]
    let sizes: [IntrinsicSize]
    /// The insets of the guides in the last pass, and in that for which texts were wrapped.
    let insets: [[EdgeInsets]]
}

extension LayoutRun {
    /// The signature of finished passes that go on in a piece.
    func signature(_ motion: Motion) -> LayoutSignature {
        LayoutSignature(
            sides: motion.sides, sizes: motion.sizes,
            insets: [pass.insets, settledInsets].map { $0.flatMap { [$0.safeArea.settled, $0.margins.settled] } })
    }
}

extension EdgeInsets {
    /// Without rounding errors.
    fileprivate var settled: EdgeInsets {
        func settled(_ length: Double) -> Double { (length * 0x1p16).rounded() / 0x1p16 }
        return EdgeInsets(top: settled(top), left: settled(left), bottom: settled(bottom), right: settled(right))
    }
}
