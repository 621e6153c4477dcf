import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import LayoutSimTypography
import UIKit

extension TextSetter: ElementText {
    var lines: FontLines? {
        FontLines(
            leading: Double(font.lineStep.map { $0 - font.lineHeight } ?? 0), height: Double(font.lineHeight),
            ascender: Double(font.ascender), descender: Double(-font.descender), capHeight: Double(font.capHeight))
    }

    /// Answers a proposal, as before where the lines are the same.
    ///
    /// A text in more room than it takes has the lines that it has without a limit.
    func answer(_ proposal: ProposedSize) -> TextAnswer {
        if let known = kept.answer(proposal) { return known }
        if let roomier = roomierAnswer(proposal) { return roomier }
        let answer = ownAnswer(proposal)
        kept.note(answer, to: proposal)
        return answer
    }

    private func roomierAnswer(_ proposal: ProposedSize) -> TextAnswer? {
        guard settings.minimumScaleFactor >= 1 else { return nil }
        if let height = proposal.height {
            let whole = answer(ProposedSize(width: proposal.width, height: nil))
            return whole.size.height <= height || isOneLine(in: proposal.width) ? whole : nil
        }
        guard let width = proposal.width, width > 0 else { return nil }
        let ideal = answer(.unspecified)
        return ideal.size.width <= width ? ideal : nil
    }

    /// Whether the text is one line in a width, which is shown however low its room is.
    private func isOneLine(in width: Double?) -> Bool {
        guard let width else { return kept.idealIsOneLine }
        return width <= 0 || answer(.unspecified).size.width <= width && kept.idealIsOneLine
    }

    private func ownAnswer(_ proposal: ProposedSize) -> TextAnswer {
        let grid = PixelGrid(scale: settings.scale)
        guard !words.isEmpty else {
            // Seen once: half of the distance between lines.
            let height = grid.ceil(length: Double(font.lineStep ?? font.lineHeight) / 2)
            return TextAnswer(size: Size(width: 0, height: height), firstBaseline: height, lastBaseline: height)
        }
        // Narrower than any letter, all that counts is that it has no width.
        if let width = proposal.width, width <= 0 {
            let height = grid.ceil(length: Double(font.lineHeight))
            let baseline = grid.round(edge: Double(font.ascender))
            return TextAnswer(size: Size(width: 0, height: height), firstBaseline: baseline, lastBaseline: baseline)
        }
        let scale = scale(width: proposal.width, height: proposal.height)
        let layout = layout(width: proposal.width, height: proposal.height, scale: scale)
        if proposal == .unspecified { kept.idealIsOneLine = layout.lines.count == 1 }
        var size = layout.size
        if let width = proposal.width, layout.exactSize.width > width { size.width = grid.ceil(length: width) }
        return TextAnswer(
            size: size, firstBaseline: grid.round(edge: layout.firstBaseline),
            lastBaseline: grid.ceil(length: layout.lastBaseline))
    }

    /// The height of the lines for which there is always room, in points.
    var reservedHeight: Double {
        let least = settings.lineLimits.least
        guard least > 0 else { return 0 }
        let step = Double((font.lineStep ?? font.lineHeight) + settings.lineSpacing)
        let grid = PixelGrid(scale: settings.scale)
        return grid.ceil(length: Double(least - 1) * step + Double(font.lineHeight))
    }
}
