import LayoutSimGeometry
import LayoutSimViewTree

/// A tab bar: a sign and a title an item, the first one chosen.
struct TabBarPainting {
    /// The titles of the items; none where they are not known.
    let titles: [String]
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let width = context.frame.width / Double(max(titles.count, 1))
        return BarBackground(edge: .top, context: context).operations()
            + titles.indices.flatMap { index in
                item(
                    index,
                    in: Rect(
                        x: context.frame.minX + Double(index) * width, y: context.frame.minY, width: width,
                        height: min(49, context.frame.height)))
            }
    }

    private func item(_ index: Int, in frame: Rect) -> [DrawingOperation] {
        let color = index == 0 ? context.tint : context.palette[.gray]
        let sign = Rect(x: frame.midX - 11, y: frame.minY + 6, width: 22, height: 22)
        let title = Rect(x: frame.minX, y: frame.minY + 33, width: frame.width, height: 13)
        let shape: DrawingOperation =
            index == 0
            ? .fill(.roundedRect(sign, radius: 6), color)
            : .stroke(.roundedRect(sign.inset(by: EdgeInsets(all: 1)), radius: 5), color, Stroke(width: 2))
        return [shape]
            + context.text.line(titles[index], .system(size: 10, weight: .medium), color, .center, in: title)
    }
}
