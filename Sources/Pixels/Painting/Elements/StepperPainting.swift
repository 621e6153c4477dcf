import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// A stepper: minus and plus signs on a background, with a divider between them.
struct StepperPainting {
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let frame = context.frame
        let ink = context.palette[.label]
        let left = Rect(x: frame.minX, y: frame.minY, width: frame.width / 2, height: frame.height)
        let right = left.offset(x: frame.width / 2, y: 0)
        let line = Rect(x: frame.midX - 0.5, y: frame.midY - 9, width: 1, height: 18)
        return [
            .fill(.roundedRect(frame, radius: 8), context.palette[.tertiaryFill]),
            .fill(.rect(line), context.palette[.separator]),
        ] + [
            SymbolShape.minus.operation(in: left.middle(16), ink),
            SymbolShape.plus.operation(in: right.middle(16), ink),
        ]
    }
}
