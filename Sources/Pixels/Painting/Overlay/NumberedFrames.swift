package import LayoutSimDrawing
package import LayoutSimGeometry

extension Painter {
    /// Returns the image with frames over it in rotating colors, each numbered from 1; empty frames are omitted. In
    /// screen coordinates.
    package func displayList(numbering frames: [Rect]) -> DisplayList {
        var list = displayList()
        let chips = ChipPainting(text: TextPainting(typesetter: typesetter, grid: grid))
        var labels: [ChipLabel] = []
        for (number, frame) in frames.enumerated() where !frame.isEmpty {
            let color = Painter.frameColors[number % Painter.frameColors.count]
            list.items.append(DisplayItem(view: "", operation: .fill(.rect(frame), color.withAlpha(0x30))))
            list.items.append(DisplayItem(view: "", operation: .stroke(.rect(frame), color, Stroke(width: 1))))
            labels.append(ChipLabel(text: "\(number + 1)", center: frame.origin, color: color))
        }
        let size = list.size
        list.items += labels.flatMap { chips.chip($0, within: size) }.map { DisplayItem(view: "", operation: $0) }
        return list
    }

    private static let frameColors = [0xD12F2F, 0x1F6FD6, 0x1E8E3E, 0x8E24AA, 0xB26A00, 0x00838F].map { Color(hex: $0) }

}
