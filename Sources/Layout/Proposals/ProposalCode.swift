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
    /// Returns where a layout of the app's own has a guide, in points from its top leading corner; `nil` for the
    /// guide's own place.
    func guide(
        _ guide: AlignmentGuide, ofLayout number: Int, in size: Size, proposed: ProposedSize,
        _ subviews: ProposalSubviews
    ) -> Double?
    /// Returns what an edge of a layout of the app's own asks its neighbors for.
    func spacing(ofLayout number: Int, at edge: ViewEdge, _ subviews: ProposalSubviews) -> [SpacingPreference]
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
