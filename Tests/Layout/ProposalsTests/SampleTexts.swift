import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals

/// Texts of words of given widths, with spaces of 5 points and lines of 20, which may be compressed to nothing.
struct SampleTexts: ProposalCode {
    /// The widths of the words of each text, in points.
    var texts: [[Double]] = []

    mutating func add(_ words: [Double]) -> Int {
        texts.append(words)
        return texts.count - 1
    }

    func text(_ number: Int, proposed: ProposedSize) -> TextAnswer {
        let lines = Self.lines(texts[number], in: proposed.width ?? .infinity)
        let limit = max(1, Int(min(1000, (proposed.height ?? .infinity) / 20)))
        let shown = lines.prefix(limit)
        let width = min(shown.max() ?? 0, proposed.width ?? .infinity)
        let size = Size(width: width, height: Double(shown.count) * 20)
        return TextAnswer(size: size, firstBaseline: 15, lastBaseline: size.height - 5)
    }

    private static func lines(_ words: [Double], in width: Double) -> [Double] {
        var lines: [Double] = []
        for word in words {
            if let last = lines.last, last + 5 + word <= width {
                lines[lines.count - 1] = last + 5 + word
            } else {
                lines.append(word)
            }
        }
        return lines
    }

    func lines(ofText number: Int) -> FontLines? { nil }
    func guide(_ number: Int, of view: ProposalDimensions) -> Double { view.size.height * 0.25 + Double(number) }
    func size(ofLayout number: Int, proposed: ProposedSize, _ subviews: ProposalSubviews) -> Size {
        proposed.filled(with: Size(width: 50, height: 50))
    }
    func places(
        ofLayout number: Int, in size: Size, proposed: ProposedSize, _ subviews: ProposalSubviews
    ) -> [ProposalPlace] { [] }
    func guide(
        _ guide: AlignmentGuide, ofLayout number: Int, in size: Size, proposed: ProposedSize,
        _ subviews: ProposalSubviews
    ) -> Double? { nil }
    func spacing(ofLayout number: Int, at edge: ViewEdge, _ subviews: ProposalSubviews) -> [SpacingPreference] {
        [.standard]
    }
}
