import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// A page control: a dot a page, that of the current one darker.
struct PageControlPainting {
    let pages: Int
    let current: Int
    let context: PaintingContext

    private static let pitch = 16.0
    private static let diameter = 7.0

    func operations() -> [DrawingOperation] {
        // More dots than have room are not drawn, as on a phone.
        let count = min(max(pages, 0), max(1, Int(context.frame.width / PageControlPainting.pitch)))
        let width = Double(count - 1) * PageControlPainting.pitch
        return (0..<count).map { page in
            let center = Point(
                x: context.frame.midX - width / 2 + Double(page) * PageControlPainting.pitch, y: context.frame.midY)
            let dot = Rect(origin: center, size: .zero).middle(PageControlPainting.diameter)
            let color =
                page == min(current, count - 1)
                ? context.color(of: .currentPage, context.palette[.label].withAlpha(0xB4))
                : context.color(of: .page, context.palette[.tertiaryLabel])
            return .fill(.ellipse(in: dot), color)
        }
    }
}
