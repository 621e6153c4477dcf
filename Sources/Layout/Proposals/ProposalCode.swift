package import LayoutSimGeometry
package import LayoutSimProposalTree

/// What only code knows of a tree: the sizes of texts, and what an app computes by itself.
package protocol ProposalCode {
    /// Returns what a text answers, by its number.
    func text(_ number: Int, proposed: ProposedSize) -> TextAnswer
    /// Returns what the font of a text asks of its neighbors, or `nil` for the standard distance.
    func lines(ofText number: Int) -> FontLines?
    /// Returns a guide's distance from the top leading corner of a view of a size, in points.
    func guide(_ number: Int, of size: Size) -> Double
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
    /// Returns the position of a guide of a child, in points from its top leading corner.
    package func guide(_ guide: AlignmentGuide, of node: Int, _ proposal: ProposedSize) -> Double {
        pass.guide(guide, of: node, proposal)
    }
}
