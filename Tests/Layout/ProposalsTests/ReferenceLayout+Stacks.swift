import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals

extension ReferenceLayout {
    /// Gives out the length of a stack, asking one child after the other.
    func shares(
        _ kids: [Asked], _ spacing: Double?, _ length: Double?, _ answer: (Double?, Asked) -> Double
    ) -> [Double?] {
        guard let length else { return kids.map { _ in nil } }
        var shares = [Double?](repeating: nil, count: kids.count)
        var left = length - gaps(kids, spacing).reduce(0, +)
        let priorities = kids.map { priority($0.node) }
        let least = kids.map { answer(0, $0) }
        let reach = zip(kids, least).map { answer(.infinity, $0) - $1 }
        func isStiffer(_ one: Int, _ other: Int) -> Bool {
            if reach[one] == .infinity, reach[other] == .infinity { return least[one] > least[other] }
            return reach[one] < reach[other]
        }
        var waiting = Array(kids.indices)
        while let priority = waiting.map({ priorities[$0] }).max() {
            let reserved = waiting.filter { priorities[$0] < priority }.reduce(0.0) { $0 + least[$1] }
            var group = waiting.filter { priorities[$0] == priority }
            waiting.removeAll { priorities[$0] == priority }
            while !group.isEmpty {
                var next = 0
                for place in group.indices where isStiffer(group[place], group[next]) { next = place }
                let share = max(0, (left - reserved) / Double(group.count))
                let kid = group.remove(at: next)
                shares[kid] = share
                left -= answer(share, kids[kid])
            }
        }
        return shares
    }

    func priority(_ node: Int) -> Double {
        switch tree.nodes[node].kind {
        case .spacer: return -.infinity
        case .priority(let priority): return priority
        case .fill, .text, .divider, .stack, .overlapping, .fitting, .geometryReader: return 0
        default:
            let child = tree.nodes[node].children[0]
            if case .spacer = tree.nodes[child].kind { return 0 }
            return priority(child)
        }
    }

    /// Returns the distances between neighbors: none beside a spacer, also within a stack or behind modifiers.
    func gaps(_ kids: [Asked], _ spacing: Double?) -> [Double] {
        guard kids.count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: kids.count - 1) }
        return (1..<kids.count).map { place in
            let axis = kids[place].around ?? .horizontal
            let closed = wants(kids[place - 1].node, axis, last: true, along: true)
            let open = wants(kids[place].node, axis, last: false, along: true)
            return closed && open ? 8 : 0
        }
    }

    /// Whether a view wants a distance at its first or last edge on an axis.
    func wants(_ node: Int, _ axis: Axis, last: Bool, along: Bool) -> Bool {
        let children = tree.nodes[node].children
        switch tree.nodes[node].kind {
        case .spacer: return false
        case .stack(axis, _, _):
            guard let outer = last ? children.last : children.first else { return false }
            return wants(outer, axis, last: last, along: along)
        case .stack, .overlapping:
            return children.contains { wants($0, axis, last: last, along: along) }
        case .frame(let width, let height, _) where (axis == .horizontal ? width : height) != nil: return true
        case .flexibleFrame(let limits, _)
        where [limits.minimum, limits.ideal, limits.maximum].contains { $0[axis] != nil }:
            return true
        case .padding(let insets) where insets[last ? .last(on: axis) : .first(on: axis)] != 0: return true
        case .fill, .text, .divider, .geometryReader: return true
        default: return children.isEmpty || wants(children[0], axis, last: last, along: along)
        }
    }

    func wrapped(
        _ kids: [Asked], _ guide: AlignmentGuide, _ spacing: Double?, _ proposals: [Lengths], isRow: Bool
    ) -> Size {
        var along = gaps(kids, spacing).reduce(0, +)
        var (before, after) = (0.0, 0.0)
        for (kid, proposal) in zip(kids, proposals) {
            let size = size(kid, proposal)
            if (isRow ? size.height : size.width) == .infinity {
                (before, after) = (0, .infinity)
                along = zip(kids, proposals).reduce(gaps(kids, spacing).reduce(0, +)) { sum, member in
                    let answer = self.size(member.0, member.1)
                    return sum + (isRow ? answer.width : answer.height)
                }
                break
            }
            let line = line(guide, kid, proposal)
            along += isRow ? size.width : size.height
            before = max(before, line)
            after = max(after, (isRow ? size.height : size.width) - line)
            if kid.node == kids[0].node { (before, after) = (line, (isRow ? size.height : size.width) - line) }
        }
        let across = max(0, before + after)
        return isRow ? Size(width: along, height: across) : Size(width: across, height: along)
    }

    /// Returns where a guide of a view is.
    func line(_ guide: AlignmentGuide, _ asked: Asked, _ proposal: Lengths) -> Double {
        said(guide, asked, proposal) ?? own(guide, size(asked, proposal))
    }

    func own(_ guide: AlignmentGuide, _ size: Size) -> Double {
        switch guide {
        case .leading, .top: 0
        case .horizontalCenter: size.width / 2
        case .verticalCenter: size.height / 2
        case .trailing: size.width
        default: size.height
        }
    }

    func said(_ guide: AlignmentGuide, _ asked: Asked, _ proposal: Lengths) -> Double? {
        switch tree.nodes[asked.node].kind {
        case .guide(guide, .distance(let distance)): return distance
        case .text(let number):
            let answer = texts.text(number, proposed: ProposedSize(width: proposal.width, height: proposal.height))
            if guide == .firstTextBaseline { return answer.firstBaseline }
            return guide == .lastTextBaseline ? answer.lastBaseline : nil
        case .fill, .spacer, .divider, .geometryReader: return nil
        default: break
        }
        var placed = children(asked, proposal)
        if case .secondary = tree.nodes[asked.node].kind { placed = Array(placed.prefix(1)) }
        let lines = placed.compactMap { kid, inner, x, y in
            said(guide, kid, inner).map { $0 + (guide.axis == .horizontal ? x : y) }
        }
        if lines.isEmpty { return nil }
        if guide == .firstTextBaseline { return lines.min() }
        if guide == .lastTextBaseline { return lines.max() }
        return lines.reduce(0, +) / Double(lines.count)
    }
}
