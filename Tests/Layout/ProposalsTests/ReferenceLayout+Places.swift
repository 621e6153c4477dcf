import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals

extension ReferenceLayout {
    typealias Placed = (kid: Asked, proposal: Lengths, x: Double, y: Double)

    /// Returns the children of a view with what they are proposed and where they are.
    func children(_ asked: Asked, _ proposal: Lengths) -> [Placed] {
        let kids = kids(asked)
        func ownSize() -> Size { size(asked, proposal) }
        switch tree.nodes[asked.node].kind {
        case .stack(let axis, let guide, let spacing): return line(of: kids, axis, guide, spacing, proposal, asked)
        case .overlapping(let alignment):
            let lines = kids.map { (line(alignment.horizontal, $0, proposal), line(alignment.vertical, $0, proposal)) }
            let (left, top) = (lines.map(\.0).max() ?? 0, lines.map(\.1).max() ?? 0)
            return zip(kids, lines).map { ($0, proposal, left - $1.0, top - $1.1) }
        case .fitting: return chosen(kids, proposal).map { [($0, proposal, 0, 0)] } ?? []
        case .geometryReader:
            let size = ownSize()
            return kids.map { ($0, (size.width, size.height), 0, 0) }
        case .frame(let width, let height, let alignment):
            return [within(kids[0], (width ?? proposal.width, height ?? proposal.height), ownSize(), alignment)]
        case .flexibleFrame(let limits, let alignment):
            return [within(kids[0], flexible(limits, proposal), ownSize(), alignment)]
        case .padding(let insets):
            let inner = inset(proposal, insets.left + insets.right, insets.top + insets.bottom)
            return [(kids[0], inner, insets.left, insets.top)]
        case .fixedSize(let axes): return [(kids[0], fixed(axes, proposal), 0, 0)]
        case .aspectRatio(let ratio, let fills):
            return [(kids[0], shaped(kids[0], ratio, fills, proposal), 0, 0)]
        case .offset(let offset): return [(kids[0], proposal, offset.x, offset.y)]
        case .position(let center):
            let size = size(kids[0], proposal)
            return [(kids[0], proposal, center.x - size.width / 2, center.y - size.height / 2)]
        case .secondary(let alignment, _):
            let size = ownSize()
            let area: Lengths = (size.width, size.height)
            let x = line(alignment.horizontal, kids[0], proposal) - line(alignment.horizontal, kids[1], area)
            let y = line(alignment.vertical, kids[0], proposal) - line(alignment.vertical, kids[1], area)
            return [(kids[0], proposal, 0, 0), (kids[1], area, x, y)]
        default: return kids.map { ($0, proposal, 0, 0) }
        }
    }

    func within(_ kid: Asked, _ proposal: Lengths, _ area: Size, _ alignment: Alignment) -> Placed {
        let x = own(alignment.horizontal, area) - line(alignment.horizontal, kid, proposal)
        let y = own(alignment.vertical, area) - line(alignment.vertical, kid, proposal)
        return (kid, proposal, x, y)
    }

    func line(
        of kids: [Asked], _ axis: Axis, _ guide: AlignmentGuide, _ spacing: Double?, _ proposal: Lengths, _ asked: Asked
    ) -> [Placed] {
        let size = size(asked, proposal)
        let isRow = axis == .horizontal
        let across = isRow ? proposal.height ?? size.height : proposal.width ?? size.width
        func inner(_ share: Double?) -> Lengths {
            if isRow { return (share, across) }
            return (across, share)
        }
        let lengths = shares(kids, spacing, isRow ? proposal.width : proposal.height) { share, kid in
            let answer = self.size(kid, inner(share))
            return isRow ? answer.width : answer.height
        }
        let proposals = lengths.map(inner)
        let lines = kids.indices.map { line(guide, kids[$0], proposals[$0]) }
        let greatest = lines.max() ?? 0
        let gaps = gaps(kids, spacing) + [0]
        var placed: [Placed] = []
        var start = 0.0
        for place in kids.indices {
            let kid = self.size(kids[place], proposals[place])
            let side = greatest - lines[place]
            placed.append((kids[place], proposals[place], isRow ? start : side, isRow ? side : start))
            start += (isRow ? kid.width : kid.height) + gaps[place]
        }
        return placed
    }
}
