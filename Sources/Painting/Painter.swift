package import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimTypography
import LayoutSimViewTree

/// Turns a layout into drawing operations: views back to front, then the bars over them.
package struct Painter {
    let layout: Layout
    let typesetter: Typesetter
    let grid: PixelGrid

    /// Creates the painter of a layout; the typesetter must be the one that measured its texts.
    package init(_ layout: Layout, typesetter: Typesetter) {
        self.layout = layout
        self.typesetter = typesetter
        grid = PixelGrid(scale: layout.screen.viewport.scale)
    }

    /// The picture of the screen, in points of the screen.
    package func displayList() -> DisplayList {
        let viewport = layout.screen.viewport
        var list = DisplayList(size: viewport.size, scale: viewport.scale, background: .white)
        for placed in layout.views {
            list.items += operations(for: placed).map { DisplayItem(view: placed.view.id, operation: $0) }
        }
        list.items += BarPainter(screen: layout.screen, typesetter: typesetter).items()
        return list
    }

    private func operations(for placed: PlacedView) -> [DrawingOperation] {
        let frame = placed.screenFrame
        guard !frame.isEmpty else { return [] }
        var operations: [DrawingOperation] = []
        if let color = placed.view.backgroundColor, color.alpha > 0 {
            operations.append(.fill(.rect(frame), color))
        }
        switch placed.view.content {
        case .none, .button, .textField, .textView, .control, .stack, .scroll, .opaque: break
        case .label(let text, let color):
            operations += LabelPainting(text: typesetter.layout(text, in: frame.size, grid: grid), frame: frame)
                .operations(color)
        case .image(let image, let mode):
            operations += ImagePainting(image: image, mode: mode, frame: frame).operations()
        }
        return operations
    }
}
