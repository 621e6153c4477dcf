import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

/// The items of a navigation bar or a toolbar.
struct BarItemsPainting {
    let contents: BarContents
    var isRightToLeft = false
    let context: PaintingContext

    private typealias Placed = (item: BarContents.Item, box: Rect)

    private static let gap = 16.0
    /// The gap between a title and the buttons beside it.
    private static let titleGap = 8.0

    private var sideMargin: Double { SideMargin.points(width: context.frame.width) }

    /// Returns the items at both ends and in the middle of a navigation bar, and the back button.
    func navigationItems(in insets: EdgeInsets) -> [DrawingOperation] {
        let row = row(in: insets)
        return backButton(in: row)
            + (leftItems(row) + rightItems(row) + centerItems(row)).flatMap { drawing($0.item, in: $0.box) }
    }

    /// Returns the room between the items at both ends of a navigation bar; `width` is the room of a trailing button
    /// apart from them.
    func titleRoom(in insets: EdgeInsets, endingBefore width: Double) -> Rect {
        let row = row(in: insets)
        let left = leftItems(row).map(\.box.maxX).max().map { $0 + Self.titleGap }
        let right = rightItems(row).map(\.box.minX).min().map { $0 - Self.titleGap }
        let ends = row.inset(by: leading(backWidth)).inset(by: EdgeInsets(left: sideMargin, right: sideMargin))
        let room = (left: left ?? ends.minX, right: right ?? ends.maxX)
        return Rect(x: room.left, y: row.minY, width: max(0, room.right - room.left), height: row.height)
            .inset(by: trailing(width))
    }

    private func row(in insets: EdgeInsets) -> Rect {
        var row = context.frame.inset(by: insets)
        row.size.height = min(row.height, ControlMetrics.navigationRowHeight)
        return row
    }

    private func leftItems(_ row: Rect) -> [Placed] {
        let row = row.inset(by: leading(backWidth))
        var x = row.minX + sideMargin
        return (isRightToLeft ? contents.trailing : contents.leading).map { item in
            defer { x += width(of: item) + Self.gap }
            return (item, box(item, x: x, row))
        }
    }

    private func rightItems(_ row: Rect) -> [Placed] {
        let row = row.inset(by: leading(backWidth))
        var x = row.maxX - sideMargin
        return (isRightToLeft ? contents.leading : contents.trailing).map { item in
            x -= width(of: item)
            defer { x -= Self.gap }
            return (item, box(item, x: x, row))
        }
    }

    private func centerItems(_ row: Rect) -> [Placed] {
        let items = isRightToLeft ? contents.center.reversed() : contents.center
        let used = items.map(width).reduce(0, +) + Self.gap * Double(max(0, items.count - 1))
        var x = row.midX - used / 2
        return items.map { item in
            defer { x += width(of: item) + Self.gap }
            return (item, box(item, x: x, row))
        }
    }

    private func leading(_ inset: Double) -> EdgeInsets {
        isRightToLeft ? EdgeInsets(right: inset) : EdgeInsets(left: inset)
    }

    private func trailing(_ inset: Double) -> EdgeInsets {
        isRightToLeft ? EdgeInsets(left: inset) : EdgeInsets(right: inset)
    }

    private var backWidth: Double {
        guard contents.hasBackButton else { return 0 }
        return ControlMetrics.backChevronWidth
            + context.text.width(of: contents.backTitle, contents.backLooks?.text, BarItemPainting.backFont)
    }

    private func backButton(in row: Rect) -> [DrawingOperation] {
        guard contents.hasBackButton else { return [] }
        let box = row.inset(by: trailing(row.width - backWidth))
        let side = BarItemPainting.pictureSide
        let symbolX = isRightToLeft ? box.maxX - ControlMetrics.backChevronWidth : box.minX + 4
        let symbol = Rect(x: symbolX, y: box.midY - side / 2, width: side, height: side)
        return BarItemPainting.background(contents.backLooks, in: box, context) + backSign(in: symbol)
            + context.text.line(
                contents.backTitle, contents.backLooks?.text, BarItemPainting.backFont, context.tint,
                isRightToLeft ? .right : .left, in: box.inset(by: leading(ControlMetrics.backChevronWidth)))
    }

    private func backSign(in frame: Rect) -> [DrawingOperation] {
        guard let image = contents.backImage else {
            let name = isRightToLeft ? "chevron.right" : "chevron.left"
            return SymbolPainting(name: name, frame: frame, color: context.tint).operations()
        }
        let fits = image.size.width <= frame.width && image.size.height <= frame.height
        return ImagePainting(image: image, mode: fits ? .center : .scaleAspectFit, context: context.inside(frame))
            .operations()
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
        BarItemPainting(item: item, context: context).width
    }

    private func drawing(_ item: BarContents.Item, in box: Rect) -> [DrawingOperation] {
        BarItemPainting(item: item, context: context.inside(box)).operations()
    }
}
