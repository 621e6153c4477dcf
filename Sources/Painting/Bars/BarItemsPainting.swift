import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

/// The buttons in a navigation bar or a toolbar.
struct BarItemsPainting {
    let contents: BarContents
    var isRightToLeft = false
    let context: PaintingContext

    private static let gap = 16.0
    private static let pictureSide = 22.0

    private var sideMargin: Double { SideMargin.points(width: context.frame.width) }

    /// Those at both ends of a navigation bar, and the back button.
    func navigationItems(in insets: EdgeInsets) -> [DrawingOperation] {
        var row = context.frame.inset(by: insets)
        row.size.height = min(row.height, ControlMetrics.navigationRowHeight)
        var operations: [DrawingOperation] = []
        var x = row.minX + sideMargin
        if contents.hasBackButton, contents.leading.isEmpty {
            operations += backButton(in: row)
        }
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

    private func backButton(in row: Rect) -> [DrawingOperation] {
        let symbolX = isRightToLeft ? row.maxX - 26 : row.minX + 4
        let symbol = Rect(x: symbolX, y: row.midY - 11, width: 22, height: 22)
        let text = Rect(
            x: isRightToLeft ? row.maxX - 86 : row.minX + 26, y: row.minY, width: 60, height: row.height)
        let name = isRightToLeft ? "chevron.right" : "chevron.left"
        return SymbolPainting(name: name, frame: symbol, color: context.tint).operations()
            + context.text.line("Back", .system(size: 17), context.tint, isRightToLeft ? .right : .left, in: text)
    }

    /// Those of a toolbar; its flexible spaces share the room that is left.
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
