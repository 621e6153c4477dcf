import LayoutSimText
package import LayoutSimGeometry
package import LayoutSimTypography
package import LayoutSimViewTree

/// Where the picture and the title of a button lie, together in the middle of its contents, in points of the screen.
package struct ButtonParts {
    package private(set) var image = Rect.zero
    package private(set) var title = Rect.zero

    /// Places the parts in a frame in points; the typesetter must be the one that measured the title.
    package init(_ button: Button, in frame: Rect, typesetter: Typesetter, grid: PixelGrid) {
        self.init(button, in: frame, text: TextPainting(typesetter: typesetter, grid: grid))
    }

    init(_ button: Button, in frame: Rect, text: TextPainting) {
        let room = frame.inset(by: button.contentInsets)
        let imageSize = button.image.map(\.drawnSize) ?? .zero
        let isBeside = button.imagePlacement.isBeside
        let titleRoom = max(0, room.width - (isBeside ? imageSize.width : 0))
        let wanted = button.title.map { text.size(of: $0, width: titleRoom) } ?? .zero
        let titleSize = Size(width: min(wanted.width, titleRoom), height: min(wanted.height, frame.height))
        let padding = button.image == nil || button.title?.text.isEmpty ?? true ? 0 : button.imagePadding
        place(imageSize, titleSize, in: room, padding, button)
        image = button.placement.moved(image, by: button.placement.imageInsets)
        title = button.placement.moved(title, by: button.placement.titleInsets)
        if button.title?.text.isEmpty ?? true { image = button.placement.filled(image, in: room) }
    }

    /// Both as one block in the room, in the order that the button has them.
    private mutating func place(
        _ imageSize: Size, _ titleSize: Size, in room: Rect, _ padding: Double, _ button: Button
    ) {
        let isBeside = button.imagePlacement.isBeside
        let isImageFirst = [.leading, .top].contains(button.imagePlacement)
        let whole =
            isBeside
            ? Size(
                width: imageSize.width + padding + titleSize.width, height: max(imageSize.height, titleSize.height))
            : Size(
                width: max(imageSize.width, titleSize.width), height: imageSize.height + padding + titleSize.height)
        let block = button.placement.block(whole, in: room)
        func part(_ size: Size, isFirst: Bool) -> Rect {
            let x = isBeside ? (isFirst ? block.minX : block.maxX - size.width) : block.midX - size.width / 2
            let y = isBeside ? block.midY - size.height / 2 : isFirst ? block.minY : block.maxY - size.height
            return Rect(origin: Point(x: x, y: y), size: size)
        }
        image = part(imageSize, isFirst: isImageFirst)
        title = part(titleSize, isFirst: !isImageFirst)
    }
}

extension Button.Placement {
    /// Where a block of a size lies in a room; both in points.
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

    /// A part that is moved within its insets: by half of them in the middle, by one of them at a side.
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

    /// A picture that is stretched along the axes that it fills.
    fileprivate func filled(_ picture: Rect, in room: Rect) -> Rect {
        let room = room.inset(by: imageInsets)
        var picture = picture
        if horizontal == .fill {
            picture.origin.x = room.minX
            picture.size.width = max(0, room.width)
        }
        if vertical == .fill {
            picture.origin.y = room.minY
            picture.size.height = max(0, room.height)
        }
        return picture
    }
}

extension Button {
    /// The distances from its frame to its contents, in points.
    var contentInsets: EdgeInsets {
        switch style {
        case .classic(let insets): insets ?? .zero
        case .configuration(let configuration): configuration.contentInsets
        }
    }

    fileprivate var imagePlacement: Configuration.ImagePlacement {
        guard case .configuration(let configuration) = style else { return .leading }
        return configuration.imagePlacement
    }

    fileprivate var imagePadding: Double {
        guard case .configuration(let configuration) = style else { return 0 }
        return configuration.imagePadding
    }
}

extension Button.Configuration.ImagePlacement {
    fileprivate var isBeside: Bool { self == .leading || self == .trailing }
}

extension Image {
    /// The size at which it is drawn where nothing stretches it, in points.
    var drawnSize: Size { intrinsicSize ?? size }
}
