import Foundation
package import LayoutSimGeometry

/// The text of an HTML document, in runs of one style.
package struct HTMLText {
    /// The style that the enclosing tags set.
    package struct Style: Equatable {
        /// Whether the text is bold.
        package var isBold = false
        /// Whether the text is italic.
        package var isItalic = false
        /// Whether the text is in a typewriter's font.
        package var isMonospaced = false
        /// Whether the text is underlined.
        package var isUnderlined = false
        /// Whether the text is struck out.
        package var isStruckOut = false
        /// The font size in points.
        package var size = 12.0
        /// The color; `nil` for the usual one.
        package var color: Color?
        /// The address of a link; `nil` outside links.
        package var link: String?
        /// Whether white space is kept as it is.
        package var isPreformatted = false
    }

    /// A text of one style, which is not empty.
    package struct Run: Equatable {
        /// The text.
        package var text: String
        /// The style of the whole text.
        package var style: Style
    }

    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr", "section",
        "article", "header", "footer", "center",
    ]
    private static let silent: Set<String> = ["head", "style", "script", "title"]
    private static let headings: [String: Double] = [
        "h1": 24, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04,
    ]

    /// The runs from start to end; neighbors may have the same style.
    package private(set) var runs: [Run] = []
    private var styles: [(tag: String, style: Style)] = []
    private var isInSilence: String?
    /// Whether the next text begins on a new line.
    private var needsNewLine = false

    private var last: Character? { runs.last?.text.last }

    /// Reads the source of a document.
    package init(_ source: String) {
        var rest = Substring(source)
        while let opening = rest.firstIndex(of: "<") {
            add(rest[..<opening])
            let end = rest[opening...].hasPrefix("<!--") ? "-->" : ">"
            guard let closing = rest[opening...].range(of: end) else { break }
            read(tag: rest[rest.index(after: opening)..<closing.lowerBound])
            rest = rest[closing.upperBound...]
        }
        if !rest.contains("<") { add(rest) }
        if needsNewLine, !runs.isEmpty { append("\n") }
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
                runs.isEmpty || needsNewLine || last == "\n" || last == " "
            if isAtStart { plain = String(plain.drop { $0 == " " }) }
        }
        guard !plain.isEmpty else { return }
        if needsNewLine, !runs.isEmpty {
            trimSpace()
            append("\n")
        }
        needsNewLine = false
        append(plain)
    }

    private mutating func trimSpace() {
        guard last == " " else { return }
        runs[runs.count - 1].text.removeLast()
        if last == nil { runs.removeLast() }
    }

    private mutating func append(_ text: String) { runs.append(Run(text: text, style: style)) }

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
        if HTMLText.blocks.contains(name), !runs.isEmpty { needsNewLine = true }
        if isEnd {
            if let index = styles.lastIndex(where: { $0.tag == name }) { styles.removeSubrange(index...) }
            return
        }
        guard !tag.hasSuffix("/"), !["img", "hr", "meta", "link", "input"].contains(name) else { return }
        styles.append((name, style(in: name, HTMLAttributes(tag))))
        if name == "li" { addBullet() }
    }

    private mutating func addBullet() {
        if needsNewLine, !runs.isEmpty { append("\n") }
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
}
