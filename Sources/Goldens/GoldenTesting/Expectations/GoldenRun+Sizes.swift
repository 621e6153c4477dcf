package import LayoutSimDevices
package import LayoutSimAutoLayout
import LayoutSimDocuments
package import LayoutSimRendering
import LayoutSimSizes
package import LayoutSimViewTree

extension GoldenRun {
    /// Why a screen built in code does not match its golden, which holds its frames in windows of other widths, too, in
    /// points; `nil` if it does. `window` makes the screen for one of them.
    ///
    /// Throws as for a golden of one window, and the errors of `window`.
    package func failure<Content>(
        of screen: Screen, laidOut layout: Layout? = nil, as variant: Variant<Content>,
        sizes widths: ClosedRange<Double>,
        renderer: Renderer, at place: CodePlace, screen window: @escaping (Viewport) throws -> Screen
    ) throws -> ExpectationFailure? {
        try WindowLengths.check(widths)
        try CodePictures(root: root).add(for: screen, to: renderer)
        let sizes = try SizePartition.partitions(of: widths, like: variant.viewport, renderer: renderer) { viewport in
            var screen = try window(viewport)
            if variant.layoutDirection == .rightToLeft { screen.isRightToLeft = true }
            return [screen]
        }
        return try failure(
            of: screen, laidOut: layout, as: variant, sizes: sizes.first, renderer: renderer, at: place)
    }
}
