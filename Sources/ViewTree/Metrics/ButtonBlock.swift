package import LayoutSimGeometry
package import LayoutSimText

/// The image and title of a button as one block, side by side or one above the other; lengths are in points.
package struct ButtonBlock: Hashable, Sendable {
    let image: Size
    let title: Size
    /// Between image and title.
    let padding: Double
    let placement: Button.Configuration.ImagePlacement
    /// Whether leading is right.
    let isMirrored: Bool

    /// Whether image and title stand side by side.
    private var isRow: Bool { placement.isBesideTitle }

    /// The size of the whole block.
    package var size: Size {
        isRow
            ? Size(width: image.width + padding + title.width, height: max(image.height, title.height))
            : Size(width: max(image.width, title.width), height: image.height + padding + title.height)
    }

    /// Where image and title lie in a rectangle of the block's size.
    package func parts(in block: Rect) -> (image: Rect, title: Rect) {
        let isImageFirst = isRow ? (placement == .leading) != isMirrored : placement == .top
        return (part(image, isFirst: isImageFirst, in: block), part(title, isFirst: !isImageFirst, in: block))
    }

    private func part(_ size: Size, isFirst: Bool, in block: Rect) -> Rect {
        let x = isRow ? (isFirst ? block.minX : block.maxX - size.width) : block.midX - size.width / 2
        let y = isRow ? block.midY - size.height / 2 : isFirst ? block.minY : block.maxY - size.height
        return Rect(origin: Point(x: x, y: y), size: size)
    }
}

extension Button {
    /// The title as it is set: its lines stand as those of the subtitle do, if it has one.
    package var titleText: TextContent? {
        guard var title else { return nil }
        if let subtitle { title.alignment = subtitle.content.alignment }
        return title
    }

    /// Whether its title may have several lines, as that of a configuration may unless it says otherwise
    /// ([Apple, `titleLineBreakMode`](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlelinebreakmode)).
    package var wrapsTitle: Bool {
        guard case .configuration = style else { return false }
        return subtitle != nil || hasSeveralLines
    }

    /// Whether a label of its title sets more than one line.
    package var hasSeveralLines: Bool { title.map { $0.numberOfLines != 1 && !$0.text.isEmpty } ?? false }

    /// The size of its image; zero without one.
    package var imageSize: Size { image.map { $0.intrinsicSize ?? $0.size } ?? .zero }

    /// The size of its image in a room: that of a classic button is no larger than the content rectangle, as code expects
    /// that sets the mode of the button's image view; both in points.
    private func imageSize(in room: Size) -> Size {
        guard case .classic = style else { return imageSize }
        return Size(width: min(imageSize.width, max(0, room.width)), height: min(imageSize.height, max(0, room.height)))
    }

    /// From its frame to image and title, in points.
    package var contentInsets: EdgeInsets {
        switch style {
        case .classic(let insets): insets ?? .zero
        case .configuration(let configuration): configuration.contentInsets
        }
    }

    /// The width that its image leaves for the title in a room of a width in points.
    package func titleWidth(in width: Double) -> Double {
        max(0, width - (isImageBesideTitle ? imageSize.width : 0))
    }

    /// Its image and texts of a size as one block; there is padding only between two parts.
    ///
    /// - Parameter room: Where a classic button's image has to fit, in points; nil for an image as large as it is.
    package func block(title size: Size, in room: Size? = nil) -> ButtonBlock {
        var padding = 0.0
        if case .configuration(let configuration) = style, hasText, image != nil {
            padding = configuration.imagePadding
        }
        return ButtonBlock(
            image: room.map(imageSize(in:)) ?? imageSize, title: size, padding: padding, placement: imagePlacement,
            isMirrored: placement.isMirrored)
    }

    /// Whether image and title stand side by side.
    package var isImageBesideTitle: Bool { imagePlacement.isBesideTitle }

    private var imagePlacement: Configuration.ImagePlacement {
        guard case .configuration(let configuration) = style else { return .leading }
        return configuration.imagePlacement
    }
}

extension Button.Configuration.ImagePlacement {
    fileprivate var isBesideTitle: Bool { self == .leading || self == .trailing }
}
