package import LayoutSimGeometry
package import LayoutSimProposalTree

/// The children of a layout, as its code sees them.
package struct ProposalSubviews {
    private let pass: ProposalPass
    /// The places of the children in the tree.
    package let nodes: [Int]

    init(_ nodes: [Int], _ pass: ProposalPass) {
        self.nodes = nodes
        self.pass = pass
    }

    /// Returns the same children or some of them.
    package func only(_ nodes: [Int]) -> ProposalSubviews { ProposalSubviews(nodes, pass) }
    /// Returns what a child answers.
    package func size(of node: Int, _ proposal: ProposedSize) -> Size { pass.size(node, proposal) }
    /// Returns the layout priority of a child.
    package func priority(of node: Int) -> Double { pass.priorities[node] }
    /// Returns the distance that two neighbors on an axis ask for, in points.
    package func distance(_ first: Int, _ second: Int, along axis: Axis) -> Double {
        pass.distance(first, second, along: axis)
    }
    /// Returns what an edge of a child asks its neighbors for.
    package func spacing(of node: Int, at edge: ViewEdge) -> [SpacingPreference] { pass.spacing(of: node, at: edge) }
    /// The size of a pixel, in points.
    package var pixel: Double { pass.pixel }
    /// Returns the size and guides of a child.
    package func dimensions(of node: Int, _ proposal: ProposedSize) -> ProposalDimensions {
        ProposalDimensions(pass.size(node, proposal), of: node, proposal, in: pass)
    }
    /// Returns the position of a guide of a child, in points from its top leading corner.
    package func guide(_ guide: AlignmentGuide, of node: Int, _ proposal: ProposedSize) -> Double {
        pass.guide(guide, of: node, proposal)
    }

    /// Returns where children that have places in a size put a guide together, in points, or `nil` if none says one.
    package func guide(
        _ guide: AlignmentGuide, of places: [ProposalPlace], in size: Size, _ proposal: ProposedSize
    ) -> Double? {
        pass.combined(guide, pass.completed(places, of: nodes, proposal, size))
    }
}

/// What the engine's own containers make of the children.
extension ProposalSubviews {
    /// Returns the size that a container of a kind takes with the children; modifiers take nothing.
    package func size(as kind: ProposalKind, _ proposal: ProposedSize) -> Size {
        pass.containerSize(kind, nodes, proposal) ?? .zero
    }
    /// Returns the places that a container of a kind gives the children in a size; modifiers give none.
    package func places(as kind: ProposalKind, in size: Size, _ proposal: ProposedSize) -> [ProposalPlace] {
        pass.containerPlaces(kind, nodes, proposal, size) ?? []
    }
    /// Returns what an edge of a container of a kind asks its neighbors for.
    package func spacing(as kind: ProposalKind, at edge: ViewEdge) -> [SpacingPreference] {
        pass.spacing(kind, nodes, at: edge)
    }
}
