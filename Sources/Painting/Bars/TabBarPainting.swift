import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

/// A tab bar: an icon and a title per item, one of them selected.
struct TabBarPainting {
    let items: [BarContents.Item]
    let selected: Int
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let width = context.frame.width / Double(max(items.count, 1))
        return BarBackground(edge: .top, context: context).operations()
            + items.indices.flatMap { index in
                item(
                    index,
                    in: Rect(
                        x: context.frame.minX + Double(index) * width, y: context.frame.minY, width: width,
                        height: min(ControlMetrics.tabBarHeight, context.frame.height)))
            }
    }

    private func item(_ index: Int, in frame: Rect) -> [DrawingOperation] {
        let color = index == selected ? context.tint : context.palette[.gray]
        let title = Rect(x: frame.minX, y: frame.minY + 33, width: frame.width, height: 13)
        return sign(index, color, in: Rect(x: frame.midX - 12, y: frame.minY + 5, width: 24, height: 24))
            + context.text.line(items[index].title, .system(size: 10, weight: .medium), color, .center, in: title)
    }

    /// The icon, or a shape if the image is not available.
    private func sign(_ index: Int, _ color: Color, in frame: Rect) -> [DrawingOperation] {
        if case .symbol(let name) = items[index].image?.source {
            return SymbolPainting(name: name, frame: frame, color: color).operations()
        }
        if let image = items[index].image, case .file = image.source {
            return ImagePainting(image: image, mode: .scaleAspectFit, context: context.inside(frame, tint: color))
                .operations()
        }
        let square = frame.inset(by: EdgeInsets(all: 1))
        return [
            index == selected
                ? .fill(.roundedRect(square, radius: 6), color)
                : .stroke(.roundedRect(square.inset(by: EdgeInsets(all: 1)), radius: 5), color, Stroke(width: 2))
        ]
    }
}
