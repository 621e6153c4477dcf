import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

/// The titles of a navigation bar, large or centered, and its button.
struct NavigationBarPainting {
    let bar: NavigationBar
    let isLarge: Bool
    /// The contents besides the title, with the attributes of the titles.
    var contents = BarContents()
    let context: PaintingContext

    /// The minimum height of a bar with a large title.
    static let largeHeight = ControlMetrics.navigationRowHeight + ControlMetrics.largeTitleHeight

    /// Returns the prompt, centered above the titles.
    static func prompt(_ contents: BarContents, in context: PaintingContext) -> [DrawingOperation] {
        guard let prompt = contents.prompt else { return [] }
        var line = context.frame
        line.size.height = min(line.height, contents.promptHeight)
        let ink = contents.titleInk ?? context.palette[.label]
        return context.text.line(prompt, .system(size: 13), ink, .center, in: line)
    }

    /// Returns the title and the button without the background; the button respects the insets.
    func contents(in insets: EdgeInsets) -> [DrawingOperation] {
        let row = Rect(
            x: context.frame.minX, y: context.frame.minY, width: context.frame.width,
            height: min(ControlMetrics.navigationRowHeight, context.frame.height))
        return (isLarge ? largeTitle : title(in: row, insets)) + button(in: row.inset(by: insets))
    }

    private var sideMargin: Double { SideMargin.points(width: context.frame.width) }

    private func title(in row: Rect, _ insets: EdgeInsets) -> [DrawingOperation] {
        let buttonWidth =
            bar.trailingButton.map { context.text.width(of: $0.title, buttonFont($0)) + sideMargin + 8 } ?? 0
        var room = row.inset(by: EdgeInsets(left: buttonWidth, right: buttonWidth))
        var alignment = TextAlignment.center
        let font = Font.system(size: 17, weight: .semibold)
        let items = BarItemsPainting(contents: contents, isRightToLeft: context.isRightToLeft, context: context)
        let free = items.titleRoom(in: insets, endingBefore: buttonWidth)
        if contents.isTitleLeading {
            room = free
            alignment = context.isRightToLeft ? .right : .left
        } else if bar.trailingButton == nil {
            // A title that does not fit in the middle moves beside the items, and is shortened last.
            let width = min(context.text.width(of: bar.title, contents.titleText, font), free.width)
            let isBeside = room.midX - width / 2 < free.minX || room.midX + width / 2 > free.maxX
            if isBeside {
                room.origin.x = max(free.minX, min(room.midX - width / 2, free.maxX - width))
                room.size.width = width
            }
        }
        let ink = contents.titleInk ?? context.palette[.label]
        return context.text.line(bar.title, contents.titleText, font, ink, alignment, in: room)
    }

    private var largeTitle: [DrawingOperation] {
        let frame = context.frame
        let height = ControlMetrics.largeTitleHeight
        let row = Rect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
            .inset(by: EdgeInsets(left: sideMargin, right: sideMargin))
        return context.text.line(
            bar.title, contents.largeTitleText, .system(size: 34, weight: .bold),
            contents.isBlack ? .white : context.palette[.label], context.isRightToLeft ? .right : .left, in: row)
    }

    private func button(in row: Rect) -> [DrawingOperation] {
        guard let button = bar.trailingButton else { return [] }
        let room = row.inset(by: EdgeInsets(left: sideMargin, right: sideMargin))
        return context.text.line(
            button.title, buttonFont(button), context.tint, context.isRightToLeft ? .left : .right, in: room)
    }

    private func buttonFont(_ button: BarButton) -> Font {
        .system(size: 17, weight: button.style == .done ? .semibold : .regular)
    }
}
