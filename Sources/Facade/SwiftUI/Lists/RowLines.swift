import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals

/// A line at the top or bottom of a row.
struct RowLine: Equatable {
    /// The color; `nil` for that of separators.
    var tint: Color?
    /// Whether the line reaches from side to side.
    var isWhole = false
}

/// The layout of a row with the lines at its edges: each begins at the first text of the row, or where the row's guide
/// says, and ends at the row's own guide or before the trailing side.
final class RowLines: LayoutCode {
    let direction: LayoutDirection
    /// The lines behind the row, in their order: whether at the top, and whether from side to side.
    private let lines: [(isTop: Bool, isWhole: Bool)]
    private let leading: Double
    private let end: Double

    init(
        _ lines: [(isTop: Bool, isWhole: Bool)], leading: CGFloat, end: CGFloat, _ direction: LayoutDirection
    ) {
        self.lines = lines
        (self.leading, self.end) = (Double(leading), Double(end))
        self.direction = direction
    }

    var stackAxis: LayoutSimGeometry.Axis? { nil }

    func size(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Size {
        subviews.first.map { Size($0.sizeThatFits(ProposedViewSize(proposal))) } ?? .zero
    }

    func places(in size: Size, _ proposal: ProposedSize, _ subviews: LayoutSubviews) -> [ProposalPlace] {
        guard let row = subviews.first else { return [] }
        let proposed = ProposedViewSize(proposal)
        let guides = row.dimensions(in: proposed)
        let start = guides[explicit: .listRowSeparatorLeading].map { Double($0) } ?? leading
        let stop = guides[explicit: .listRowSeparatorTrailing].map { Double($0) } ?? size.width - end
        var places = [ProposalPlace(row.node, at: .zero, proposal)]
        for (line, subview) in zip(lines, subviews.dropFirst()) {
            let (left, right) = line.isWhole ? (0, size.width) : (start, stop)
            let proposal = ProposedSize(width: max(0, right - left), height: nil)
            let height = Double(subview.sizeThatFits(ProposedViewSize(proposal)).height)
            places.append(
                ProposalPlace(subview.node, at: Point(x: left, y: line.isTop ? 0 : size.height - height), proposal))
        }
        return places
    }

    func position(
        of guide: AlignmentKey, in size: Size, _ proposal: ProposedSize, _ subviews: LayoutSubviews
    ) -> Double? { nil }

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { ViewSpacing.zero }
}
