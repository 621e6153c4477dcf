package import LayoutSimGeometry
package import LayoutSimProposalTree

/// What only code knows of a tree: the sizes of texts, and what an app computes by itself.
package protocol ProposalCode {
    /// Returns what a text answers, by its number.
    func text(_ number: Int, proposed: ProposedSize) -> TextAnswer
    /// Returns what the font of a text asks of its neighbors, or `nil` for the standard distance.
    func lines(ofText number: Int) -> FontLines?
    /// Returns a guide's distance from the top leading corner of a view, in points.
    func guide(_ number: Int, of view: ProposalDimensions) -> Double
    /// Returns the size of a layout of the app's own.
    func size(ofLayout number: Int, proposed: ProposedSize, _ subviews: ProposalSubviews) -> Size
    /// Returns the places of the subviews of a layout of the app's own, in points from its top leading corner; a
    /// subview without a place is in the middle.
    func places(ofLayout number: Int, in size: Size, proposed: ProposedSize, _ subviews: ProposalSubviews)
        -> [ProposalPlace]
}

/// What a text answers to a proposal, in points.
package struct TextAnswer: Hashable, Sendable {
    /// The size of the lines that are shown.
    package var size: Size
    /// The distance from the top to the baseline of the first line.
    package var firstBaseline: Double
    /// The distance from the top to the baseline of the last line.
    package var lastBaseline: Double

    package init(size: Size, firstBaseline: Double, lastBaseline: Double) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

/// The size and the guides of a view, as code that places a guide of it asks for them.
package struct ProposalDimensions {
    /// The size, in points.
    package let size: Size
    private let pass: ProposalPass
    private let node: Int?
    private let proposal: ProposedSize

    /// - Parameter node: the view; `nil` if only its size is known.
    init(_ size: Size, of node: Int? = nil, _ proposal: ProposedSize = .unspecified, in pass: ProposalPass) {
        self.size = size
        self.node = node
        self.proposal = proposal
        self.pass = pass
    }

    /// Returns the position of a guide, in points from the top leading corner.
    package func position(of guide: AlignmentGuide) -> Double {
        guard let node else { return pass.defaultPosition(of: guide, in: size) }
        return pass.guide(guide, of: node, proposal)
    }
    /// Returns the position that the view or those in it give a guide, or `nil`.
    package func explicitPosition(of guide: AlignmentGuide) -> Double? {
        node.flatMap { pass.explicitGuide(guide, of: $0, proposal) }
    }
}

/// Where a parent has a child, and what it proposed to it.
package struct ProposalPlace: Hashable, Sendable {
    /// The child's place in the tree.
    package var child: Int
    /// The child's top leading corner, in points from that of its parent.
    package var origin: Point
    /// The proposal that the child answered.
    package var proposal: ProposedSize

    package init(_ child: Int, at origin: Point, _ proposal: ProposedSize) {
        self.child = child
        self.origin = origin
        self.proposal = proposal
    }
}

/// The children of a layout, as its code sees them.
package struct ProposalSubviews {
    private let pass: ProposalPass
    /// The places of the children in the tree.
    package let nodes: [Int]

    init(_ nodes: [Int], _ pass: ProposalPass) {
        self.nodes = nodes
        self.pass = pass
    }

    /// Returns what a child answers.
    package func size(of node: Int, _ proposal: ProposedSize) -> Size { pass.size(node, proposal) }
    /// Returns the layout priority of a child.
    package func priority(of node: Int) -> Double { pass.priority(of: node) }
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
}
