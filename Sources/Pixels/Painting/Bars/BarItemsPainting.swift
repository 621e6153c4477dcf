import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

/// The items of a navigation bar or a toolbar.
struct BarItemsPainting {
    let contents: BarContents
    var isRightToLeft = false
    let context: PaintingContext

    private static let gap = 16.0
    private static let pictureSide = 22.0
    private static let backFont = Font.system(size: 17)

    private var sideMargin: Double { SideMargin.points(width: context.frame.width) }

    /// Returns the items at both ends of a navigation bar, and the back button.
    func navigationItems(in insets: EdgeInsets) -> [DrawingOperation] {
        var row = context.frame.inset(by: insets)
        row.size.height = min(row.height, ControlMetrics.navigationRowHeight)
        var operations: [DrawingOperation] = []
        if contents.hasBackButton {
            let width = ControlMetrics.backChevronWidth + context.text.width(of: contents.backTitle, Self.backFont)
            operations += backButton(in: row.inset(by: trailing(row.width - width)))
            row = row.inset(by: leading(width))
        }
        var x = row.minX + sideMargin
        for item in isRightToLeft ? contents.trailing : contents.leading {
            operations += drawing(item, in: box(item, x: x, row))
            x += width(of: item) + Self.gap
        }
        x = row.maxX - sideMargin
        for item in isRightToLeft ? contents.leading : contents.trailing {
            x -= width(of: item)
            operations += drawing(item, in: box(item, x: x, row))
            x -= Self.gap
        }
        return operations
    }

    private func leading(_ inset: Double) -> EdgeInsets {
        isRightToLeft ? EdgeInsets(right: inset) : EdgeInsets(left: inset)
    }

    private func trailing(_ inset: Double) -> EdgeInsets {
        isRightToLeft ? EdgeInsets(left: inset) : EdgeInsets(right: inset)
    }

    private func backButton(in box: Rect) -> [DrawingOperation] {
        let side = Self.pictureSide
        let symbolX = isRightToLeft ? box.maxX - ControlMetrics.backChevronWidth : box.minX + 4
        let symbol = Rect(x: symbolX, y: box.midY - side / 2, width: side, height: side)
        let name = isRightToLeft ? "chevron.right" : "chevron.left"
        return SymbolPainting(name: name, frame: symbol, color: context.tint).operations()
            + context.text.line(
                contents.backTitle, Self.backFont, context.tint, isRightToLeft ? .right : .left,
                in: box.inset(by: leading(ControlMetrics.backChevronWidth)))
    }

    /// Returns the items of a toolbar; flexible spaces share the remaining width.
    func toolItems() -> [DrawingOperation] {
        let items = isRightToLeft ? contents.tools.reversed() : contents.tools
        let row = context.frame.inset(by: EdgeInsets(left: sideMargin, right: sideMargin))
        let gaps = Self.gap * Double(max(0, items.count - 1))
        let rest = max(0, row.width - gaps - items.map(width).reduce(0, +))
        let spaces = Double(items.count { $0.isFlexibleSpace })
        var x = row.minX
        return items.flatMap { item in
            let operations = drawing(item, in: box(item, x: x, row))
            x += width(of: item) + (item.isFlexibleSpace ? rest / spaces : 0) + Self.gap
            return operations
        }
    }

    private func box(_ item: BarContents.Item, x: Double, _ row: Rect) -> Rect {
        Rect(x: x, y: row.minY, width: width(of: item), height: row.height)
    }

    private func width(of item: BarContents.Item) -> Double {
        if let width = item.width { return width }
        guard item.image == nil else { return Self.pictureSide }
        return item.title.isEmpty ? 0 : context.text.width(of: item.title, font(item))
    }

    private func font(_ item: BarContents.Item) -> Font {
        .system(size: 17, weight: item.style == .done ? .semibold : .regular)
    }

    private func drawing(_ item: BarContents.Item, in box: Rect) -> [DrawingOperation] {
        let tint = item.tint ?? context.tint
        guard let image = item.image else { return context.text.line(item.title, font(item), tint, .left, in: box) }
        let side = Self.pictureSide
        let frame = Rect(x: box.minX, y: box.midY - side / 2, width: side, height: side)
        return ImagePainting(image: image, mode: .scaleAspectFit, context: context.inside(frame, tint: tint))
            .operations()
    }
}
