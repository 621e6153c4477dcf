import LayoutSimNotation
import LayoutSimText
import LayoutSimGeometry
import LayoutSimTypography
import LayoutSimViewTree

extension LayoutDocument.Property {
    /// A text as it was asked for and, where it was set, the lines that came out; without a colour it is the tint's.
    static func properties(of text: TextContent, _ color: Color?, _ layout: TextLayout?) -> [LayoutDocument.Property] {
        let limit = text.numberOfLines == 0 ? "any" : "\(text.numberOfLines)"
        let count = layout.map { "\($0.lines.count) " } ?? ""
        let values: [(name: String, value: String?)] = [
            ("text", quoted(text.text)),
            ("font", text.font.description + (color.map { " \($0)" } ?? "")),
            ("lines", "\(count)of \(limit) \(text.alignment.rawValue) \(text.lineBreakMode.rawValue)"),
            ("scale", scale(of: text, layout)),
            ("leading", text.lineLeading.map(decimal)),
            ("line-height", text.lineHeight.map(decimal)),
            ("direction", text.isRightToLeft.map { $0 ? "right-to-left" : "left-to-right" }),
        ]
        return values.compactMap { name, value in value.map { LayoutDocument.Property(name, $0) } }
            + (layout?.lines ?? []).map { LayoutDocument.Property("line", quoted($0.text)) }
    }

    private static func scale(of text: TextContent, _ layout: TextLayout?) -> String? {
        guard text.minimumScaleFactor > 0 else { return nil }
        return "\(layout.map { "\(decimal($0.scaleFactor)) " } ?? "")of \(decimal(text.minimumScaleFactor))"
    }
}

extension Font {
    /// `system 22 regular`, or the name in the place of the family.
    var description: String {
        let name =
            switch family {
            case .system: "system"
            case .named(let name): quoted(name)
            }
        return "\(name) \(decimal(size)) \(weight.rawValue)\(isItalic ? " italic" : "")"
    }
}

/// A text and its colour, put together from the properties of a view.
struct ReadText {
    var content: TextContent
    var color: Color?

    /// Reads the properties that a text has; `nil` without a text and a font.
    init?(_ properties: inout ReadProperties) {
        guard let text = properties.take("text", { $0.name() }),
            let font = properties.take("font", { words in words.font().map { (font: $0, color: words.color()) } })
        else { return nil }
        content = TextContent(text, font: font.font)
        color = font.color
        readLines(&properties)
        content.minimumScaleFactor = properties.take("scale", { $0.afterResult { $0.number() } }) ?? 0
        content.lineLeading = properties.take("leading", { $0.number() })
        content.lineHeight = properties.take("line-height", { $0.number() })
        content.isRightToLeft = properties.take("direction", { $0.isRightToLeft() })
        properties.drop("line")
    }

    private mutating func readLines(_ properties: inout ReadProperties) {
        let lines = properties.take("lines") { words in
            words.afterResult { words in
                words.lineLimit().flatMap { limit in
                    words.value(TextAlignment.self).flatMap { alignment in
                        words.value(LineBreakMode.self).map { (limit: limit, alignment: alignment, mode: $0) }
                    }
                }
            }
        }
        guard let lines else { return }
        content.numberOfLines = lines.limit
        content.alignment = lines.alignment
        content.lineBreakMode = lines.mode
    }
}

extension WordReader {
    mutating func font() -> Font? {
        let family: FontFamily
        if skip("system") {
            family = .system
        } else {
            guard let name = name() else { return nil }
            family = .named(name)
        }
        guard let size = number(), let weight = value(FontWeight.self) else { return nil }
        return Font(family: family, size: size, weight: weight, isItalic: skip("italic"))
    }

    fileprivate mutating func lineLimit() -> Int? { skip("any") ? 0 : word().flatMap(Int.init) }

    fileprivate mutating func isRightToLeft() -> Bool? {
        skip("right-to-left") ? true : skip("left-to-right") ? false : nil
    }

    /// What stands behind the number that layout found and the word `of`.
    fileprivate mutating func afterResult<Value>(_ read: (inout WordReader) -> Value?) -> Value? {
        _ = number()
        return skip("of") ? read(&self) : nil
    }
}
