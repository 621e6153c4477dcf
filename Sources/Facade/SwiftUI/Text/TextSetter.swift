import Foundation
import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import LayoutSimText
import LayoutSimTypography
import UIKit

/// A text with all that decides how it is set: the answers of layout, and what a label shows.
final class TextSetter {
    let pieces: [TextPiece]
    let environment: EnvironmentValues
    let settings: TextSettings
    /// The font of the first words.
    let font: UIFont
    /// The words; pictures are characters that stand for them.
    let words: String
    let kept = KeptContent()

    init(_ text: Text, _ environment: EnvironmentValues) {
        self.environment = environment
        let settings = environment.textSettings
        self.settings = settings
        pieces = text.pieces(in: environment, settings)
        words = pieces.count == 1 ? pieces[0].words : pieces.map(\.words).joined()
        font = pieces.first.map { settings.font(of: $0.look) } ?? settings.font
    }

    /// Whether all words have one look that a label can have by itself.
    var isPlain: Bool {
        guard pieces.count <= 1, let piece = pieces.first else { return pieces.isEmpty }
        guard case .words = piece.content else { return false }
        let look = piece.look
        return look.kerning == 0 && look.baselineOffset == 0 && look.underline == nil && look.strikethrough == nil
            && look.background == nil && look.link == nil
    }

    /// Whether a size or a distance is a number that no text can have.
    var hasOddNumber: Bool {
        func isOdd(_ number: CGFloat) -> Bool { !number.isFinite }
        if isOdd(settings.lineSpacing) || isOdd(settings.minimumScaleFactor) { return true }
        return pieces.contains { piece in
            let look = piece.look
            return isOdd(look.kerning) || isOdd(look.baselineOffset) || look.font?.hasOddSize ?? false
        }
    }

    /// The distance between baselines of the first words' font, in points.
    private func step(scale: CGFloat) -> CGFloat {
        (font.lineStep ?? font.lineHeight) * scale + settings.lineSpacing
    }

    /// Returns the font of the first words, smaller by a factor, with the distance between lines that it is set in.
    func labelFont(scale: CGFloat = 1) -> UIFont {
        let sized = scale == 1 ? font : font.withSize(font.pointSize * scale)
        guard settings.lineSpacing != 0 || scale != 1, isPlain else { return sized }
        return sized.withLineStep(step(scale: scale))
    }

    /// Returns the text with its styles, smaller by a factor.
    func attributed(scale: CGFloat = 1) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for piece in pieces { text.append(piece.attributed(in: environment, scale: scale)) }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = settings.alignment
        paragraph.lineBreakMode = settings.lineBreakMode
        paragraph.lineSpacing = settings.lineSpacing
        text.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: text.length))
        return text
    }

    /// The number of lines that are shown at most, 0 for all.
    var lineLimit: Int { max(0, settings.lineLimits.most ?? 0) }

    /// Returns the factor by which the text has to be smaller in a width and a height, in points; a single line shrinks
    /// as labels have it, and is as high as lines of the size that it has then.
    func scale(width: Double?, height: Double?) -> CGFloat {
        let least = settings.minimumScaleFactor
        guard least < 1, width != nil || height != nil else { return 1 }
        if lineLimit == 1 { return CGFloat(layout(width: width, height: height).scaleFactor) }
        // The steps in which sizes are tried are chosen.
        for step in 0...20 {
            let scale = 1 - (1 - least) * CGFloat(step) / 20
            if !layout(width: width, height: height, scale: scale).isTruncated { return scale }
        }
        return least
    }

    /// Returns the lines in a width and a height, in points.
    func layout(width: Double?, height: Double?, scale: CGFloat = 1) -> TextLayout {
        var content = content(scale: scale)
        content.numberOfLines = lineLimit
        content.allowsTightening = settings.allowsTightening
        if lineLimit == 1, settings.minimumScaleFactor < 1 {
            content.minimumScaleFactor = min(Double(max(settings.minimumScaleFactor, 0.01) / scale), 1)
        }
        let request = TextRequest(
            content, width: width.flatMap { $0.isFinite ? max($0, 0.001) : nil },
            height: height.flatMap { $0.isFinite ? max($0, 0.001) : nil })
        return TextSetting.layout(request, scale: settings.scale)
    }

    private func content(scale: CGFloat) -> TextContent {
        if scale == 1, let content = kept.content { return content }
        let content = madeContent(scale: scale)
        if scale == 1 { kept.content = content }
        return content
    }

    private func madeContent(scale: CGFloat) -> TextContent {
        let font = labelFont(scale: scale)
        if isPlain { return AttributedText.content(words, font, settings.lineBreakMode) }
        return AttributedText(attributed(scale: scale), defaults: [.font: font])
            .content(settings.lineBreakMode, traits: settings.traits)
    }
}

extension TextPiece {
    /// The words; a character stands for a picture.
    fileprivate var words: String {
        switch content {
        case .words(let words): words
        case .image: "\u{FFFC}"
        }
    }
}

/// The content of a text in its own size, which layout asks for with each proposal, and what it answered.
final class KeptContent {
    fileprivate var content: TextContent?
    /// Whether the text has one line where nothing limits it.
    var idealIsOneLine = false
    private var answers: [(proposal: ProposedSize, answer: TextAnswer)] = []

    /// The number of answers that are kept; those to sizes that change all the time are not needed again [chosen].
    private static let most = 32

    /// Returns what the text answered to a proposal; `nil` if it was not asked.
    func answer(_ proposal: ProposedSize) -> TextAnswer? {
        for known in answers where known.proposal.width == proposal.width && known.proposal.height == proposal.height {
            return known.answer
        }
        return nil
    }

    /// Keeps what the text answered to a proposal.
    func note(_ answer: TextAnswer, to proposal: ProposedSize) {
        if answers.count >= Self.most { answers = [] }
        answers.append((proposal, answer))
    }
}

extension TextLook {
    /// Returns UIKit's font of the look.
    func uiFont(with traits: UITraitCollection) -> UIFont {
        var font = (font ?? .body).uiFont(with: traits)
        if setting != FontSetting() { font = setting.changes.reduce(font) { $0.applying($1) } }
        // The part of the size is chosen.
        return isSecondary ? font.withSize(font.pointSize * 0.8) : font
    }
}
