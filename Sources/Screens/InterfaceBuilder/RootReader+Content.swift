internal import LayoutSimText
internal import LayoutSimGeometry
internal import LayoutSimViewTree
import LayoutSimXML

extension RootReader {
    /// Returns the content of a view apart from its subviews.
    mutating func content(of element: XMLElement, id: String, override: ContentOverride?) -> Content {
        if let kind = ViewElements.opaqueKinds[element.name] { return .opaque(kind) }
        switch element.name {
        case "label": return label(element, override)
        case "button": return .button(button(element, override))
        case "imageView": return imageView(element, override)
        case "textField": return .textField(textField(element, override))
        case "textView": return .textView(textView(element, override))
        case "stackView": return .stack(stack(element))
        case "scrollView": return .scroll
        default: return control(element).map(Content.control) ?? .none
        }
    }

    private mutating func label(_ element: XMLElement, _ override: ContentOverride?) -> Content {
        let highlighted = element.flag("highlighted") ? element.property("highlightedColor") : nil
        let color = highlighted?.color(file.resources) ?? textColor(of: element)
        return .label(text(of: element, override, defaultFont: .system(size: 17)), color: color)
    }

    private func textColor(of element: XMLElement) -> Color {
        attributedColor(element.property("attributedText")) ?? element.property("textColor")?.color(file.resources)
            ?? defaultTextColor
    }

    /// The default text color: black, or white in the dark appearance.
    private var defaultTextColor: Color { file.request.appearance == .light ? .black : .white }

    /// Returns the text of a label or field, attributed or plain.
    mutating func text(of element: XMLElement, _ override: ContentOverride?, defaultFont: Font) -> TextContent {
        let (font, leading) = font(of: element.property("fontDescription"), default: defaultFont)
        var content = TextContent(element.string("text"), font: font)
        content.lineLeading = leading
        content.alignment = TextAlignment(rawValue: element["textAlignment"] ?? "natural") ?? .natural
        content.lineBreakMode = element.lineBreakMode
        content.numberOfLines = element["numberOfLines"].flatMap { Int($0) }.map { max(0, $0) } ?? 1
        if element.flag("adjustsFontSizeToFit") { content.minimumScaleFactor = element.minimumScaleFactor(font: font) }
        if let attributed = element.property("attributedText") { setAttributed(attributed, in: &content) }
        content.isRightToLeft = isRightToLeft ? true : nil
        apply(override, to: &content)
        return content
    }

    func apply(_ override: ContentOverride?, to content: inout TextContent) {
        if let text = override?.text {
            content.text = text
            content.runs = []
        }
        guard let override, override.fontSize != nil || override.fontWeight != nil else { return }
        content.font.size = override.fontSize ?? content.font.size
        content.font.weight = override.fontWeight ?? content.font.weight
        content.lineLeading = nil
    }

    private mutating func textField(_ element: XMLElement, _ override: ContentOverride?) -> TextField {
        let border = TextField.Border(rawValue: element["borderStyle"] ?? "none") ?? .none
        let color = textColor(of: element)
        var field = TextField(
            border: border, text: text(of: element, override, defaultFont: .system(size: 14)),
            placeholder: element.string("placeholder"), color: color)
        field.isSecure = element.property("textInputTraits")?.flag("secureTextEntry") ?? false
        if !field.text.text.isEmpty, ["always", "unlessEditing"].contains(element["clearButtonMode"]) {
            field.clearButton = isMirrored(element) ? .left : .right
        }
        return field
    }

    private mutating func textView(_ element: XMLElement, _ override: ContentOverride?) -> TextView {
        var text = text(of: element, override, defaultFont: .system(size: 14))
        text.numberOfLines = 0
        text.lineBreakMode = .byWordWrapping
        let color = textColor(of: element)
        return TextView(text, color: color, isScrollEnabled: element.flag("scrollEnabled", default: true))
    }
}

extension XMLElement {
    /// Returns a text, which is an attribute if it is short and an element if it has line breaks.
    func string(_ key: String) -> String {
        guard let element = property(key), element.name == "string" || element.name == "mutableString" else {
            return self[key] ?? ""
        }
        return element.wholeText
    }

    /// The text of a `string` element.
    var wholeText: String { self["base64-UTF8"] == "YES" ? decodedBase64(text) : text }

    /// The line break mode; the default truncates the tail.
    var lineBreakMode: LineBreakMode {
        switch self["lineBreakMode"] {
        case "wordWrap", "wordWrapping": .byWordWrapping
        case "characterWrap": .byCharWrapping
        case "clip": .byClipping
        case "headTruncation": .byTruncatingHead
        case "middleTruncation": .byTruncatingMiddle
        default: .byTruncatingTail
        }
    }

    /// Returns the minimum scale factor of a single line; older files contain the minimum font size instead.
    fileprivate func minimumScaleFactor(font: Font) -> Double {
        if let factor = number("minimumScaleFactor") { return min(max(factor, 0), 1) }
        guard let size = number("minimumFontSize"), font.size > 0 else { return 0 }
        return min(max(size / font.size, 0), 1)
    }
}

/// Decodes a base64 text, skipping other characters.
private func decodedBase64(_ text: String) -> String {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
        guard let value = base64Value(byte) else { continue }
        bits = (bits << 6 | value) & 0xFFFFFF
        count += 6
        if count >= 8 {
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

private func base64Value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
}
