import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

/// A search bar: a magnifying glass and a placeholder on a rounded background.
struct SearchBarPainting {
    let placeholder: String
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let frame = context.frame
        let height = min(36, frame.height)
        let field = Rect(x: frame.minX + 8, y: frame.midY - height / 2, width: max(0, frame.width - 16), height: height)
        let ink = context.palette[.secondaryLabel]
        let isMirrored = context.isRightToLeft
        let glass = Rect(x: isMirrored ? field.maxX - 25 : field.minX + 9, y: field.midY - 8, width: 16, height: 16)
        let room = field.inset(by: EdgeInsets(left: isMirrored ? 8 : 31, right: isMirrored ? 31 : 8))
        let plate = DrawingOperation.fill(.roundedRect(field, radius: 10), context.palette[.tertiaryFill])
        return [plate, SymbolShape.magnifyingGlass.operation(in: glass, ink)]
            + context.text.line(
                placeholder, .system(size: 17), ink, isMirrored ? .right : .left,
                in: room)
    }
}
