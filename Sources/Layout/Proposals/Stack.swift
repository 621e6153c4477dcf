import LayoutSimGeometry
import LayoutSimProposalTree

/// A stack's inputs: children on an axis, aligned by a guide across it.
struct Stack {
    let axis: Axis
    let guide: AlignmentGuide
    let spacing: Double?
    let children: [Int]

    init(_ axis: Axis, _ guide: AlignmentGuide, _ spacing: Double?, _ children: [Int]) {
        self.axis = axis
        self.guide = guide
        self.spacing = spacing
        self.children = children
    }
}

extension ProposalPass {
    /// Returns the size of a stack: its children and their distances, and across its axis what they cover once aligned.
    func stackSize(_ stack: Stack, _ proposal: ProposedSize) -> Size {
        let proposals = stackProposals(stack, proposal)
        var size = Size.zero
        size[stack.axis] = length(of: stack, proposals)
        size[stack.axis.crossing] = aligned(stack.children, proposals, by: stack.guide).length
        return size
    }

    /// A lazy stack is as wide as what is proposed across its axis, else as its first view.
    func lazyStackSize(_ stack: Stack, _ proposal: ProposedSize) -> Size {
        let proposals = lazyProposals(stack, proposal)
        var size = Size.zero
        size[stack.axis] = length(of: stack, proposals)
        let across = stack.axis.crossing
        let first = zip(stack.children, proposals).first { !isUnmade($0.0) }
        size[across] = proposal[across] ?? first.map { self.size($0.0, $0.1)[across] } ?? 0
        return size
    }

    private func length(of stack: Stack, _ proposals: [ProposedSize]) -> Double {
        var length = 0.0
        for place in stack.children.indices { length += size(stack.children[place], proposals[place])[stack.axis] }
        return length + distances(in: stack)
    }

    /// Returns the distances between all children of a stack together, in points.
    private func distances(in stack: Stack) -> Double {
        var distances = 0.0
        for place in stack.children.indices.dropLast() { distances += distance(in: stack, after: place) }
        return distances
    }

    /// Returns the distance between a child of a stack and the next one, in points.
    private func distance(in stack: Stack, after place: Int) -> Double {
        let (first, second) = (stack.children[place], stack.children[place + 1])
        if isUnmade(first) || isUnmade(second) { return 0 }
        return stack.spacing ?? distance(first, second, along: stack.axis)
    }

    /// Whether a node stands for rows that nobody made.
    func isUnmade(_ node: Int) -> Bool {
        if case .unmade = tree.nodes[node].kind { return true }
        return false
    }

    /// Returns what a lazy stack proposes: nothing on its axis.
    func lazyProposals(_ stack: Stack, _ proposal: ProposedSize) -> [ProposedSize] {
        let proposal = ProposedSize(nil, along: stack.axis, across: proposal[stack.axis.crossing])
        // 'Array(repeating:count:)' is not specialized, and looks its storage's type up each time.
        return stack.children.map { _ in proposal }
    }

    /// Returns what a stack proposes to each of its children.
    ///
    /// The lengths are given out by priority, the highest first, what the lower ones need at least set aside; of one
    /// priority the least flexible child is asked first, each for an equal share of what is left.
    func stackProposals(_ stack: Stack, _ proposal: ProposedSize) -> [ProposedSize] {
        let axis = stack.axis
        var proposals = lazyProposals(stack, proposal)
        guard let length = proposal[axis] else { return proposals }
        let across = proposal[axis.crossing]
        var sharing = StackSharing(left: length - distances(in: stack))
        sharing.members.reserveCapacity(stack.children.count)
        let isInOrder = isInOrder(stack)
        for child in stack.children {
            var member = StackSharing.Member(priority: priorities[child], least: 0, greatest: 0)
            if !isInOrder {
                member.least = size(child, ProposedSize(0, along: axis, across: across))[axis]
                member.greatest = size(child, ProposedSize(.infinity, along: axis, across: across))[axis]
            }
            sharing.members.append(member)
        }
        sharing.share { place, share in
            proposals[place][axis] = share
            return size(stack.children[place], proposals[place])[axis]
        }
        return proposals
    }

    /// Whether all children but the last one have the same length whatever is proposed, and the last one is of their
    /// priority: they get their shares in their order, and nobody has to be asked how flexible the last one is.
    private func isInOrder(_ stack: Stack) -> Bool {
        guard let last = stack.children.last, stack.children.count > 1, facts[last].isPlain else { return false }
        for child in stack.children.dropLast() {
            guard priorities[child] == priorities[last], hasLength(child, along: stack.axis) else { return false }
        }
        return true
    }

    /// Whether a node has a length of its own on an axis.
    private func hasLength(_ node: Int, along axis: Axis) -> Bool {
        switch tree.nodes[node].kind {
        case .frame(let width, let height, _): (axis == .horizontal ? width : height) != nil
        case .image(_, let isResizable): !isResizable
        default: false
        }
    }

    /// Returns the places of a stack's children; where nothing is proposed across its axis, they are asked again with
    /// what the stack takes there.
    func stackPlaces(_ stack: Stack, _ proposal: ProposedSize, _ size: Size, isLazy: Bool) -> [ProposalPlace] {
        var proposal = proposal
        let across = stack.axis.crossing
        if proposal[across] == nil { proposal[across] = size[across] }
        let proposals = isLazy ? lazyProposals(stack, proposal) : stackProposals(stack, proposal)
        let alignment = aligned(stack.children, proposals, by: stack.guide)
        // A lazy stack is wider than its children, which then stand by its own guide.
        let shift =
            isLazy
            ? defaultPosition(of: stack.guide, in: size) - alignment.guide : 0
        var start = 0.0
        var places: [ProposalPlace] = []
        places.reserveCapacity(stack.children.count)
        for (place, child) in stack.children.enumerated() {
            var origin = Point.zero
            origin[stack.axis] = start
            origin[across] = alignment.origins[place] + shift
            places.append(ProposalPlace(child, at: origin, proposals[place]))
            start += self.size(child, proposals[place])[stack.axis]
            if place + 1 < stack.children.count { start += distance(in: stack, after: place) }
        }
        return places
    }
}
