import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

/// The month of an inline date picker, and the time below it.
struct CalendarPainting {
    let month: ShownDate.Month
    let time: String?
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        header + weekdays + (0..<max(0, month.days)).flatMap { day($0 + 1) } + timeRow
    }

    private var room: Rect { context.frame.inset(by: EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)) }

    /// The height of a row: one for the month, one for the names of the days, six for weeks, and one for a time.
    private var rowHeight: Double { room.height / (time == nil ? 8 : 9) }

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
            month.title, .system(size: 17, weight: .semibold), context.palette[.label], .left, in: title) + arrows
    }

    private var weekdays: [DrawingOperation] {
        month.weekdays.enumerated().flatMap { column, name in
            context.text.line(
                name, .system(size: 13, weight: .semibold), context.palette[.tertiaryLabel], .center,
                in: cell(row: 1, column: column))
        }
    }

    private func day(_ day: Int) -> [DrawingOperation] {
        let place = month.firstColumn + day - 1
        let cell = cell(row: 2 + place / 7, column: place % 7)
        let isChosen = day == month.chosen
        let color = isChosen ? context.tint : context.palette[.label]
        let circle = DrawingOperation.fill(
            .ellipse(in: cell.middle(min(cell.width, cell.height, 44))), context.tint.withAlpha(0x2E))
        return (isChosen ? [circle] : [])
            + context.text.line(
                "\(day)", .system(size: 20, weight: isChosen ? .semibold : .regular), color, .center, in: cell)
    }

    /// The time in a field at the trailing end of the last row [unmeasured].
    private var timeRow: [DrawingOperation] {
        guard let time else { return [] }
        let font = Font.system(size: 17)
        let (width, height) = (context.text.width(of: time, font) + 24, min(rowHeight, 34.5))
        let plate = Rect(
            x: room.maxX - width, y: room.minY + 8.5 * rowHeight - height / 2, width: width, height: height)
        return [.fill(.roundedRect(plate, radius: 6), context.palette[.tertiaryFill])]
            + context.text.line(time, font, context.palette[.label], .center, in: plate)
    }
}

extension ShownDate.Month {
    /// The month that Interface Builder shows.
    static let january2007 = ShownDate.Month(
        title: "January 2007", weekdays: ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"], firstColumn: 1, days: 31,
        chosen: 9)
}
