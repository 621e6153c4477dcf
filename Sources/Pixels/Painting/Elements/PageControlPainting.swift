import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// A page control: a dot or an image per page, the current one darker.
struct PageControlPainting {
    let pages: Int
    let current: Int
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let pitch = context.metrics.dotPitch
        // As on a phone, dots that do not fit are not drawn.
        let count = min(max(pages, 0), max(1, Int(context.frame.width / pitch)))
        let width = Double(count - 1) * pitch
        return (0..<count).flatMap { page in
            let center = Point(
                x: context.frame.midX - width / 2 + Double(page) * pitch, y: context.frame.midY)
            let place = Rect(origin: center, size: .zero)
            let color =
                page == min(current, count - 1)
                ? context.color(of: .currentPage, context.palette[.label].withAlpha(0xB4))
                : context.color(of: .page, context.palette[.tertiaryLabel])
            if let image = image(of: page) {
                return picture(image, in: place.middle(max(image.size.width, image.size.height)), color)
            }
            return [.fill(.ellipse(in: place.middle(context.metrics.pageDot)), color)]
        }
    }

    private func image(of page: Int) -> Image? {
        let images = context.partLooks.pages
        return images.indices.contains(page) ? images[page] : nil
    }

    /// Returns an image at its own size in the color of its page, as if it were a template.
    private func picture(_ image: Image, in place: Rect, _ color: Color) -> [DrawingOperation] {
        var template = image
        template.isTemplate = true
        return ImagePainting(image: template, mode: .center, context: context.inside(place, tint: color)).operations()
    }
}
