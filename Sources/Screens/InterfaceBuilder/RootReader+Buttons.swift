internal import LayoutSimText
internal import LayoutSimGeometry
internal import LayoutSimViewTree
import LayoutSimXML

extension RootReader {
    /// Returns a button in its current state and style.
    mutating func button(_ element: XMLElement, _ override: ContentOverride?) -> Button {
        let configuration = element.property("configuration")
        var button =
            if let configuration, configuration.name == "buttonConfiguration" {
                configured(element, configuration, override)
            } else {
                classic(element, override)
            }
        button.image = button.image.map { enlarged($0, by: element) }
        button.placement = placement(of: element)
        if button.image != nil { button.placement.isMirrored = isMirrored(element) }
        button.image?.isTemplate = element["buttonType"] != nil && element["buttonType"] != "custom"
        return button
    }

    private mutating func classic(_ element: XMLElement, _ override: ContentOverride?) -> Button {
        let look = ButtonLook(of: element)
        // System buttons show symbols at the large scale.
        let isCustom = element["buttonType"] == nil || element["buttonType"] == "custom"
        var button = Button(
            classicTitle(element, look, override),
            image: override?.image ?? image(of: look.element("image"), symbolScale: isCustom ? nil : "large")
                ?? typeImage(of: element),
            style: .classic(
                contentInsets: element.property("contentEdgeInsets")?.insets(isRightToLeft: isMirrored(element))))
        button.backgroundImage = image(of: look.element("backgroundImage"), "backgroundImage")
        button.titleColor =
            look.property("titleColor")?.color(file.resources) ?? attributedColor(look.property("attributedTitle"))
        if button.titleColor == nil, look.isDisabled, !isCustom { button.titleColor = systemColor(.tertiaryLabel) }
        if button.titleColor == nil, isCustom { button.titleColor = .white }
        return button
    }

    /// Returns the shadow of a label, by default a point above its letters, or of a button's title in its state; a
    /// shadow exactly under the letters is not visible ([Apple,
    /// `shadowOffset`](https://developer.apple.com/documentation/uikit/uilabel/shadowoffset)).
    func textShadow(of element: XMLElement) -> TextShadow? {
        let isLabel = element.name == "label"
        guard isLabel || element.name == "button" else { return nil }
        let color = isLabel ? element.property("shadowColor") : ButtonLook(of: element).property("titleShadowColor")
        guard let color = color?.color(file.resources) else { return nil }
        let size = element.property(isLabel ? "shadowOffset" : "titleShadowOffset")
        let offset = Point(
            x: size?.number("width") ?? 0, y: size?.number("height") ?? (isLabel && size == nil ? -1 : 0))
        return offset == Point(x: 0, y: 0) ? nil : TextShadow(color: color, offset: offset)
    }

    func systemColor(_ color: SystemColor) -> Color { color.color(in: file.request.appearance) }

    private func placement(of element: XMLElement) -> Button.Placement {
        let isMirrored = isMirrored(element)
        func insets(_ key: String) -> EdgeInsets {
            element.property(key)?.insets(isRightToLeft: isMirrored) ?? .zero
        }
        let horizontal: Button.Placement.Horizontal =
            switch element["contentHorizontalAlignment"] {
            case "leading": isMirrored ? .right : .left
            case "trailing": isMirrored ? .left : .right
            case let side: side.flatMap(Button.Placement.Horizontal.init) ?? .center
            }
        return Button.Placement(
            horizontal: horizontal,
            vertical: element["contentVerticalAlignment"].flatMap(Button.Placement.Vertical.init) ?? .center,
            imageInsets: insets("imageEdgeInsets"), titleInsets: insets("titleEdgeInsets"))
    }

    /// Returns the title, at 15 points for a system button and 18 for a custom one; without a title the font still
    /// determines the height.
    private mutating func classicTitle(
        _ element: XMLElement, _ look: ButtonLook, _ override: ContentOverride?
    ) -> TextContent {
        let isCustom = element["buttonType"] == nil || element["buttonType"] == "custom"
        let (font, leading) = font(
            of: element.property("fontDescription"), default: .system(size: isCustom ? 18 : 15))
        var title = TextContent(look.element("title")?.string("title") ?? "", font: font)
        title.lineLeading = leading
        title.lineBreakMode = element["lineBreakMode"] == nil ? .byTruncatingMiddle : element.lineBreakMode
        if let attributed = look.property("attributedTitle") { setAttributed(attributed, in: &title) }
        apply(override, to: &title)
        return title
    }

