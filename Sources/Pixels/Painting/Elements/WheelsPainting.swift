import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

/// The wheels of a picker: columns whose rows shrink and fade away from the selected one.
struct WheelsPainting {
    typealias Wheel = ShownDate.Wheel

    let wheels: [Wheel]
    let context: PaintingContext

    /// The placeholder rows of a picker, whose real rows come from code.
    static let picker = [
        Wheel(rows: ["Item 1", "Item 2", "Item 3", "Item 4", "Item 5"], share: 1, alignment: .center)
    ]

    /// Returns Tuesday, January 9, 2007, 9:41 AM, or a countdown of one minute.
    static func wheels(of mode: Control.DatePickerMode) -> [Wheel] {
        switch mode {
        case .date: date
        case .time: time(0.33)
        case .dateAndTime: [days] + time(0.18)
        case .countDownTimer:
            [
                Wheel(rows: ["", "", "0 hours", "1", "2"], share: 0.5, alignment: .center),
                Wheel(rows: ["", "", "1 min", "2", "3"], share: 0.5, alignment: .center),
            ]
        }
    }

    private static let date = [
        Wheel(rows: ["November", "December", "January", "February", "March"], share: 0.5, alignment: .left),
        Wheel(rows: ["7", "8", "9", "10", "11"], share: 0.2, alignment: .center),
        Wheel(rows: ["2005", "2006", "2007", "2008", "2009"], share: 0.3, alignment: .center),
    ]

    private static let days = Wheel(
        rows: ["Sun Jan 7", "Mon Jan 8", "Tue Jan 9", "Wed Jan 10", "Thu Jan 11"], share: 0.46, alignment: .right)

    /// Returns hours, minutes and AM or PM, each with the same share of the width.
    private static func time(_ share: Double) -> [Wheel] {
        [["7", "8", "9", "10", "11"], ["39", "40", "41", "42", "43"], ["", "", "AM", "PM", ""]].map {
            Wheel(rows: $0, share: share, alignment: .center)
        }
    }

    func operations() -> [DrawingOperation] {
        let frame = context.frame
        let band = Rect(x: frame.minX + 9, y: frame.midY - 16, width: max(0, frame.width - 18), height: 32)
        let plate = DrawingOperation.fill(.roundedRect(band, radius: 8), context.palette[.tertiaryFill])
        let operations = [plate] + wheels.indices.flatMap { rows(of: $0, in: band) }
        return frame.height < 180 || frame.width < 120 ? [.clipped(to: .rect(frame), operations)] : operations
    }

    private func rows(of index: Int, in band: Rect) -> [DrawingOperation] {
        let room = band.inset(by: EdgeInsets(left: 12, right: 12))
        let before = wheels[..<index].reduce(0) { $0 + $1.share }
        let column = Rect(
            x: room.minX + room.width * before, y: band.minY, width: max(0, room.width * wheels[index].share),
            height: band.height)
        return zip(wheels[index].rows, WheelsPainting.steps).flatMap { row, step in
            let color = context.palette[.label].withAlpha(step.alpha)
            let line = column.offset(x: 0, y: step.distance)
            return context.text.line(row, .system(size: step.size), color, wheels[index].alignment, in: line)
        }
    }

    /// The distance of a row from the middle and its font size, in points, and its alpha.
    private static let steps: [(distance: Double, size: Double, alpha: UInt8)] = [
        (-62, 17, 0x48), (-33, 20, 0x80), (0, 22, 0xFF), (33, 20, 0x80), (62, 17, 0x48),
    ]
}
