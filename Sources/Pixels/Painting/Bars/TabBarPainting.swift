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
    /// The colors, background and arrangement that the app sets.
    var looks = BarContents()
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let background = BarBackground(
            edge: .top, color: looks.tabColor, looks: looks.tabLooks, context: context
        ).operations()
        let frames = looks.tabLayout.places(of: items.count, in: context.frame.width).map { place in
            Rect(
                x: context.frame.minX + place.x, y: context.frame.minY, width: place.width,
                height: min(height, context.frame.height))
        }
        let selection = frames.indices.contains(selected) ? selection(in: frames[selected]) : []
        return background + selection + frames.indices.flatMap { item($0, in: frames[$0]) }
    }

    /// Returns the image behind the selected item, at its own size unless it is stretchable, or a plate in the color of
    /// the selection.
    private func selection(in frame: Rect) -> [DrawingOperation] {
        if let image = looks.tabSelection {
            let mode: ContentMode = image.look == nil ? .center : .scaleToFill
            return ImagePainting(
                image: image, mode: mode, context: context.inside(frame, tint: looks.tabSelectionColor)
            ).operations()
        }
        guard let color = looks.tabSelectionColor, color.alpha > 0 else { return [] }
        return [.fill(.roundedRect(frame.inset(by: EdgeInsets(all: 2)), radius: 8), color)]
    }

    private func item(_ index: Int, in frame: Rect) -> [DrawingOperation] {
        let color =
            index == selected ? looks.tabTint ?? context.tint : looks.tabInk ?? context.palette[.gray]
        if frame.height < ControlMetrics.tabBarHeight { return inlineItem(index, color, side: 18, in: frame) }
        if looks.tabLayout.isInline { return inlineItem(index, color, side: 24, in: frame) }
        let title = Rect(x: frame.minX, y: frame.minY + 33, width: frame.width, height: 13)
        let icon = Rect(x: frame.midX - 12, y: frame.minY + 5, width: 24, height: 24)
        return sign(index, color, in: icon)
            + context.text.line(
                items[index].title, items[index].looks?.text, .system(size: 10, weight: .medium), color, .center,
                in: title)
            + badge(index, at: Point(x: icon.maxX, y: frame.minY + 2))
    }

    /// Returns an item with the icon, a square with a side in points, beside the title; its icon is smaller in the
    /// compact bars of phones in landscape.
    private func inlineItem(_ index: Int, _ color: Color, side: Double, in frame: Rect) -> [DrawingOperation] {
        let gap = 8.0
        let font = Font.system(size: 13, weight: .medium)
        let style = items[index].looks?.text
        let text = context.text.width(of: items[index].title, style, font)
        let start = frame.midX - (side + gap + text) / 2
        let icon = Rect(x: start, y: frame.midY - side / 2, width: side, height: side)
        let title = Rect(x: icon.maxX + gap, y: frame.minY, width: text + 1, height: frame.height)
        return sign(index, color, in: icon)
            + context.text.line(items[index].title, style, font, color, .left, in: title)
            + badge(index, at: Point(x: icon.maxX, y: max(frame.minY + 1, icon.minY - 8)))
    }

    /// Returns the badge of an item, whose first character is below the point [unmeasured].
    private func badge(_ index: Int, at point: Point) -> [DrawingOperation] {
        guard let badge = items[index].looks?.badge else { return [] }
        let font = Font.system(size: 13)
        let style = badge.style.map { BarText($0) }
        let height = 18.0
        let width = max(height, context.text.width(of: badge.text, style, font) + 10)
        let plate = Rect(x: point.x - height / 2, y: point.y, width: width, height: height)
            .offset(x: badge.offset.x, y: badge.offset.y)
        let fill = badge.color ?? context.palette[.red]
        return [.fill(.roundedRect(plate, radius: height / 2), fill)]
            + context.text.line(
                badge.text, style, font, .white, .center, in: plate.offset(x: badge.textOffset.x, y: badge.textOffset.y)
            )
    }

    /// Returns the icon, a shape if its image is not available, or nothing if the item has no icon.
    private func sign(_ index: Int, _ color: Color, in frame: Rect) -> [DrawingOperation] {
        let color = items[index].tint ?? color
        if items[index].image == nil, !areIconsUnknown { return [] }
        let frame = frame.inset(by: items[index].looks?.imageInsets ?? .zero)
        guard frame.width > 0, frame.height > 0 else { return [] }
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
