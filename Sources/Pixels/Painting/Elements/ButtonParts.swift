package import LayoutSimGeometry
import LayoutSimText
package import LayoutSimTypography
package import LayoutSimViewTree

/// The frames of a button's image, title and subtitle, in screen coordinates.
package struct ButtonParts {
    /// The frame of the image.
    package private(set) var image: Rect
    /// The frame of the title.
    package private(set) var title: Rect
    /// The frame of the subtitle.
    package private(set) var subtitle: Rect
    /// The title, typeset in its frame.
    package let titleLayout: TextLayout?
    /// The subtitle, typeset in its frame.
    package let subtitleLayout: TextLayout?

    /// Computes the parts for a frame in points; the typesetter must be the one that measured the texts.
    package init(_ button: Button, in frame: Rect, typesetter: Typesetter, grid: PixelGrid) {
        let room = frame.inset(by: button.contentInsets)
        let textRoom = Size(width: button.titleWidth(in: room.width), height: frame.height)
        let setter = PartSetter(typesetter: typesetter, grid: grid, room: textRoom)
        let (title, subtitle) = (button.titleText, button.subtitle?.content)
        let (titleSize, subtitleSize) = (setter.size(of: title), setter.size(of: subtitle))
        let texts = button.texts(title: titleSize, subtitle: subtitleSize)
        let block = button.block(title: texts.size, in: room.size)
        let parts = block.parts(in: button.placement.block(block.size, in: room))
        image = button.placement.moved(parts.image, by: button.placement.imageInsets)
        if !button.hasText { image = button.placement.filled(image, in: room) }
        let places = texts.parts(in: button.placement.moved(parts.title, by: button.placement.titleInsets))
        (self.title, self.subtitle) = places
        titleLayout = setter.layout(title, in: titleSize)
        subtitleLayout = setter.layout(subtitle, in: subtitleSize)
    }
}

/// Typesets the texts of a button in the available area.
private struct PartSetter {
    let typesetter: Typesetter
    let grid: PixelGrid
    let room: Size

    func size(of text: TextContent?) -> Size {
        guard let text else { return .zero }
        let width = text.numberOfLines == 1 ? nil : room.width
        let wanted = typesetter.layout(TextRequest(text, width: width), grid: grid).size
        return Size(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    }

    func layout(_ text: TextContent?, in size: Size) -> TextLayout? {
        text.map { typesetter.layout(TextRequest($0, width: size.width, height: size.height), grid: grid) }
    }
}

extension Button.Placement {
    /// Returns the frame of a block within the content rectangle; both in points.
    fileprivate func block(_ size: Size, in room: Rect) -> Rect {
        let x =
            switch horizontal {
            case .left, .fill: room.minX
            case .right: room.maxX - size.width
            case .center: room.minX + (room.width - size.width) / 2
            }
        let y =
            switch vertical {
            case .top: room.minY
            case .bottom: room.maxY - size.height
            case .center, .fill: room.minY + (room.height - size.height) / 2
            }
        return Rect(origin: Point(x: x, y: y), size: size)
    }

    /// Returns a part offset by its insets: by half of their difference where it is centered, by one of them where it
    /// is aligned with a side.
    fileprivate func moved(_ part: Rect, by insets: EdgeInsets) -> Rect {
        let x =
            switch horizontal {
            case .left, .fill: insets.left
            case .right: -insets.right
            case .center: (insets.left - insets.right) / 2
            }
        let y =
            switch vertical {
            case .top: insets.top
            case .bottom: -insets.bottom
            case .center, .fill: (insets.top - insets.bottom) / 2
            }
        return part.offset(x: x, y: y)
    }

    /// Returns the frame of an image, stretched along the axes with fill alignment.
    fileprivate func filled(_ image: Rect, in room: Rect) -> Rect {
        let room = room.inset(by: imageInsets)
        var image = image
        if horizontal == .fill {
            image.origin.x = room.minX
            image.size.width = max(0, room.width)
        }
        if vertical == .fill {
            image.origin.y = room.minY
            image.size.height = max(0, room.height)
        }
        return image
    }
}
