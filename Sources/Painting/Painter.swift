package import LayoutSimDrawing
package import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimTypography
package import LayoutSimViewTree

/// Turns a layout into drawing operations: views back to front, then the bars over them.
package struct Painter {
    let layout: Layout
    let typesetter: Typesetter
    let grid: PixelGrid
    private let furnishing: Furnishing

    /// Creates the painter of a layout; the typesetter must be the one that measured its texts.
    package init(_ layout: Layout, typesetter: Typesetter, furnishing: Furnishing? = nil) {
        self.layout = layout
        self.furnishing = furnishing ?? Furnishing(views: layout.views)
        self.typesetter = typesetter
        grid = PixelGrid(scale: layout.screen.viewport.scale)
    }

    /// The picture of the screen, in points of the screen.
    package func displayList() -> DisplayList {
        let viewport = layout.screen.viewport
        let palette = Palette(appearance: layout.screen.appearance)
        let text = TextPainting(typesetter: typesetter, grid: grid)
        let views = TreePainting.items(
            furnishing, isRightToLeft: layout.screen.isRightToLeft, palette: palette, text: text)
        let bars = BarPainter(
            screen: layout.screen, contents: furnishing.bars, palette: palette, text: text
        ).items()
        return DisplayList(
            size: viewport.size, scale: viewport.scale, background: palette[.background], items: views + bars)
    }
}

/// What a picture shows that layout knows nothing of.
package struct Furnishing {
    /// The views of the layout, in preorder, and what lies in its tables, collection views and containers.
    package var views: [PlacedView]
    package var bars: BarContents
    /// What stands in bars that are views, by their ids.
    package var barViews: [String: BarContents]

    package init(
        views: [PlacedView], bars: BarContents = BarContents(), barViews: [String: BarContents] = [:]
    ) {
        self.views = views
        self.bars = bars
        self.barViews = barViews
    }
}
