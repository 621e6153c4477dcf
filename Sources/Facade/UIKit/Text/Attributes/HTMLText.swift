import Foundation

/// Parses HTML into attributed runs.
struct HTMLText {
    /// The style that the enclosing tags set.
    private struct Style {
        var isBold = false
        var isItalic = false
        var isMonospaced = false
        var isUnderlined = false
        var isStruckOut = false
        /// The font size in points.
        var size: CGFloat = 12
        var color: UIColor?
        var link: String?
        var isPreformatted = false
    }

    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr", "section",
        "article", "header", "footer", "center",
    ]
    private static let silent: Set<String> = ["head", "style", "script", "title"]
    private static let headings: [String: CGFloat] = [
        "h1": 24, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04,
    ]

    private let result = NSMutableAttributedString()
    private var styles: [(tag: String, style: Style)] = []
    private var isInSilence: String?
    /// Whether the next text begins on a new line.
    private var needsNewLine = false

    var attributed: NSAttributedString { result }

    init(_ source: String) {
        var rest = Substring(source)
        while let opening = rest.firstIndex(of: "<") {
            add(rest[..<opening])
            let end = rest[opening...].hasPrefix("<!--") ? "-->" : ">"
            guard let closing = rest[opening...].range(of: end) else { break }
            read(tag: rest[rest.index(after: opening)..<closing.lowerBound])
            rest = rest[closing.upperBound...]
        }
        if !rest.contains("<") { add(rest) }
        if needsNewLine, result.length > 0 { append("\n") }
    }

    private var style: Style { styles.last?.style ?? Style() }

    private mutating func add(_ text: Substring) {
        guard isInSilence == nil, !text.isEmpty else { return }
        var plain = HTMLEntities.resolved(text)
        if !style.isPreformatted {
            plain = plain.split(omittingEmptySubsequences: false) { $0.isWhitespace && $0 != "\u{A0}" }
                .reduce(into: "") { joined, word in
                    if !joined.isEmpty, joined.last != " " { joined += " " }
                    if joined.isEmpty, word.isEmpty { joined = " " }
                    joined += word
                }
            let isAtStart =
                result.length == 0 || needsNewLine || result.string.last == "\n" || result.string.last == " "
            if isAtStart { plain = String(plain.drop { $0 == " " }) }
        }
        guard !plain.isEmpty else { return }
        if needsNewLine, result.length > 0 {
            trimSpace()
            append("\n")
        }
        needsNewLine = false
        append(plain)
    }

    private func trimSpace() {
        if result.string.last == " " { result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1)) }
    }

    private func append(_ text: String) {
        result.append(NSAttributedString(string: text, attributes: attributes(of: style)))
    }

    private mutating func read(tag: Substring) {
        let words = tag.split { $0.isWhitespace || $0 == "/" }
        guard let name = words.first?.lowercased(), !name.hasPrefix("!") else { return }
        if let silent = isInSilence {
            if tag.hasPrefix("/"), name == silent { isInSilence = nil }
            return
        }
        let isEnd = tag.hasPrefix("/")
        if HTMLText.silent.contains(name), !isEnd { isInSilence = name }
        if name == "br" {
            needsNewLine = false
            append("\u{2028}")
            return
        }
        if HTMLText.blocks.contains(name), result.length > 0 { needsNewLine = true }
        if isEnd {
            if let index = styles.lastIndex(where: { $0.tag == name }) { styles.removeSubrange(index...) }
            return
        }
        guard !tag.hasSuffix("/"), !["img", "hr", "meta", "link", "input"].contains(name) else { return }
        styles.append((name, style(in: name, HTMLAttributes(tag))))
        if name == "li" { addBullet() }
    }

    private mutating func addBullet() {
        if needsNewLine, result.length > 0 { append("\n") }
        needsNewLine = false
        append("\t\u{2022}\t")
    }

    private func style(in tag: String, _ attributes: HTMLAttributes) -> Style {
        var style = style
        switch tag {
        case "b", "strong": style.isBold = true
        case "i", "em", "cite": style.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "strike", "del": style.isStruckOut = true
        case "code", "tt", "kbd": style.isMonospaced = true
        case "pre":
            style.isMonospaced = true
            style.isPreformatted = true
        case "a": style.link = attributes["href"]
        case "font": style.color = attributes["color"].flatMap(HTMLAttributes.color)
        default:
            guard let size = HTMLText.headings[tag] else { break }
            style.isBold = true
            style.size = size
        }
        return style
    }

    private func attributes(of style: Style) -> [NSAttributedString.Key: Any] {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if style.isBold { traits.insert(.traitBold) }
        if style.isItalic { traits.insert(.traitItalic) }
        let name = style.isMonospaced ? "Courier" : "Times New Roman"
        let family = UIFontDescriptor(fontAttributes: [.family: name, .size: style.size])
        let font = UIFont(descriptor: family.withSymbolicTraits(traits) ?? family, size: style.size)
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: style.color ?? UIColor.black, .kern: 0,
            .paragraphStyle: NSParagraphStyle.default,
        ]
        if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.isStruckOut { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link = style.link.flatMap({ URL(string: $0) }) {
            attributes[.link] = link
            attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
            attributes[.foregroundColor] = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)
        }
        return attributes
    }
}
