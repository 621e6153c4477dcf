internal import LayoutSimGeometry
internal import LayoutSimText
import LayoutSimXML

extension RootReader {
    /// Returns the font of a `fontDescription`, and the baseline distance of a text style.
    mutating func font(of element: XMLElement?, default fallback: Font) -> (font: Font, leading: Double?) {
        guard let element else { return (fallback, nil) }
        if let name = element["style"] { return textStyle(name, element) }
        let size = element.fontSize("pointSize") ?? element.namedFontSize ?? fallback.size
        if let name = element["name"] { return (named(publicName(name), size: size), nil) }
        var font = Font.system(size: size, weight: element.fontWeight ?? .regular)
        switch element["type"] {
        case "boldSystem": font.weight = .bold
        case "italicSystem": font.isItalic = true
        default: break
        }
        return (font, nil)
    }

    private mutating func textStyle(_ name: String, _ element: XMLElement) -> (font: Font, leading: Double?) {
        let style = TextStyle(interfaceBuilderName: name)
        if style == nil { warn(element.line, "the text style '\(name)' is unknown; the body style is used instead") }
        let known = style ?? .body
        return (known.font(at: contentSize), known.leading(at: contentSize))
    }

    /// The requested content size, or that of the file's version on its own device.
    var contentSize: ContentSizeCategory {
        file.request.contentSize ?? (device.isOverride ? .large : version.contentSize)
    }

    /// Returns the public name of a font: from iOS 13 on, the private names of San Francisco give Times New Roman [10
    /// stored frames of 2 repositories], except in attributed texts, which contain fonts of the Mac.
    private func publicName(_ name: String) -> String {
        name.hasPrefix(".SF") && version >= 15_000 ? "TimesNewRomanPSMT" : name
    }

    private func named(_ name: String, size: Double) -> Font {
        Font(family: .named(file.request.namedFonts[name] ?? name), size: size)
    }

    /// Reads an attributed text; attributes common to all runs become the style of the whole text, and the others stay
    /// with their runs.
    mutating func setAttributed(_ element: XMLElement, in content: inout TextContent) {
        let fragments = element.children.filter { $0.name == "fragment" }
        content.text = fragments.map { $0.string("content") }.joined()
        let runs = fragments.reduce(into: [StyledRun]()) { runs, fragment in
            let length = fragment.string("content").utf8.count
            var style = style(of: fragment.child("attributes"), fallback: content)
            // Xcode writes tab stops with every paragraph style.
            if !content.text.utf8.contains(0x09) { style.paragraph.removeTabStops() }
            if let last = runs.last, last.style == style {
                runs[runs.count - 1].length += length
            } else if length > 0 {
                runs.append(StyledRun(length: length, style: style))
            }
        }
        let attributes = fragments.first?.child("attributes")
        if let font = attributes?.property("NSFont") {
            content.font = metaFont(font, fallback: content.font)
            content.lineLeading = nil
        }
        if runs.count > 1 || runs.contains(where: \.style.isMoreThanLetters) { content.runs = runs }
        if let paragraph = attributes?.property("NSParagraphStyle") {
            content.alignment = TextAlignment(rawValue: paragraph["alignment"] ?? "natural") ?? .natural
        }
    }

    /// Returns the style of a run; a run without a font has that of the element.
    private func style(of attributes: XMLElement?, fallback: TextContent) -> RunStyle {
        var style = RunStyle(font: fallback.font)
        style.lineLeading = fallback.lineLeading
        if let font = attributes?.property("NSFont") {
            style.font = metaFont(font, fallback: fallback.font)
            style.lineLeading = nil
        }
        style.color = attributes?.property("NSColor")?.color(file.resources)
        style.background = attributes?.property("NSBackgroundColor")?.color(file.resources)
        style.kern = attributes?.property("NSKern")?.number("value") ?? 0
        style.baselineOffset = attributes?.property("NSBaselineOffset")?.number("value") ?? 0
        if attributes?.property("NSUnderline")?.number("value").map({ $0 > 0 }) ?? false {
            style.underline = TextDecoration()
        }
        if attributes?.property("NSStrikethrough")?.number("value").map({ $0 > 0 }) ?? false {
            style.strikethrough = TextDecoration()
        }
        if let paragraph = attributes?.property("NSParagraphStyle") { style.paragraph = paragraph.paragraphStyle }
        return style
    }

    /// Returns the color of an attributed text's first run, which is used for the whole text.
    func attributedColor(_ element: XMLElement?) -> Color? {
        let first = element?.children.first { $0.name == "fragment" }
        return first?.child("attributes")?.property("NSColor")?.color(file.resources)
    }

    private func metaFont(_ element: XMLElement, fallback: Font) -> Font {
        let size = element.fontSize("size") ?? (element["metaFont"] == "cellTitle" ? 12 : fallback.size)
        if let name = element["name"] { return named(name, size: size) }
        let isBold = ["systemBold", "boldSystem"].contains(element["metaFont"])
        return .system(size: size, weight: isBold ? .bold : .regular)
    }
}

extension RunStyle {
    /// Whether the text has more attributes than font, color and alignment, which a plain text has too.
    fileprivate var isMoreThanLetters: Bool {
        var plain = RunStyle(font: font)
        plain.lineLeading = lineLeading
        plain.color = color
        plain.paragraph.alignment = paragraph.alignment
        return self != plain
    }
}

extension XMLElement {
    /// Returns a usable font size; 0 means 12 points, as in `UIFont.systemFont(ofSize: 0)`.
    fileprivate func fontSize(_ name: String) -> Double? {
        guard let size = number(name), size >= 0 else { return nil }
        return size == 0 ? 12 : min(size, 1000)
    }

    /// `UIFont.systemFontSize` and the other sizes that UIKit names, in points.
    fileprivate var namedFontSize: Double? {
        switch self["size"] {
        case "system": 14
        case "smallSystem": 12
        case "label": 17
        case "button": 18
        default: nil
        }
    }

    fileprivate var fontWeight: FontWeight? {
        self["weight"].flatMap(FontWeight.init(rawValue:))
    }
}

extension TextStyle {
    /// Creates the text style with a name in Interface Builder's files.
    init?(interfaceBuilderName name: String) {
        let prefix = "UICTFontTextStyle"
        guard name.hasPrefix(prefix) else { return nil }
        switch name.dropFirst(prefix.count) {
        case "Title0": self = .largeTitle
        case "Title1": self = .title1
        case "Title2": self = .title2
        case "Title3": self = .title3
        case "Headline": self = .headline
        case "Body": self = .body
        case "Callout": self = .callout
        case "Subhead": self = .subheadline
        case "Footnote": self = .footnote
        case "Caption1": self = .caption1
        case "Caption2": self = .caption2
        default: return nil
        }
    }
}
