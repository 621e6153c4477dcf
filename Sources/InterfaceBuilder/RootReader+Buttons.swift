internal import LayoutSimText
internal import LayoutSimGeometry
internal import LayoutSimViewTree

extension RootReader {
    /// A button in its normal state or disabled, of the style that its file shows.
    mutating func button(_ element: XMLElement, _ override: ContentOverride?) -> Button {
        let configuration = element.property("configuration")
        var button =
            if let configuration, configuration.name == "buttonConfiguration" {
                configured(element, configuration, override)
            } else {
                classic(element, override)
            }
        button.placement = placement(of: element)
        button.image?.isTemplate = element["buttonType"] != nil && element["buttonType"] != "custom"
        return button
    }

    private mutating func classic(_ element: XMLElement, _ override: ContentOverride?) -> Button {
        let state = element.property("normal")
        // The system's buttons show symbols at the large scale.
        let isCustom = element["buttonType"] == nil || element["buttonType"] == "custom"
        var button = Button(
            classicTitle(element, state, override),
            image: override?.image ?? image(of: state, symbolScale: isCustom ? nil : "large"),
            style: .classic(contentInsets: element.property("contentEdgeInsets")?.insets(isRightToLeft: isRightToLeft)))
        button.titleColor =
            state?.property("titleColor")?.color(file.resources)
            ?? attributedColor(state?.property("attributedTitle"))
        if !element.flag("enabled", default: true) {
            let own = element.property("disabled")?.property("titleColor")?.color(file.resources)
            button.titleColor = own ?? button.titleColor ?? (isCustom ? nil : systemColor(.tertiaryLabel))
        }
        if button.titleColor == nil, isCustom { button.titleColor = .white }
        return button
    }

    func systemColor(_ color: SystemColor) -> Color { color.color(in: file.request.appearance) }

    private func placement(of element: XMLElement) -> Button.Placement {
        func insets(_ key: String) -> EdgeInsets {
            element.property(key)?.insets(isRightToLeft: isRightToLeft) ?? .zero
        }
        let horizontal: Button.Placement.Horizontal =
            switch element["contentHorizontalAlignment"] {
            case "leading": isRightToLeft ? .right : .left
            case "trailing": isRightToLeft ? .left : .right
            case let side: side.flatMap(Button.Placement.Horizontal.init) ?? .center
            }
        return Button.Placement(
            horizontal: horizontal,
            vertical: element["contentVerticalAlignment"].flatMap(Button.Placement.Vertical.init) ?? .center,
            imageInsets: insets("imageEdgeInsets"), titleInsets: insets("titleEdgeInsets"))
    }

    /// The system's type sets its title at 15 points, a custom button at 18; without a title the font still decides
    /// the height.
    private mutating func classicTitle(
        _ element: XMLElement, _ state: XMLElement?, _ override: ContentOverride?
    ) -> TextContent {
        let isCustom = element["buttonType"] == nil || element["buttonType"] == "custom"
        let (font, leading) = font(
            of: element.property("fontDescription"), default: .system(size: isCustom ? 18 : 15))
        var title = TextContent(state?.string("title") ?? "", font: font, alignment: .center)
        title.lineLeading = leading
        title.lineBreakMode = element["lineBreakMode"] == nil ? .byTruncatingMiddle : element.lineBreakMode
        if let attributed = state?.property("attributedTitle") { setAttributed(attributed, in: &title) }
        apply(override, to: &title)
        return title
    }

    private mutating func configured(
        _ element: XMLElement, _ configuration: XMLElement, _ override: ContentOverride?
    ) -> Button {
        let body = TextStyle.body
        var (font, leading) = font(
            of: configuration.property("titleFontDescription"), default: body.font(at: contentSize))
        if configuration.property("titleFontDescription") == nil {
            leading = body.leading(at: contentSize)
            if element["role"] == "primary" { font.weight = .semibold }
        }
        var title = TextContent(configuration.string("title"), font: font, alignment: .center)
        title.lineLeading = leading
        title.numberOfLines = 0
        title.lineBreakMode = .byWordWrapping
        if let attributed = configuration.property("attributedTitle") { setAttributed(attributed, in: &title) }
        apply(override, to: &title)
        if configuration["subtitle"] != nil || configuration.property("attributedSubtitle") != nil {
            warn(configuration.line, "button subtitles are not laid out")
        }
        var button = Button(
            title,
            image: override?.image ?? image(of: configuration, symbolScale: title.text.isEmpty ? "large" : nil),
            style: .configuration(style(of: configuration, isEnabled: element.flag("enabled", default: true))))
        button.titleColor =
            configuration.property("baseForegroundColor")?.color(file.resources)
            ?? attributedColor(configuration.property("attributedTitle"))
        if !element.flag("enabled", default: true) { button.titleColor = systemColor(.tertiaryLabel) }
        return button
    }

    private func style(of element: XMLElement, isEnabled: Bool) -> Button.Configuration {
        var style = Button.Configuration(
            background: Button.Configuration.Background(rawValue: element["style"] ?? "plain") ?? .plain)
        if let insets = element.property("contentInsets") {
            style.contentInsets = insets.insets(isRightToLeft: isRightToLeft)
        }
        style.imagePlacement =
            Button.Configuration.ImagePlacement(rawValue: element["imagePlacement"] ?? "leading") ?? .leading
        style.imagePadding = element.number("imagePadding") ?? 0
        style.baseBackgroundColor = element.property("baseBackgroundColor")?.color(file.resources)
        if !isEnabled, style.background != .plain { style.baseBackgroundColor = systemColor(.tertiaryFill) }
        style.isCapsule = element["cornerStyle"] == "capsule"
        return style
    }
}
