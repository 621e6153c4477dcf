import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

/// A button in a navigation bar or a toolbar, in its box.
struct BarItemPainting {
    let item: BarContents.Item
    let context: PaintingContext

    /// The side of the square of an image, in points.
    static let pictureSide = 22.0
    static let backFont = Font.system(size: 17)
    /// The height of the plate of a selected button, how far it extends beyond the button on each side, and its corner
    /// radius, in points [unmeasured].
    private static let (plateHeight, plateMargin, plateRadius) = (30.0, 5.0, 7.0)

    /// The width in points.
    var width: Double {
        if let width = item.width { return width }
        guard item.image == nil else { return Self.pictureSide }
        return item.title.isEmpty ? 0 : context.text.width(of: item.title, item.looks?.text, font)
    }

    func operations() -> [DrawingOperation] {
        Self.background(item.looks, in: context.frame, context) + plate + sign
    }

    /// Returns the background image of a button, stretched over its box in its own height.
    static func background(_ looks: BarItemLooks?, in box: Rect, _ context: PaintingContext) -> [DrawingOperation] {
        guard let looks, let image = looks.background else { return [] }
        let height = min(image.size.height, box.height)
        let frame = Rect(x: box.minX, y: box.midY - height / 2, width: box.width, height: height)
            .offset(x: looks.backgroundOffset.x, y: looks.backgroundOffset.y)
        return ImagePainting(image: image, mode: .scaleToFill, context: context.inside(frame)).operations()
    }

    private var tint: Color { item.tint ?? context.tint }
    private var isSelected: Bool { item.looks?.isSelected ?? false }

    private var font: Font { .system(size: 17, weight: item.style == .done ? .semibold : .regular) }

    private var plate: [DrawingOperation] {
        guard isSelected else { return [] }
        let box = context.frame
        let plate = Rect(
            x: box.minX - Self.plateMargin, y: box.midY - Self.plateHeight / 2, width: box.width + 2 * Self.plateMargin,
            height: Self.plateHeight)
        return [.fill(.roundedRect(plate, radius: Self.plateRadius), tint)]
    }

    private var sign: [DrawingOperation] {
        let ink = isSelected ? context.palette[.background] : tint
        let box = context.frame
        guard let image = item.image else {
            // A button as wide as its title begins with it, which rounding would move in the middle.
            let alignment: TextAlignment = item.width == nil ? .left : .center
            return context.text.line(item.title, item.looks?.text, font, ink, alignment, in: box)
        }
        let side = Self.pictureSide
        let start = item.width == nil ? box.minX : box.midX - side / 2
        let frame = Rect(x: start, y: box.midY - side / 2, width: side, height: side)
            .inset(by: item.looks?.imageInsets ?? .zero)
        guard frame.width > 0, frame.height > 0 else { return [] }
        return ImagePainting(image: image, mode: .scaleAspectFit, context: context.inside(frame, tint: ink))
            .operations()
    }
}
