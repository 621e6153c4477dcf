import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

/// A date picker, which shows 9:41 on January 9, 2007, if it has no date.
struct DatePickerPainting {
    let style: Control.DatePickerStyle
    let mode: Control.DatePickerMode
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        switch context.partLooks.date ?? placeholder {
        case .wheels(let wheels): WheelsPainting(wheels: wheels, context: context).operations()
        case .fields(let texts): compact(texts)
        case .month(let month, let time): CalendarPainting(month: month, time: time, context: context).operations()
        }
    }

    private var placeholder: ShownDate {
        switch style {
        case .wheels: .wheels(WheelsPainting.wheels(of: mode))
        case .compact: .fields(texts)
        case .inline: .month(.january2007, time: nil)
        }
    }

    private var texts: [String] {
        switch mode {
        case .date: ["Jan 9, 2007"]
        case .time, .countDownTimer: ["9:41 AM"]
        case .dateAndTime: ["Jan 9, 2007", "9:41 AM"]
        }
    }

    /// The compact style: a field for the date and one for the time, if both fit.
    private func compact(_ texts: [String]) -> [DrawingOperation] {
        let font = Font.system(size: 17)
        let widths = texts.map { context.text.width(of: $0, font) + 24 }
        let fits = widths.reduce(8, +) <= context.frame.width
        var x = context.frame.minX
        return zip(texts, widths).prefix(fits ? 2 : 1).flatMap { text, width in
            let height = min(context.frame.height, ControlMetrics.compactDatePlateHeight)
            let plate = Rect(
                x: x, y: context.frame.midY - height / 2, width: min(width, context.frame.width), height: height)
            x += width + 8
            return [.fill(.roundedRect(plate, radius: 6), context.palette[.tertiaryFill])]
                + context.text.line(text, font, context.palette[.label], .center, in: plate)
        }
    }
}
