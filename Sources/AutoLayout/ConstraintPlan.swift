import LayoutSimViewTree

/// Which constraints take part in a layout, in the order in which they are shown.
struct ConstraintPlan {
    private let tree: LayoutTree
    private let fixed: [LayoutMember]
    /// The positions of all views but the root.
    private let innermostFirst: [Int]

    init(_ tree: LayoutTree) {
        self.tree = tree
        fixed =
            tree.screen.constraints.compactMap(\.inSinglePrecision.sound).map { LayoutMember($0, .screen) }
            + tree.autoresizingMembers
        let nodes = tree.index.nodes
        innermostFirst = nodes.indices.dropFirst().sorted { (-nodes[$0].depth, $0) < (-nodes[$1].depth, $1) }
    }

    /// Those of the author and of masks, then what stacks ask for, then what contents ask for, the innermost ones first:
    /// so UIKit updates constraints, and so equal priorities are decided [5 stored roots].
    func members(in pass: Pass) -> [LayoutMember] {
        var members = fixed
        let naturals = NaturalLengths(tree, pass)
        for (position, node) in tree.index.nodes.enumerated() {
            guard case .stack(let stack) = node.view.content else { continue }
            var arrangement = StackArrangement(stack, at: position, in: tree, naturals: naturals)
            arrangement.build()
            members += arrangement.constraints.map { LayoutMember($0, .stack) }
        }
        for position in innermostFirst {
            members += tree.index.nodes[position].view.contentConstraints(pass.sizes[position])
        }
        return members
    }
}
