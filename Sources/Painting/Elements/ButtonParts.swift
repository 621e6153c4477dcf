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
        let titleRoom = max(0, room.width - (button.placement.isBeside ? imageSize.width : 0))
        let wanted = button.title.map { text.size(of: $0, width: titleRoom) } ?? .zero
        let titleSize = Size(width: min(wanted.width, max(titleRoom, 0)), height: min(wanted.height, frame.height))
        let padding = button.image == nil || button.title?.text.isEmpty ?? true ? 0 : button.imagePadding
        if button.placement.isBeside {
            place(imageSize, titleSize, besideIn: room, padding, button.placement == .leading)
        } else {
            place(imageSize, titleSize, aboveIn: room, padding, button.placement == .top)
        }
    }

    private mutating func place(
        _ imageSize: Size, _ titleSize: Size, besideIn room: Rect, _ padding: Double, _ isImageFirst: Bool
    ) {
        let width = imageSize.width + padding + titleSize.width
        let left = room.minX + (room.width - width) / 2
        let imageX = isImageFirst ? left : left + titleSize.width + padding
        let titleX = isImageFirst ? left + imageSize.width + padding : left
        image = Rect(origin: Point(x: imageX, y: room.midY - imageSize.height / 2), size: imageSize)
        title = Rect(origin: Point(x: titleX, y: room.midY - titleSize.height / 2), size: titleSize)
    }

    private mutating func place(
        _ imageSize: Size, _ titleSize: Size, aboveIn room: Rect, _ padding: Double, _ isImageFirst: Bool
    ) {
        let height = imageSize.height + padding + titleSize.height
        let top = room.minY + (room.height - height) / 2
        let imageY = isImageFirst ? top : top + titleSize.height + padding
        let titleY = isImageFirst ? top + imageSize.height + padding : top
        image = Rect(origin: Point(x: room.midX - imageSize.width / 2, y: imageY), size: imageSize)
        title = Rect(origin: Point(x: room.midX - titleSize.width / 2, y: titleY), size: titleSize)
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

    fileprivate var placement: Configuration.ImagePlacement {
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
