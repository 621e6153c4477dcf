import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

/// A navigation bar that is a view: its title, large or centered, and its button.
struct NavigationBarPainting {
    let bar: NavigationBar
    let isLarge: Bool
    let context: PaintingContext
    /// The color of the title; `nil` for the default.
    var titleColor: Color?

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
            height: isLarge ? min(ControlMetrics.navigationRowHeight, context.frame.height) : context.frame.height)
        return (isLarge ? largeTitle : title(in: row)) + button(in: row.inset(by: insets))
    }

    private var titleInk: Color { titleColor ?? context.palette[.label] }
    private var sideMargin: Double { SideMargin.points(width: context.frame.width) }

    private func title(in row: Rect) -> [DrawingOperation] {
        let buttonWidth =
            bar.trailingButton.map { context.text.width(of: $0.title, buttonFont($0)) + sideMargin + 8 } ?? 0
        let room = row.inset(by: EdgeInsets(left: buttonWidth, right: buttonWidth))
        let font = Font.system(size: 17, weight: .semibold)
        return context.text.line(bar.title, font, titleInk, .center, in: room)
    }

    private var largeTitle: [DrawingOperation] {
        let frame = context.frame
        let height = ControlMetrics.largeTitleHeight
        let row = Rect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
            .inset(by: EdgeInsets(left: sideMargin, right: sideMargin))
        return context.text.line(
            bar.title, .system(size: 34, weight: .bold), titleInk, context.isRightToLeft ? .right : .left,
            in: row)
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
