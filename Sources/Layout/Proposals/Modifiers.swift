import LayoutSimGeometry
import LayoutSimProposalTree

extension ProposalPass {
    /// Returns what a modifier answers to a proposal.
    func modifiedSize(_ node: Int, _ proposal: ProposedSize) -> Size {
        guard let child = tree.nodes[node].children.first else { return .zero }
        if case .frame(let width?, let height?, _) = tree.nodes[node].kind { return Size(width: width, height: height) }
        let inner = innerProposal(node, proposal)
        let answer = size(child, inner)
        return switch tree.nodes[node].kind {
        case .frame(let width, let height, _): Size(width: width ?? answer.width, height: height ?? answer.height)
        case .flexibleFrame(let limits, _): limits.size(proposal, child: answer)
        case .safeAreaInset(let edge, _, let spacing):
            answer.longer(by: barLength(node, edge, spacing, proposal), along: edge.axis)
        case .padding(let insets), .safeAreaPadding(let insets):
            Size(
                width: max(0, answer.width + insets.left + insets.right),
                height: max(0, answer.height + insets.top + insets.bottom))
        case .position: proposal.filled(with: answer)
        case .relativeFrame(let axes, let share, _): share.size(axes, child: answer)
        default: answer
        }
    }

    /// Returns what a modifier proposes to its child.
    func innerProposal(_ node: Int, _ proposal: ProposedSize) -> ProposedSize {
        switch tree.nodes[node].kind {
        case .frame(let width, let height, _):
            return ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
        case .flexibleFrame(let limits, _): return limits.inner(proposal)
        case .padding(let insets), .safeAreaPadding(let insets): return proposal.less(insets)
        case .safeAreaInset(let edge, _, let spacing):
            var insets = EdgeInsets.zero
            insets[edge] = barLength(node, edge, spacing, proposal)
            return proposal.less(insets)
        case .fixedSize(let axes):
            var inner = proposal
            for axis in Axis.allCases where axes[axis] { inner[axis] = nil }
            return inner
        case .aspectRatio(let ratio, let fills): return proportional(node, ratio, fills, proposal)
        case .relativeFrame(let axes, let share, _):
            var inner = proposal
            for axis in Axis.allCases where axes[axis] { inner[axis] = share.length(axis) }
            return inner
        default: return proposal
        }
    }

    /// Returns the greatest size of a ratio within a proposal, or the least around it.
    private func proportional(_ node: Int, _ ratio: Double?, _ fills: Bool, _ proposal: ProposedSize) -> ProposedSize {
        guard let child = tree.nodes[node].children.first else { return proposal }
        let ideal = size(child, .unspecified)
        let own = ideal.height > 0 ? ideal.width / ideal.height : 1
        let ratio = ratio ?? own
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil):
            return proportional(node, ratio, fills, ProposedSize(ideal))
        case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let isWide = width > height * ratio
            return isWide != fills
                ? ProposedSize(width: height * ratio, height: height)
                : ProposedSize(width: width, height: width / ratio)
        }
    }

    /// Returns the place of a modifier's child, and that of the view before or behind it.
    func modifiedPlaces(_ node: Int, _ proposal: ProposedSize, _ size: Size) -> [ProposalPlace] {
        let children = tree.nodes[node].children
        guard let child = children.first else { return [] }
        let inner = innerProposal(node, proposal)
        switch tree.nodes[node].kind {
        case .frame(_, _, let alignment), .flexibleFrame(_, let alignment), .relativeFrame(_, _, let alignment):
            return [place(child, inner, in: size, alignment)]
        case .safeAreaInset(let edge, let guide, let spacing):
            return barPlaces(node, edge, guide, spacing, proposal, size)
        case .padding(let insets), .safeAreaPadding(let insets):
            return [ProposalPlace(child, at: Point(x: insets.left, y: insets.top), inner)]
        case .offset(let offset): return [ProposalPlace(child, at: offset, inner)]
        case .position(let center):
            let answer = self.size(child, inner)
            return [
                ProposalPlace(
                    child, at: Point(x: center.x - answer.width / 2, y: center.y - answer.height / 2), inner)
            ]
        case .secondary(let alignment, _):
            let others = children.dropFirst().map { place($0, ProposedSize(size), in: size, alignment) }
            return [ProposalPlace(child, at: .zero, inner)] + others.map { moved($0, by: child, inner, alignment) }
        default: return [ProposalPlace(child, at: .zero, inner)]
        }
    }

    /// Moves a secondary view to where the primary one has the guides of their alignment.
    private func moved(
        _ place: ProposalPlace, by primary: Int, _ proposal: ProposedSize, _ alignment: Alignment
    ) -> ProposalPlace {
        var place = place
        for axis in Axis.allCases {
            guard let position = explicitGuide(alignment[axis], of: primary, proposal) else { continue }
            place.origin[axis] += position - defaultPosition(of: alignment[axis], in: size(primary, proposal))
        }
        return place
    }

    /// Returns the place of a child by its guides, within an area that says nothing of them.
    func place(
        _ child: Int, _ proposal: ProposedSize, in area: Size, _ alignment: Alignment
    ) -> ProposalPlace {
        var origin = Point.zero
        for axis in Axis.allCases {
            origin[axis] =
                defaultPosition(of: alignment[axis], in: area) - guide(alignment[axis], of: child, proposal)
        }
        return ProposalPlace(child, at: origin, proposal)
    }
}

extension FrameLimits {
    /// Returns what a flexible frame proposes to its child.
    func inner(_ proposal: ProposedSize) -> ProposedSize {
        var inner = proposal
        for axis in Axis.allCases {
            guard let length = proposal[axis] ?? ideal[axis] else { continue }
            inner[axis] = min(max(length, minimum[axis] ?? 0), max(maximum[axis] ?? .infinity, minimum[axis] ?? 0))
        }
        return inner
    }

    /// Returns the size of a flexible frame: what is proposed, within its limits, and the child's where one is not
    /// said.
    func size(_ proposal: ProposedSize, child: Size) -> Size {
        var size = child
        for axis in Axis.allCases {
            let lower = minimum[axis] ?? min(child[axis], maximum[axis] ?? .infinity)
            let upper = maximum[axis] ?? max(child[axis], minimum[axis] ?? 0)
            size[axis] = min(max(proposal[axis] ?? ideal[axis] ?? child[axis], lower), max(lower, upper))
        }
        return size
    }
}

extension RelativeShare {
    /// Returns the length of the share on an axis, in points.
    func length(_ axis: Axis) -> Double {
        let part = (container[axis] - spacing * Double(count - 1)) / Double(max(1, count))
        return max(0, part * Double(span) + spacing * Double(span - 1))
    }

    /// Returns the size of a frame that has the share on some axes and its child's length on the others.
    func size(_ axes: AxisSet, child: Size) -> Size {
        var size = child
        for axis in Axis.allCases where axes[axis] { size[axis] = length(axis) }
        return size
    }
}
