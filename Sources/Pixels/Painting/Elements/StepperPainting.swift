import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// A stepper: minus and plus signs on a background, with a divider between them; since iOS 26 the background is a
/// capsule.
struct StepperPainting {
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let (frame, looks, isGlass) = (context.frame, context.partLooks, context.metrics.isGlass)
        let left = Rect(x: frame.minX, y: frame.minY, width: frame.width / 2, height: frame.height)
        let right = left.offset(x: frame.width / 2, y: 0)
        let length = min(isGlass ? 24.0 : 18, frame.height)
        let line = Rect(x: frame.midX - 0.5, y: frame.midY - length / 2, width: 1, height: length)
        let plate = isGlass ? Path.capsule(frame) : .roundedRect(frame, radius: 8)
        return [
            .fill(plate, context.palette[.tertiaryFill]), .fill(.rect(line), context.palette[.separator]),
            SymbolShape.minus.operation(in: left.middle(16), ink(isDimmed: looks.isDecrementDimmed)),
            SymbolShape.plus.operation(in: right.middle(16), ink(isDimmed: looks.isIncrementDimmed)),
        ]
    }

    /// The color of a sign; that of a button without effect is dimmed, as in pictures of iOS 18.5 and 26.2.
    private func ink(isDimmed: Bool) -> Color {
        guard isDimmed else { return context.palette[.label] }
        return context.metrics.isGlass ? context.palette[.tertiaryLabel] : context.palette[.label].withAlpha(0x80)
    }
}
