import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry

/// A short text of the overlay, centered on a point of the screen.
struct ChipLabel {
    var text: String
    var center: Point
    var color: Color
}

/// Draws short texts on small white backgrounds, moved so that they lie within the screen.
struct ChipPainting {
    let text: TextPainting

    func chip(_ label: ChipLabel, within screen: Size) -> [DrawingOperation] {
        let font = Font.system(size: 9, weight: .medium)
        let size = Size(width: text.width(of: label.text, font) + 6, height: 13)
        let x = min(max(label.center.x - size.width / 2, 1), screen.width - size.width - 1)
        let y = min(max(label.center.y - size.height / 2, 1), screen.height - size.height - 1)
        let plate = Rect(origin: Point(x: x, y: y), size: size)
        return [
            .fill(.roundedRect(plate, radius: 3), Color.white.withAlpha(0xE0)),
            .stroke(.roundedRect(plate, radius: 3), label.color, Stroke(width: 0.5)),
        ] + text.line(label.text, font, label.color, .center, in: plate)
    }
}
