package import LayoutSimDrawing
package import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimTypography
import LayoutSimViewTree

/// Converts a layout to a display list: the views back to front, then the bars over them.
package struct Painter {
    let layout: Layout
    let typesetter: Typesetter
    let grid: PixelGrid

    /// Creates a painter for a layout; the typesetter must be the one that measured its texts.
    package init(_ layout: Layout, typesetter: Typesetter) {
        self.layout = layout
        self.typesetter = typesetter
        grid = PixelGrid(scale: layout.screen.viewport.scale)
    }

    /// Returns the image of the screen, in screen coordinates.
    package func displayList() -> DisplayList {
        let (viewport, rules) = (layout.screen.viewport, layout.screen.rules)
        let palette = Palette(appearance: layout.screen.appearance, hasDeviceColors: rules.hasDeviceColors)
        let text = TextPainting(typesetter: typesetter, grid: grid)
        let views = TreePainting.items(layout.views, of: layout.screen, palette: palette, text: text)
        let bars = BarPainter(
            screen: layout.screen, palette: palette, text: text
        ).items()
        return DisplayList(
            size: viewport.size, scale: viewport.scale, background: palette[.background], items: views + bars)
    }
}
