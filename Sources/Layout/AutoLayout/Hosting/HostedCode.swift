import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import LayoutSimText
import LayoutSimViewTree

/// What the views of a hosting view answer, without the objects that they came from: texts are measured, and what code
/// answered is found again.
struct HostedCode: ProposalCode {
    /// The views, by the numbers of their texts and answers.
    var views: [View] = []
    let measure: TextMeasure
    let fonts: FontMeasure
    let grid: PixelGrid

    /// How far lines may reach out of a height, in points, as where texts are set.
    private static let tolerance = 0.001

    /// Returns what a text answers: as many of its lines as there is height for, and at least one.
    func text(_ number: Int, proposed: ProposedSize) -> TextAnswer {
        guard case .label(let text, _) = views[number].content, !text.text.isEmpty else {
            return emptyAnswer(number)
        }
        if let width = proposed.width, width <= 0 { return narrowAnswer(text) }
        let width = proposed.width.flatMap { $0.isFinite ? max($0, 0.001) : nil }
        var measured = measure(text, width)
        if let height = proposed.height, height.isFinite {
            var shortened = text
            var lines = measured.lineCount
            while lines > 1, measured.lineHeights > height + Self.tolerance {
                lines -= 1
                shortened.numberOfLines = lines
                measured = measure(shortened, width)
            }
        }
        var size = measured.size
        if let width = proposed.width { size.width = min(size.width, grid.ceil(length: width)) }
        return TextAnswer(
            size: size, firstBaseline: grid.round(edge: measured.firstBaseline),
            lastBaseline: grid.ceil(length: measured.lastBaseline))
    }

    private func emptyAnswer(_ number: Int) -> TextAnswer {
        guard case .label(let text, _) = views[number].content else {
            return TextAnswer(size: .zero, firstBaseline: 0, lastBaseline: 0)
        }
        let lines = fonts(text)
        let height = grid.ceil(length: (lines.leading + lines.height) / 2)
        return TextAnswer(size: Size(width: 0, height: height), firstBaseline: height, lastBaseline: height)
    }

    private func narrowAnswer(_ text: TextContent) -> TextAnswer {
        let lines = fonts(text)
        let baseline = grid.round(edge: lines.ascender)
        return TextAnswer(
            size: Size(width: 0, height: grid.ceil(length: lines.height)), firstBaseline: baseline,
            lastBaseline: baseline)
    }

    func lines(ofText number: Int) -> FontLines? {
        if case .label(let text, _) = views[number].content { fonts(text) } else { nil }
    }

    func guide(_ number: Int, of view: ProposalDimensions) -> Double { 0 }

    /// Returns the size that was answered to the same proposal, else the last one.
    func size(ofLayout number: Int, proposed: ProposedSize, _ subviews: ProposalSubviews) -> Size {
        answer(of: number, to: proposed)?.size ?? proposed.filled(with: .zero)
    }

    func places(
        ofLayout number: Int, in size: Size, proposed: ProposedSize, _ subviews: ProposalSubviews
    ) -> [ProposalPlace] {
        (answer(of: number, to: proposed)?.places ?? []).compactMap { place in
            guard subviews.nodes.indices.contains(place.child) else { return nil }
            return ProposalPlace(subviews.nodes[place.child], at: place.origin, place.proposal)
        }
    }

    /// Returns what the subviews say together, as layouts do that say nothing themselves.
    func guide(
        _ guide: AlignmentGuide, ofLayout number: Int, in size: Size, proposed: ProposedSize,
        _ subviews: ProposalSubviews
    ) -> Double? {
        let places = places(ofLayout: number, in: size, proposed: proposed, subviews)
        return places.isEmpty ? nil : subviews.guide(guide, of: places, in: size, proposed)
    }

    /// Returns what the subviews ask for together, as layouts do that say nothing themselves.
    func spacing(ofLayout number: Int, at edge: ViewEdge, _ subviews: ProposalSubviews) -> [SpacingPreference] {
        guard !subviews.nodes.isEmpty else { return [.standard] }
        var all: [SpacingPreference] = []
        for preference in subviews.nodes.flatMap({ subviews.spacing(of: $0, at: edge) })
        where !all.contains(preference) {
            all.append(preference)
        }
        return all
    }

    private func answer(of number: Int, to proposal: ProposedSize) -> HostedAnswer? {
        let answers = views[number].hosted?.answers ?? []
        return answers.last { $0.proposal == proposal } ?? answers.last
    }
}
