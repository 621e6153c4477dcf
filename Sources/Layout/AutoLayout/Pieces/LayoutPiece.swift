import LayoutSimDevices
package import LayoutSimGeometry
import LayoutSimViewTree

/// A layout as a linear function of the window's size, valid while nothing changes discretely: no basis of the solver,
/// no line break of a text, no guide.
package struct LayoutPiece {
    /// The layout at the size for which it was computed, with findings about constraints that are valid within the
    /// piece.
    package private(set) var layout: Layout
    /// The growth up to which the piece is valid, in units of `growth`.
    package let length: Double
    /// The growth of the window per unit, in points.
    package let growth: Size
    /// The frames at the start of the piece, in points of the screen and not rounded to pixels, by view in preorder.
    package let frames: [Rect]
    /// The change of these frames per unit.
    package let rates: [Rect]
    /// The change per unit of the width for which each view's text was wrapped.
    let textRates: [Double]
    /// A signature shared by all windows of this screen between which frames are linear, in any direction.
    package let signature: LayoutSignature
    let tree: LayoutTree
}

extension LayoutPiece {
    /// Returns the frames at a growth, in points of the screen and not rounded to pixels.
    package func frames(at distance: Double) -> [Rect] {
        zip(frames, rates).map { frame, rate in
            Rect(
                x: frame.minX + rate.minX * distance, y: frame.minY + rate.minY * distance,
                width: frame.width + rate.width * distance, height: frame.height + rate.height * distance)
        }
    }

    /// Adopts the findings about constraints of another layout of the piece.
    mutating func takeFindings(of other: Layout) {
        layout = Layout(
            screen: layout.screen, authored: layout.authored, views: layout.views, constraints: other.constraints,
            diagnostics: other.diagnostics, insets: layout.insets, placedGuides: layout.placedGuides)
    }

    /// Returns the layout at a growth; its findings about constraints, and the guides that constraints place, are those
    /// of `layout`.
    package func layout(at distance: Double) -> Layout {
        let size = layout.screen.viewport.size
        return layout(
            in: Size(width: size.width + growth.width * distance, height: size.height + growth.height * distance),
            frames: frames(at: distance)
        ) { $0 + textRates[$1] * distance }
    }

    /// Returns the piece at a fraction of the way from this piece, 0, to another one with the same signature, 1; it is
    /// `length` units long.
    package func between(_ other: LayoutPiece, at part: Double, length: Double) -> LayoutPiece {
        func mixed(_ first: Double, _ second: Double) -> Double { first + (second - first) * part }
        let frames = zip(frames, other.frames).map { first, second in
            Rect(
                x: mixed(first.minX, second.minX), y: mixed(first.minY, second.minY),
                width: mixed(first.width, second.width), height: mixed(first.height, second.height))
        }
        let (size, otherSize) = (layout.screen.viewport.size, other.layout.screen.viewport.size)
        let layout = layout(
            in: Size(width: mixed(size.width, otherSize.width), height: mixed(size.height, otherSize.height)),
            frames: frames
        ) { width, position in mixed(width, other.layout.views[position].measuredWidth ?? width) }
        return LayoutPiece(
            layout: layout, length: length, growth: growth, frames: frames, rates: rates, textRates: textRates,
            signature: signature, tree: tree)
    }

    /// Returns the layout in a window of another size; `width` maps the width for which a text was wrapped in `layout`
    /// to the new one.
    private func layout(
        in size: Size, frames: [Rect], measuredWidth width: (_ before: Double, _ position: Int) -> Double
    ) -> Layout {
        var screen = layout.screen
        screen.viewport.size = size
        let grid = PixelGrid(scale: screen.rules.edgeScale ?? screen.viewport.scale)
        let screenFrames = frames.map(grid.frame)
        let ownFrames = tree.frames(from: screenFrames, on: grid)
        var views = layout.views
        for position in views.indices {
            views[position].frame = ownFrames[position]
            views[position].screenFrame = screenFrames[position]
            views[position].measuredWidth = views[position].measuredWidth.map { width($0, position) }
        }
        var insets = layout.insets
        for position in insets.indices { insets[position].size = screenFrames[position].size }
        return Layout(
            screen: screen, authored: layout.authored, views: views, constraints: layout.constraints,
            diagnostics: layout.diagnostics, insets: insets, placedGuides: layout.placedGuides)
    }
}
