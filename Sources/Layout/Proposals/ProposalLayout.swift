package import LayoutSimGeometry
package import LayoutSimProposalTree

/// The frames of a tree of views that answer proposals, in points of the area that the root was proposed.
package struct ProposalLayout: Sendable {
    /// What became of a node.
    package struct Placed: Hashable, Sendable {
        /// The frame, not rounded; `nil` for a node without a place, as a child of `ViewThatFits` that was not taken.
        package var frame: Rect?
        /// What its parent proposed to it.
        package var proposal: ProposedSize
    }

    /// The nodes, by their places in the tree.
    package private(set) var nodes: [Placed]
    /// What is wrong with the tree.
    package private(set) var faults: [ProposalFault] = []
    /// What the nodes answered, for trees of a later time.
    package private(set) var answers: ProposalAnswers?

    /// Lays out a tree in an area; the root is in the middle of what is safe of it, and all is mirrored on a screen
    /// that runs right to left.
    ///
    /// Answers of a tree of an earlier time count for nodes that are the same there with all below, at `places`.
    ///
    /// Throws if the tree is too deep.
    package init(
        _ tree: ProposalTree, in whole: Rect, safeArea: EdgeInsets = .zero, scale: Double, isRightToLeft: Bool = false,
        _ code: any ProposalCode, reusing answers: ProposalAnswers? = nil, at places: [Int] = []
    ) throws(ProposalError) {
        if tree.height > ProposalError.deepest { throw .tooDeep(levels: tree.height) }
        nodes = Array(repeating: Placed(frame: nil, proposal: .unspecified), count: tree.nodes.count)
        guard tree.root >= 0 else { return }
        let pass = ProposalPass(tree, code, scale: scale, reusing: answers, at: places)
        let area = whole.inset(by: safeArea)
        let size = pass.size(tree.root, ProposedSize(area.size))
        let corner = Point(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
        let root = ProposalPlace(tree.root, at: corner, ProposedSize(area.size))
        place(root, pass, SafeArea(whole, safeArea))
        if isRightToLeft { mirror(in: whole) }
        faults = pass.faults
        self.answers = ProposalAnswers(pass)
        for (node, placed) in nodes.enumerated() {
            guard let frame = placed.frame, frame.width == .infinity || frame.height == .infinity else { continue }
            faults.append(ProposalFault(node: node, reason: .endless))
        }
    }

    /// The frame of a node with each edge rounded to a pixel by itself, halves up.
    package func frame(of node: Int, on grid: PixelGrid) -> Rect? {
        guard let frame = nodes[node].frame else { return nil }
        let (left, top) = (grid.round(edge: frame.minX), grid.round(edge: frame.minY))
        return Rect(
            x: left, y: top, width: grid.round(edge: frame.maxX) - left, height: grid.round(edge: frame.maxY) - top)
    }

    private mutating func place(_ root: ProposalPlace, _ pass: ProposalPass, _ area: SafeArea) {
        var open = [(place: root, area: area)]
        while let (place, area) = open.popLast() {
            let frame = Rect(origin: place.origin, size: pass.size(place.child, place.proposal))
            nodes[place.child] = Placed(frame: frame, proposal: place.proposal)
            pass.placeOnScreen(place, frame, area) { child, area in
                var child = child
                child.origin.x += place.origin.x
                child.origin.y += place.origin.y
                open.append((child, area))
            }
        }
    }

    private mutating func mirror(in area: Rect) {
        for node in nodes.indices {
            guard let frame = nodes[node].frame else { continue }
            nodes[node].frame?.origin.x = area.minX + area.maxX - frame.maxX
        }
    }
}
