/// Views that answer proposals, as values; the last node that was added is the root.
package struct ProposalTree: Hashable, Sendable {
    /// The nodes, children before their parents.
    package private(set) var nodes: [ProposalNode] = []
    /// Where the app's own guides are in views that do not say it, by the numbers of `AlignmentGuide.own`.
    package var guides: [GuidePosition] = []

    /// The number of levels below each node, with its own.
    private var heights: [Int] = []

    /// Creates an empty tree.
    package init() {}

    /// Makes room for a number of nodes.
    package mutating func reserve(_ count: Int) {
        nodes.reserveCapacity(count)
        heights.reserveCapacity(count)
    }

    /// Adds a node above nodes that were added before, and returns its place.
    package mutating func add(_ kind: ProposalKind, _ children: [Int] = []) -> Int {
        var height = 0
        for child in children {
            precondition(nodes.indices.contains(child), "children are added before their parents")
            height = max(height, heights[child])
        }
        nodes.append(ProposalNode(kind, children))
        heights.append(1 + height)
        return nodes.count - 1
    }

    /// Adds nodes that stand beside each other in another tree, the last of them above the others, and returns its
    /// place.
    package mutating func add(_ range: ClosedRange<Int>, of other: ProposalTree) -> Int {
        let distance = nodes.count - range.lowerBound
        if distance == 0 {
            nodes += other.nodes[range]
        } else {
            nodes += other.nodes[range].map { ProposalNode($0.kind, $0.children.map { $0 + distance }) }
        }
        heights += other.heights[range]
        return nodes.count - 1
    }

    /// The number of levels from the root to the deepest node.
    package var height: Int { heights.last ?? 0 }

    /// The place of the root; -1 in an empty tree.
    package var root: Int { nodes.count - 1 }
}
