import LayoutSimDevices
package import LayoutSimGeometry
import LayoutSimViewTree

/// A layout as a function of the size of its window, as long as nothing breaks otherwise: no basis of the solver, no line of a
/// text, no guide.
package struct LayoutPiece {
    /// The layout at the size for which it was computed.
    package let layout: Layout
    /// The growth up to which it holds, in units of `growth`.
    package let length: Double
    /// The growth of the window per unit, in points.
    package let growth: Size
    /// The frames there, in points of the screen and not rounded to pixels, by view in preorder.
    package let frames: [Rect]
    /// The change of these frames per unit.
    package let rates: [Rect]
    /// By view, the change per unit of the width that its text was wrapped for.
    let textRates: [Double]
    let tree: LayoutTree
}

extension LayoutPiece {
    /// The frames at a growth, in points of the screen and not rounded to pixels.
    package func frames(at distance: Double) -> [Rect] {
        zip(frames, rates).map { frame, rate in
            Rect(
                x: frame.minX + rate.minX * distance, y: frame.minY + rate.minY * distance,
                width: frame.width + rate.width * distance, height: frame.height + rate.height * distance)
        }
    }

    /// The layout at a growth; what it says of constraints, and of guides that constraints place, is that of `layout`.
    package func layout(at distance: Double) -> Layout {
        var screen = layout.screen
        screen.viewport.size = Size(
            width: screen.viewport.size.width + growth.width * distance,
            height: screen.viewport.size.height + growth.height * distance)
        let grid = PixelGrid(scale: screen.rules.edgeScale ?? screen.viewport.scale)
        let screenFrames = frames(at: distance).map(grid.frame)
        let ownFrames = tree.frames(from: screenFrames, on: grid)
        var views = layout.views
        for position in views.indices {
            views[position].frame = ownFrames[position]
            views[position].screenFrame = screenFrames[position]
            views[position].measuredWidth = views[position].measuredWidth.map { $0 + textRates[position] * distance }
        }
        var insets = layout.insets
        for position in insets.indices { insets[position].size = screenFrames[position].size }
        return Layout(
            screen: screen, authored: layout.authored, views: views, constraints: layout.constraints,
            diagnostics: layout.diagnostics, insets: insets, placedGuides: layout.placedGuides)
    }
}
