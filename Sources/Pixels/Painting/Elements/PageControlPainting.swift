import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// A page control: a dot per page, the current one darker.
struct PageControlPainting {
    let pages: Int
    let current: Int
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let pitch = context.metrics.pagePitch
        // As on a phone, dots that do not fit are not drawn.
        let count = min(max(pages, 0), max(1, Int(context.frame.width / pitch)))
        let width = Double(count - 1) * pitch
        return (0..<count).map { page in
            let center = Point(
                x: context.frame.midX - width / 2 + Double(page) * pitch, y: context.frame.midY)
            let dot = Rect(origin: center, size: .zero).middle(ControlMetrics.pageDot)
            let color =
                page == min(current, count - 1)
                ? context.color(of: .currentPage, context.palette[.label].withAlpha(0xB4))
                : context.color(of: .page, context.palette[.tertiaryLabel])
            return .fill(.ellipse(in: dot), color)
        }
    }
}
