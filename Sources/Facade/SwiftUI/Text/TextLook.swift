import CoreGraphics
import Foundation

/// How a part of a text looks.
struct TextLook {
    /// The font; `nil` for that of running text.
    var font: Font?
    var setting = FontSetting()
    /// The style of the letters; `nil` for that of the content.
    var style: AnyShapeStyle?
    var background: Color?
    var kerning: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var isSecondary = false
    var link: URL?
    /// Whether words say something of their own.
    var isOwn = false

    /// What the environment says of texts.
    init(_ environment: EnvironmentValues) {
        font = environment.font
        setting = environment.fontSetting
        kerning = environment.textLetterSpacing
        baselineOffset = environment.textBaselineOffset
        underline = environment.textUnderline
        strikethrough = environment.textStrikethrough
        isSecondary = environment.textIsSecondary
    }

    /// Makes changes, those that were made first last, so that they hold.
    mutating func make(_ changes: [TextChange]) {
        guard !changes.isEmpty else { return }
        isOwn = true
        for change in changes.reversed() { make(change) }
    }

    private mutating func make(_ change: TextChange) {
        switch change {
        case .font(let font): if let font { self.font = font }
        case .color(let color): if let color { style = AnyShapeStyle(color) }
        case .style(let style): self.style = style.value
        case .weight(let weight): if let weight { setting.weight = weight }
        case .design(let design): if let design { setting.design = design }
        case .width(let width): if let width { setting.width = width }
        case .bold(let isBold): setting.isBold = isBold
        case .italic(let isItalic): setting.isItalic = isItalic
        case .monospaced(let isMonospaced): setting.isMonospaced = isMonospaced
        case .monospacedDigit: setting.hasMonospacedDigits = true
        case .kerning(let points), .tracking(let points): kerning = points
        case .baselineOffset(let points): baselineOffset = points
        case .underline(let line): underline = line
        case .strikethrough(let line): strikethrough = line
        case .secondaryScale: isSecondary = true
        }
    }

    /// Takes what Markdown says of words.
    mutating func take(_ kind: Markdown.Kind) {
        guard kind != Markdown.Kind() else { return }
        isOwn = true
        if kind.isStrong { setting.isBold = true }
        if kind.isEmphasized { setting.isItalic = true }
        if kind.isCode { setting.isMonospaced = true }
        if kind.isCrossedOut { strikethrough = .single }
        if let link = kind.link { self.link = link }
    }
}

/// A part of a text in one look.
struct TextPiece {
    enum Content {
        case words(String)
        case image(Image)
    }

    var content: Content
    var look: TextLook
}
