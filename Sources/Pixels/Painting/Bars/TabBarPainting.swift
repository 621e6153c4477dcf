import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

/// A tab bar: an icon and a title per item, one of them selected.
struct TabBarPainting {
    let items: [BarContents.Item]
    let selected: Int
    /// The height of the bar above the bottom of the safe area, in points.
    let height: Double
    /// Whether shapes are drawn in place of icons that are not known.
    var areIconsUnknown = false
    /// The colors that the app sets.
    var looks = BarContents()
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let width = context.frame.width / Double(max(items.count, 1))
        return BarBackground(edge: .top, color: looks.tabColor, context: context).operations()
            + items.indices.flatMap { index in
                item(
                    index,
                    in: Rect(
                        x: context.frame.minX + Double(index) * width, y: context.frame.minY, width: width,
                        height: min(height, context.frame.height)))
            }
    }

    private func item(_ index: Int, in frame: Rect) -> [DrawingOperation] {
        let color =
            index == selected ? looks.tabTint ?? context.tint : looks.tabInk ?? context.palette[.gray]
        if frame.height < ControlMetrics.tabBarHeight { return compactItem(index, color, in: frame) }
        let title = Rect(x: frame.minX, y: frame.minY + 33, width: frame.width, height: 13)
        return sign(index, color, in: Rect(x: frame.midX - 12, y: frame.minY + 5, width: 24, height: 24))
            + context.text.line(items[index].title, .system(size: 10, weight: .medium), color, .center, in: title)
    }

    /// Returns an item with the icon beside the title, as in the compact bars of phones in landscape.
    private func compactItem(_ index: Int, _ color: Color, in frame: Rect) -> [DrawingOperation] {
        let side = 18.0
        let gap = 8.0
        let font = Font.system(size: 13, weight: .medium)
        let text = context.text.width(of: items[index].title, font)
        let start = frame.midX - (side + gap + text) / 2
        let icon = Rect(x: start, y: frame.midY - side / 2, width: side, height: side)
        let title = Rect(x: icon.maxX + gap, y: frame.minY, width: text + 1, height: frame.height)
        return sign(index, color, in: icon) + context.text.line(items[index].title, font, color, .left, in: title)
    }

    /// Returns the icon, a shape if its image is not available, or nothing if the item has no icon.
    private func sign(_ index: Int, _ color: Color, in frame: Rect) -> [DrawingOperation] {
        if items[index].image == nil, !areIconsUnknown { return [] }
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
