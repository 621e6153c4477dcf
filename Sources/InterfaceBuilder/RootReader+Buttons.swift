internal import LayoutSimGeometry
internal import LayoutSimViewTree

extension RootReader {
    /// A button in its normal state, of the style that its file shows.
    mutating func button(_ element: XMLElement, _ override: ContentOverride?) -> Button {
        if let configuration = element.property("configuration"), configuration.name == "buttonConfiguration" {
            return configured(element, configuration, override)
        }
        let state = element.property("normal")
        var button = Button(
            classicTitle(element, state, override), image: override?.image ?? image(of: state),
            style: .classic(contentInsets: element.property("contentEdgeInsets")?.insets(isRightToLeft: isRightToLeft)))
        button.titleColor = state?.property("titleColor")?.color(file.resources)
        if button.titleColor == nil, element["buttonType"] == nil { button.titleColor = .white }
        if let tint = element.property("tintColor")?.color(file.resources), element["buttonType"] != nil {
            button.titleColor = button.titleColor ?? tint
        }
        return button
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
        if configuration.property("titleFontDescription") == nil { leading = body.leading(at: contentSize) }
        var title = TextContent(configuration.string("title"), font: font, alignment: .center)
        title.lineLeading = leading
        if let attributed = configuration.property("attributedTitle") { setAttributed(attributed, in: &title) }
        apply(override, to: &title)
        if configuration["subtitle"] != nil || configuration.property("attributedSubtitle") != nil {
            warn(configuration.line, "the subtitle of a button is not laid out")
        }
        var button = Button(
            title, image: override?.image ?? image(of: configuration),
            style: .configuration(style(of: configuration)))
        button.titleColor = configuration.property("baseForegroundColor")?.color(file.resources)
        return button
    }

    private func style(of element: XMLElement) -> Button.Configuration {
        var style = Button.Configuration(
            background: Button.Configuration.Background(rawValue: element["style"] ?? "plain") ?? .plain)
        if let insets = element.property("contentInsets") {
            style.contentInsets = insets.insets(isRightToLeft: isRightToLeft)
        }
        style.imagePlacement =
            Button.Configuration.ImagePlacement(rawValue: element["imagePlacement"] ?? "leading") ?? .leading
        style.imagePadding = element.number("imagePadding") ?? 0
        return style
    }
}