    private mutating func configured(
        _ element: XMLElement, _ configuration: XMLElement, _ override: ContentOverride?
    ) -> Button {
        let style = size(of: configuration).hasSmallTexts ? TextStyle.subheadline : .body
        var (font, leading) = font(
            of: configuration.property("titleFontDescription"), default: style.font(at: contentSize))
        if configuration.property("titleFontDescription") == nil {
            leading = style.leading(at: contentSize)
            if element["role"] == "primary" { font.weight = .semibold }
        }
        var title = TextContent(
            configuration.string("title"), font: font,
            alignment: titleAlignment(of: configuration, isMirrored: isMirrored(element)))
        title.lineLeading = leading
        title.numberOfLines = 0
        title.lineBreakMode = .byWordWrapping
        if let attributed = configuration.property("attributedTitle") { setAttributed(attributed, in: &title) }
        apply(override, to: &title)
        var button = Button(
            title,
            image: override?.image ?? image(of: configuration, symbolScale: title.text.isEmpty ? "large" : nil)
                ?? typeImage(of: element),
            style: .configuration(
                looks(
                    of: configuration, isEnabled: element.flag("enabled", default: true),
                    isMirrored: isMirrored(element))))
        button.subtitle = subtitle(of: configuration, isMirrored: isMirrored(element))
        button.titleColor =
            configuration.property("baseForegroundColor")?.color(file.resources)
            ?? attributedColor(configuration.property("attributedTitle"))
        if !element.flag("enabled", default: true) { button.titleColor = systemColor(.tertiaryLabel) }
        return button
    }

    private func size(of configuration: XMLElement) -> Button.Configuration.Size {
        configuration["buttonSize"].flatMap(Button.Configuration.Size.init) ?? .medium
    }

    private func looks(of element: XMLElement, isEnabled: Bool, isMirrored: Bool) -> Button.Configuration {
        var style = Button.Configuration(
            background: Button.Configuration.Background(rawValue: element["style"] ?? "plain") ?? .plain,
            contentInsets: size(of: element).contentInsets)
        if let insets = element.property("contentInsets") {
            style.contentInsets = insets.insets(isRightToLeft: isMirrored)
        }
        style.imagePlacement =
            Button.Configuration.ImagePlacement(rawValue: element["imagePlacement"] ?? "leading") ?? .leading
        style.imagePadding = element.number("imagePadding") ?? 0
        style.baseBackgroundColor = element.property("baseBackgroundColor")?.color(file.resources)
        if !isEnabled, style.background != .plain { style.baseBackgroundColor = systemColor(.tertiaryFill) }
        style.backgroundColor =
            isEnabled ? element.property("background")?.property("backgroundColor")?.color(file.resources) : nil
        style.isCapsule = element["cornerStyle"] == "capsule"
        if [nil, "dynamic", "fixed"].contains(element["cornerStyle"]) {
            style.cornerRadius = element.property("background")?.number("cornerRadius").map { max(0, $0) }
        }
        style.showsActivityIndicator = element.flag("showsActivityIndicator")
        return style
    }

    /// Returns the subtitle of a configuration, a footnote unless the file says otherwise [iOS 26.1] or the button is
    /// small; both texts begin at the leading side, but are centered below or above an image.
    private mutating func subtitle(of element: XMLElement, isMirrored: Bool) -> Button.Subtitle? {
        let style = size(of: element).hasSmallTexts ? TextStyle.caption1 : .footnote
        let description = element.property("subtitleFontDescription")
        var (font, leading) = font(of: description, default: style.font(at: contentSize))
        if description == nil { leading = style.leading(at: contentSize) }
        var content = TextContent(element.string("subtitle"), font: font)
        if let attributed = element.property("attributedSubtitle") {
            setAttributed(attributed, in: &content)
            font = content.font
            leading = content.lineLeading
        }
        guard !content.text.isEmpty else { return nil }
        var subtitle = Button.Subtitle(
            content.text, font: font, padding: element.number("titlePadding") ?? 1,
            alignment: alignment(of: element, isMirrored: isMirrored))
        subtitle.lineLeading = leading
        return subtitle
    }

    private func alignment(of element: XMLElement, isMirrored: Bool) -> Button.Subtitle.Alignment {
        switch titleAlignment(of: element, isMirrored: isMirrored) {
        case .center: .center
        case .right: .right
        case .left: .left
        case .natural, .justified: isMirrored ? .right : .left
        }
    }

    /// Returns the alignment of a title's lines, which is that of its subtitle.
    private func titleAlignment(of element: XMLElement, isMirrored: Bool) -> TextAlignment {
        let isBelowImage = ["top", "bottom"].contains(element["imagePlacement"]) && image(named: element)
        return switch element["titleAlignment"] {
        case "center": .center
        case "leading": isMirrored ? .right : .left
        case "trailing": isMirrored ? .left : .right
        default: isBelowImage ? .center : .natural
        }
    }

    private func image(named element: XMLElement) -> Bool {
        element["image"] != nil || element.property("image") != nil
    }
}
