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
        size[stack.axis.crossing] = aligned(Array(zip(stack.children, proposals)), by: stack.guide).length
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
        let lengths = zip(stack.children, proposals).reduce(0) { $0 + size($1.0, $1.1)[stack.axis] }
        return lengths + distances(stack).reduce(0, +)
    }

    /// Returns the distances between the neighbors of a stack, in points.
    func distances(_ stack: Stack) -> [Double] {
        zip(stack.children, stack.children.dropFirst()).map { first, second in
            if isUnmade(first) || isUnmade(second) { return 0 }
            return stack.spacing ?? distance(first, second, along: stack.axis)
        }
    }

    /// Whether a node stands for rows that nobody made.
    func isUnmade(_ node: Int) -> Bool {
        if case .unmade = tree.nodes[node].kind { return true }
        return false
    }

    /// Returns what a lazy stack proposes: nothing on its axis.
    func lazyProposals(_ stack: Stack, _ proposal: ProposedSize) -> [ProposedSize] {
        let across = proposal[stack.axis.crossing]
        return stack.children.map { _ in ProposedSize(nil, along: stack.axis, across: across) }
    }

    /// Returns what a stack proposes to each of its children.
    ///
    /// The lengths are given out by priority, the highest first, what the lower ones need at least set aside; of one
    /// priority the least flexible child is asked first, each for an equal share of what is left.
    func stackProposals(_ stack: Stack, _ proposal: ProposedSize) -> [ProposedSize] {
        let across = proposal[stack.axis.crossing]
        guard let length = proposal[stack.axis] else {
            return stack.children.map { _ in ProposedSize(nil, along: stack.axis, across: across) }
        }
        return StackSharing(
            left: length - distances(stack).reduce(0, +),
            members: stack.children.map { child in
                StackSharing.Member(
                    priority: priority(of: child),
                    least: size(child, ProposedSize(0, along: stack.axis, across: across))[stack.axis],
                    greatest: size(child, ProposedSize(.infinity, along: stack.axis, across: across))[stack.axis])
            }
        ).shares { place, share in
            size(stack.children[place], ProposedSize(share, along: stack.axis, across: across))[stack.axis]
        }.map { ProposedSize($0, along: stack.axis, across: across) }
    }

    /// Returns the places of a stack's children; where nothing is proposed across its axis, they are asked again with
    /// what the stack takes there.
    func stackPlaces(_ stack: Stack, _ proposal: ProposedSize, _ size: Size, isLazy: Bool) -> [ProposalPlace] {
        var proposal = proposal
        let across = stack.axis.crossing
        if proposal[across] == nil { proposal[across] = size[across] }
        let proposals = isLazy ? lazyProposals(stack, proposal) : stackProposals(stack, proposal)
        let members = Array(zip(stack.children, proposals))
        let alignment = aligned(members, by: stack.guide)
        // A lazy stack is wider than its children, which then stand by its own guide.
        let shift =
            isLazy
            ? defaultPosition(of: stack.guide, in: size) - alignment.guide : 0
        let distances = distances(stack)
        var start = 0.0
        return members.indices.map { place in
            var origin = Point.zero
            origin[stack.axis] = start
            origin[across] = alignment.origins[place] + shift
            start += self.size(members[place].0, members[place].1)[stack.axis]
            if distances.indices.contains(place) { start += distances[place] }
            return ProposalPlace(members[place].0, at: origin, members[place].1)
        }
    }
}
