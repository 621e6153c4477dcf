import Foundation
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

extension UIButton {
    /// The content insets that determine the size, in points.
    var effectiveContentInsets: UIEdgeInsets {
        guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }

    /// Returns the button's value for layout.
    func buttonValue() -> Button {
        var button = Button(titleValue(), image: imageValue(), style: style())
        button.placement = Button.Placement(
            horizontal: horizontal, vertical: vertical, imageInsets: EdgeInsets(imageEdgeInsets),
            titleInsets: EdgeInsets(titleEdgeInsets))
        if button.hasPicture { button.placement.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft }
        button.subtitle = subtitleValue()
        button.hasViewsOfParts = true
        return button
    }

    private func subtitleValue() -> Button.Subtitle? {
        guard let configuration, hasSubtitle, case .label(let text, _)? = subtitleLabel?.contentValue() else {
            return nil
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var value = Button.Subtitle(
            text.text, font: text.font, padding: Double(configuration.titlePadding),
            alignment: configuration.alignmentOfTexts(isMirrored: isMirrored))
        value.lineLeading = text.lineLeading
        return value
    }

    private func titleValue() -> TextContent? {
        guard hasTitle else { return label.map(UIButton.emptyTitle) }
        guard case .label(let text, _)? = titleLabel?.contentValue() else { return nil }
        return text
    }

    /// Returns an empty title, whose font still determines the height.
    private static func emptyTitle(_ label: UILabel) -> TextContent {
        var text = TextContent("", font: label.font.values.font)
        text.lineLeading = label.font.values.lineLeading.map { Double($0) }
        return text
    }

    private func imageValue() -> Image? {
        guard currentImage != nil, case .image(let image, _)? = imageView?.contentValue() else { return nil }
        return image
    }

    private func style() -> Button.Style {
        guard let configuration else {
            return .classic(
                contentInsets: contentEdgeInsets == .zero && !hasContentInsets ? nil : EdgeInsets(contentEdgeInsets))
        }
        var value = Button.Configuration(
            background: configuration.backgroundKind, contentInsets: EdgeInsets(effectiveContentInsets),
            imagePlacement: configuration.placementValue, imagePadding: configuration.imagePadding)
        value.isCapsule = configuration.cornerStyle == .capsule
        value.showsActivityIndicator = configuration.showsActivityIndicator
        value.cornerRadius = configuration.ownCornerRadius.map { Double($0) }
        if configuration.background.strokeWidth > 0, let color = configuration.background.shownStroke(tintColor) {
            value.stroke = Border(
                width: Double(configuration.background.strokeWidth), color: color.geometryColor(traitCollection))
        }
        value.baseBackgroundColor =
            isEnabled
            ? configuration.baseBackgroundColor?.geometryColor(traitCollection)
            : configuration.faintBackground(traitCollection)
        value.backgroundColor = configuration.background.backgroundColor?.geometryColor(traitCollection)
        return .configuration(value)
    }

    private var horizontal: Button.Placement.Horizontal {
        switch effectiveContentHorizontalAlignment {
        case .left, .leading: .left
        case .right, .trailing: .right
        case .fill: .fill
        case .center: .center
        }
    }

    private var vertical: Button.Placement.Vertical {
        switch contentVerticalAlignment {
        case .top: .top
        case .bottom: .bottom
        case .fill: .fill
        case .center: .center
        }
    }

    /// Returns the frames of the image, title and subtitle in a rectangle.
    func parts(in room: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
        let value = buttonValue()
        var available = CGSize(width: max(0, room.width - value.imageSize.width), height: room.height)
        if !value.isImageBesideTitle { available.width = room.width }
        func size(_ label: UILabel?) -> Size {
            var size = label?.sizeThatFits(available) ?? .zero
            // Seen in Tinder/Layout on iOS 26: the label of a button without a configuration is in whole points.
            if configuration == nil { size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)) }
            return Size(width: min(size.width, available.width), height: min(size.height, room.height))
        }
        let texts = value.texts(
            title: hasTitle ? size(titleLabel) : .zero, subtitle: hasSubtitle ? size(subtitleLabel) : .zero)
        let block = value.block(title: texts.size, in: Size(width: room.width, height: room.height))
        let x: CGFloat =
            switch horizontal {
            case .left: room.minX
            case .right: room.maxX - block.size.width
            case .center, .fill: room.midX - block.size.width / 2
            }
        let y: CGFloat =
            switch vertical {
            case .top: room.minY
            case .bottom: room.maxY - block.size.height
            case .center, .fill: room.midY - block.size.height / 2
            }
        let parts = block.parts(in: Rect(x: x, y: y, width: block.size.width, height: block.size.height))
        let (title, subtitle) = texts.parts(in: parts.title)
        return (
            parts.image.moved(by: imageEdgeInsets, grid: pixelScale),
            title.moved(by: titleEdgeInsets, grid: pixelScale),
            subtitle.moved(by: titleEdgeInsets, grid: pixelScale)
        )
    }
}

extension Rect {
    /// Returns the rectangle aligned to pixels, moved by half the difference of opposite insets.
    fileprivate func moved(by insets: UIEdgeInsets, grid scale: CGFloat) -> CGRect {
        let x = minX + (insets.left - insets.right) / 2
        let y = minY + (insets.top - insets.bottom) / 2
        return CGRect(
            x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: size.width, height: size.height)
    }
}
