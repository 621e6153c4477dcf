package import LayoutSimGeometry
package import LayoutSimText

/// The image and title of a button as a block, side by side or stacked; lengths are in points.
package struct ButtonBlock: Hashable, Sendable {
    let image: Size
    let title: Size
    /// The distance between image and title.
    let padding: Double
    let placement: Button.Configuration.ImagePlacement
    /// Whether the layout direction is right to left.
    let isMirrored: Bool

    /// Whether image and title are side by side.
    private var isRow: Bool { placement.isBesideTitle }

    /// The size of the block.
    package var size: Size {
        isRow
            ? Size(width: image.width + padding + title.width, height: max(image.height, title.height))
            : Size(width: max(image.width, title.width), height: image.height + padding + title.height)
    }

    /// Returns the frames of image and title within a rectangle of the block's size.
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
    /// The title as it is typeset: its lines are aligned like those of the subtitle, if there is one.
    package var titleText: TextContent? {
        guard var title else { return nil }
        if let subtitle { title.alignment = subtitle.content.alignment }
        return title
    }

    /// Whether the title may wrap, as that of a configuration does by default ([Apple,
    /// `titleLineBreakMode`](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlelinebreakmode)).
    package var wrapsTitle: Bool {
        guard case .configuration = style else { return false }
        return subtitle != nil || hasSeveralLines
    }

    /// Whether the title's label allows more than one line.
    package var hasSeveralLines: Bool { title.map { $0.numberOfLines != 1 && !$0.text.isEmpty } ?? false }

    /// Whether a medium activity indicator replaces the image ([Apple,
    /// `showsActivityIndicator`](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/showsactivityindicator)).
    package var showsActivityIndicator: Bool {
        guard case .configuration(let configuration) = style else { return false }
        return configuration.showsActivityIndicator
    }

    /// Whether the button has an image or an activity indicator.
    package var hasPicture: Bool { image != nil || showsActivityIndicator }

    /// The size of the image or activity indicator; zero without one.
    package var imageSize: Size {
        if showsActivityIndicator { return ControlMetrics.activityIndicator(isLarge: false) }
        return image.map { $0.intrinsicSize ?? $0.size } ?? .zero
    }

    /// Returns the size of the image for an available size, both in points: the image of a classic button is limited to
    /// the content rectangle, as code that sets the content mode of the button's image view expects.
    private func imageSize(in room: Size) -> Size {
        guard case .classic = style else { return imageSize }
        return Size(width: min(imageSize.width, max(0, room.width)), height: min(imageSize.height, max(0, room.height)))
    }

    /// The insets of image and title from the frame, in points.
    package var contentInsets: EdgeInsets {
        switch style {
        case .classic(let insets): insets ?? .zero
        case .configuration(let configuration): configuration.contentInsets
        }
    }

    /// Returns the width that the image leaves for the title within an available width, in points.
    package func titleWidth(in width: Double) -> Double {
        max(0, width - (isImageBesideTitle ? imageSize.width : 0))
    }

    /// Returns image and texts as a block; there is padding only between two parts.
    ///
    /// - Parameter room: The available size for a classic button's image, in points; `nil` for an image at its full
    ///   size.
    package func block(title size: Size, in room: Size? = nil) -> ButtonBlock {
        var padding = 0.0
        if case .configuration(let configuration) = style, hasText, hasPicture {
            padding = configuration.imagePadding
        }
        return ButtonBlock(
            image: room.map(imageSize(in:)) ?? imageSize, title: size, padding: padding, placement: imagePlacement,
            isMirrored: placement.isMirrored)
    }

    /// Whether image and title are side by side.
    package var isImageBesideTitle: Bool { imagePlacement.isBesideTitle }

    private var imagePlacement: Configuration.ImagePlacement {
        guard case .configuration(let configuration) = style else { return .leading }
        return configuration.imagePlacement
    }
}

extension Button.Configuration.ImagePlacement {
    fileprivate var isBesideTitle: Bool { self == .leading || self == .trailing }
}
