import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

/// The month of an inline date picker, January 2007.
struct CalendarPainting {
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        header + weekdays + (1...31).flatMap(day)
    }

    private var room: Rect { context.frame.inset(by: EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)) }

    /// The height of a row: one for the month, one for the names of the days, six for weeks.
    private var rowHeight: Double { room.height / 8 }

    private func cell(row: Int, column: Int) -> Rect {
        let width = room.width / 7
        return Rect(
            x: room.minX + Double(column) * width, y: room.minY + Double(row) * rowHeight, width: width,
            height: rowHeight)
    }

    private var header: [DrawingOperation] {
        let title = Rect(x: room.minX, y: room.minY, width: room.width, height: rowHeight)
        let arrows = [(SymbolShape.chevronLeft, 5), (SymbolShape.chevronRight, 6)].map { shape, column in
            shape.operation(in: cell(row: 0, column: column).middle(17), context.tint)
        }
        return context.text.line(
            "January 2007", .system(size: 17, weight: .semibold), context.palette[.label], .left, in: title) + arrows
    }

    private var weekdays: [DrawingOperation] {
        ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated().flatMap { column, name in
            context.text.line(
                name, .system(size: 13, weight: .semibold), context.palette[.tertiaryLabel], .center,
                in: cell(row: 1, column: column))
        }
    }

    private func day(_ day: Int) -> [DrawingOperation] {
        let cell = cell(row: 2 + day / 7, column: day % 7)
        let isChosen = day == 9
        let color = isChosen ? context.tint : context.palette[.label]
        let circle = DrawingOperation.fill(
            .ellipse(in: cell.middle(min(cell.width, cell.height, 44))), context.tint.withAlpha(0x2E))
        return (isChosen ? [circle] : [])
            + context.text.line(
                "\(day)", .system(size: 20, weight: isChosen ? .semibold : .regular), color, .center, in: cell)
    }
}
