package import Foundation
import LayoutSimGeometry
package import LayoutSimText

/// Converts attributed text for the layout engine.
package struct AttributedText {
    private let text: NSAttributedString
    private let defaults: [NSAttributedString.Key: Any]

    /// Creates a converter; `defaults` apply where the text lacks an attribute.
    package init(_ text: NSAttributedString, defaults: [NSAttributedString.Key: Any]) {
        self.text = text
        self.defaults = defaults
    }

    /// Returns the text with a run for each style; dynamic colors are resolved with the traits.
    package func content(_ lineBreakMode: NSLineBreakMode, traits: UITraitCollection) -> TextContent {
        let string = text.string
        let first = values(at: 0)
        let font = (first[.font] as? UIFont) ?? UIFont(name: "Helvetica", size: 12) ?? UIFont.systemFont(ofSize: 12)
        let paragraph = (defaults[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
        var content = TextContent(
            string, font: font.values.font, alignment: paragraph.value, lineBreakMode: lineBreakMode.value)
        content.lineLeading = font.values.lineLeading.map { Double($0) }
        content.allowsTightening =
            (first[.paragraphStyle] as? NSParagraphStyle)?.allowsDefaultTighteningForTruncation ?? false
        if let strategy = (first[.paragraphStyle] as? NSParagraphStyle)?.lineBreakStrategy, !strategy.isEmpty {
            content.lineBreakStrategy = strategy.value
        }
        let runs = runs(font, traits)
        guard runs.count > 1 || runs.contains(where: { $0.style.isMoreThanFont }) else { return content }
        content.runs = runs
        return content
    }

    /// Returns the content of a text in one font, without any other attribute.
    package static func content(_ text: String, _ font: UIFont, _ lineBreakMode: NSLineBreakMode) -> TextContent {
        var content = TextContent(
            text, font: font.values.font, alignment: NSTextAlignment.natural.value, lineBreakMode: lineBreakMode.value)
        content.lineLeading = font.values.lineLeading.map { Double($0) }
        content.allowsTightening = false
        return content
    }

    /// Returns the color of the first character, if it has one.
    package func firstColor() -> UIColor? { values(at: 0)[.foregroundColor] as? UIColor }

    private func values(at index: Int) -> [NSAttributedString.Key: Any] {
        guard index < text.length else { return defaults }
        return unsafe defaults.merging(text.attributes(at: index, effectiveRange: nil)) { $1 }
    }

    private func runs(_ defaultFont: UIFont, _ traits: UITraitCollection) -> [StyledRun] {
        let string = text.string as NSString
        var runs: [StyledRun] = []
        unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { own, range, _ in
            var style = RunStyle(defaults.merging(own) { $1 }, own, defaultFont, traits)
            style.paragraph = (own[.paragraphStyle] as? NSParagraphStyle)?.values.paragraph(of: text.string) ?? .init()
            let length = string.substring(with: range).utf8.count
            if let last = runs.last, last.style == style {
                runs[runs.count - 1].length += length
            } else {
                runs.append(StyledRun(length: length, style: style))
            }
        }
        return runs
    }
}

extension RunStyle {
    /// Creates a run style; `own` are the run's attributes without defaults, and a run without its own color takes that
    /// of the whole text.
    fileprivate init(
        _ values: [NSAttributedString.Key: Any], _ own: [NSAttributedString.Key: Any], _ defaultFont: UIFont,
        _ traits: UITraitCollection
    ) {
        let font = values[.font] as? UIFont ?? defaultFont
        self.init(font: font.values.font)
        lineLeading = font.values.lineLeading.map { Double($0) }
        color = (own[.foregroundColor] as? UIColor)?.geometryColor(traits)
        if own[.link] != nil { color = UIColor.link.geometryColor(traits) }
        background = (values[.backgroundColor] as? UIColor)?.geometryColor(traits)
        kern = Double(number(values[.kern]) ?? number(values[.tracking]) ?? 0)
        baselineOffset = Double(number(values[.baselineOffset]) ?? 0)
        underline = TextDecoration(values[.underlineStyle], values[.underlineColor], traits)
        strikethrough = TextDecoration(values[.strikethroughStyle], values[.strikethroughColor], traits)
        shadow = (values[.shadow] as? NSShadow)?.runShadow(traits)
        strokeWidth = Double(number(values[.strokeWidth]) ?? 0)
        if strokeWidth != 0 { strokeColor = (values[.strokeColor] as? UIColor)?.geometryColor(traits) }
        attachment = (values[.attachment] as? NSTextAttachment)?.inlineAttachment(
            font, color: (values[.foregroundColor] as? UIColor)?.resolvedColor(with: traits))
    }

    /// Whether the style has more than a font.
    fileprivate var isMoreThanFont: Bool {
        var plain = RunStyle(font: font)
        plain.lineLeading = lineLeading
        return self != plain
    }
}

extension NSShadow {
    /// The shadow for the layout engine; the standard deviation of the blur is half its radius, as in Core Graphics.
    fileprivate func runShadow(_ traits: UITraitCollection) -> RunShadow? {
        guard let color = drawnColor(traits) else { return nil }
        return RunShadow(
            color: color, offset: Point(x: Double(shadowOffset.width), y: Double(shadowOffset.height)),
            radius: Double(max(0, shadowBlurRadius)) / 2)
    }

    /// Returns the color of the shadow; `nil` if it has none, or a length that is not finite.
    func drawnColor(_ traits: UITraitCollection) -> Color? {
        let lengths = [shadowOffset.width, shadowOffset.height, shadowBlurRadius]
        guard lengths.allSatisfy(\.isFinite) else { return nil }
        return (shadowColor as? UIColor)?.geometryColor(traits)
    }
}

extension TextDecoration {
    fileprivate init?(_ style: Any?, _ color: Any?, _ traits: UITraitCollection) {
        guard
            let raw = number(style).flatMap({ Int(exactly: $0.rounded(.towardZero)) })
                ?? (style as? NSUnderlineStyle)?.rawValue, raw & 0x0F != 0
        else {
            return nil
        }
        let line: Line = raw & 0x0F == 0x09 ? .double : raw & 0x0F == 0x02 ? .thick : .single
        let pattern: Pattern =
            switch raw & 0x0F00 {
            case 0x0100: .dot
            case 0x0200: .dash
            case 0x0300: .dashDot
            case 0x0400: .dashDotDot
            default: .solid
            }
        self.init(line, pattern: pattern, color: (color as? UIColor)?.geometryColor(traits))
    }
}

extension ParagraphValues {
    /// Returns the equivalent paragraph style of the layout engine for a text.
    fileprivate func paragraph(of text: String) -> ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = alignment == .natural ? nil : alignment.value
        style.lineSpacing = Double(max(0, lineSpacing))
        style.paragraphSpacing = Double(max(0, paragraphSpacing))
        style.paragraphSpacingBefore = Double(max(0, paragraphSpacingBefore))
        style.firstLineHeadIndent = Double(firstLineHeadIndent)
        style.headIndent = Double(headIndent)
        style.tailIndent = Double(tailIndent)
        style.minimumLineHeight = Double(minimumLineHeight)
        style.maximumLineHeight = Double(maximumLineHeight)
        style.lineHeightMultiple = Double(lineHeightMultiple)
        if text.utf8.contains(0x09) {
            style.tabStops = tabStops == NSTextTab.standard ? nil : tabStops.map { $0.stop(in: text) }
            style.defaultTabInterval = Double(max(0, defaultTabInterval))
        }
        switch baseWritingDirection {
        case .natural: style.isRightToLeft = nil
        case .leftToRight: style.isRightToLeft = false
        case .rightToLeft: style.isRightToLeft = true
        }
        return style
    }
}
