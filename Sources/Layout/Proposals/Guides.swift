import LayoutSimGeometry
import LayoutSimProposalTree

/// Children that are aligned by a guide on one axis: where they begin, and what they cover, in points.
struct AlignedChildren {
    /// The start of each child; the least is 0.
    var origins: [Double]
    /// The length that they cover.
    var length = 0.0
    /// The position of the guide by which they are aligned.
    var guide = 0.0
}

extension ProposalPass {
    /// Aligns children that answered proposals by a guide.
    func aligned(_ nodes: [Int], _ proposals: [ProposedSize], by guide: AlignmentGuide) -> AlignedChildren {
        let axis = guide.axis
        // Of an endless child a guide has no place, and there is none beside it.
        for place in nodes.indices where size(nodes[place], proposals[place])[axis] == .infinity {
            return AlignedChildren(origins: nodes.map { _ in 0 }, length: .infinity)
        }
        var aligned = AlignedChildren(origins: [])
        aligned.origins.reserveCapacity(nodes.count)
        for place in nodes.indices {
            let position = self.guide(guide, of: nodes[place], proposals[place])
            aligned.guide = place == 0 ? position : max(aligned.guide, position)
            aligned.origins.append(-position)
        }
        for place in nodes.indices {
            aligned.origins[place] += aligned.guide
            aligned.length = max(
                aligned.length, aligned.origins[place] + size(nodes[place], proposals[place])[axis])
        }
        return aligned
    }

    /// Returns the position of a guide of a node, in points from its top leading corner.
    func guide(_ guide: AlignmentGuide, of node: Int, _ proposal: ProposedSize) -> Double {
        explicitGuide(guide, of: node, proposal) ?? defaultPosition(of: guide, in: size(node, proposal))
    }

    /// Returns where a guide is in a view of a size that says nothing about it.
    func defaultPosition(of guide: AlignmentGuide, in size: Size) -> Double {
        switch guide {
        case .leading, .separatorLeading, .top: 0
        case .horizontalCenter: size.width / 2
        case .verticalCenter: size.height / 2
        case .trailing: size.width
        case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
        case .own(let number, _):
            tree.guides.indices.contains(number) ? position(tree.guides[number], in: size) : 0
        }
    }

    private func position(_ position: GuidePosition, in size: Size) -> Double {
        switch position {
        case .distance(let distance): distance
        case .guide(let other, let distance): defaultPosition(of: other, in: size) + distance
        case .code(let number): code.guide(number, of: ProposalDimensions(size, in: self))
        }
    }

    /// Returns what a node or its children say of a guide, or `nil`.
    func positionSaid(of guide: AlignmentGuide, _ node: Int, _ proposal: ProposedSize) -> Double? {
        switch tree.nodes[node].kind {
        case .text(let number):
            switch guide {
            case .firstTextBaseline: return code.text(number, proposed: proposal).firstBaseline
            case .lastTextBaseline: return code.text(number, proposed: proposal).lastBaseline
            case .separatorLeading: return 0
            default: return nil
            }
        case .guide(guide, let position):
            return said(position, by: node, proposal)
        case .code(let number, _): return position(of: guide, ofLayout: number, node, proposal)
        case .fill, .image, .control, .spacer, .divider, .unmade, .scroll, .geometryReader: return nil
        default:
            let places = rangeOfPlaces(node, proposal).prefix(primaryCount(node))
            return combined(guide, places.lazy.map { self.answers.place($0) })
        }
    }

    private func position(
        of guide: AlignmentGuide, ofLayout number: Int, _ node: Int, _ proposal: ProposedSize
    ) -> Double? {
        let subviews = ProposalSubviews(tree.nodes[node].children, self)
        let position = code.guide(
            guide, ofLayout: number, in: size(node, proposal), proposed: proposal, subviews)
        guard let position, position.isNaN else { return position }
        noteNotANumber(node)
        return 0
    }

    private func said(_ position: GuidePosition, by node: Int, _ proposal: ProposedSize) -> Double? {
        switch position {
        case .distance(let distance): distance
        case .guide(let other, let distance):
            tree.nodes[node].children.first.map { guide(other, of: $0, proposal) + distance }
        case .code(let number):
            code.guide(
                number,
                of: ProposalDimensions(
                    size(node, proposal), of: tree.nodes[node].children.first ?? node, proposal, in: self))
        }
    }

    /// A secondary view says nothing for the one that it belongs to.
    private func primaryCount(_ node: Int) -> Int {
        if case .secondary = tree.nodes[node].kind { return 1 }
        return tree.nodes[node].children.count
    }

    /// Combines what children say: the first of first baselines, the last of last ones, what the first child says
    /// of where lines between rows begin, and the mean of other guides.
    func combined(_ guide: AlignmentGuide, _ places: some Sequence<ProposalPlace>) -> Double? {
        let axis = guide.axis
        var (combined, count) = (0.0, 0)
        for place in places {
            guard let said = explicitGuide(guide, of: place.child, place.proposal) else { continue }
            let position = said + place.origin[axis]
            count += 1
            switch guide {
            case _ where count == 1: combined = position
            case .firstTextBaseline: combined = min(combined, position)
            case .lastTextBaseline: combined = max(combined, position)
            case .separatorLeading: break
            default: combined += position
            }
        }
        if count == 0 { return nil }
        return guide.isSaidByTexts ? combined : combined / Double(count)
    }
}

extension AlignmentGuide {
    /// Whether texts say the guide.
    var isSaidByTexts: Bool {
        switch self {
        case .firstTextBaseline, .lastTextBaseline, .separatorLeading: true
        default: false
        }
    }
}
