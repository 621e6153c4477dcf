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
    /// How far scroll views reach over the edges of what is safe, by their places in the tree; their contents do not.
    package private(set) var overhangs: [Int: EdgeInsets] = [:]
    /// What is not safe of readers and decorations, where that is not nothing, by their places in the tree.
    package private(set) var safeAreas: [Int: EdgeInsets] = [:]
    /// The places of the nodes that run from right to left.
    package private(set) var mirrored: Set<Int> = []
    /// What is wrong with the tree.
    package private(set) var faults: [ProposalFault] = []
    /// What the nodes answered, for trees of a later time.
    package private(set) var answers: ProposalAnswers?

    /// Lays out a tree in an area; the root is in the middle of what is safe of it, above a keyboard that covers a
    /// height, and all is mirrored on a screen that runs right to left.
    ///
    /// Answers of a tree of an earlier time count for nodes that are the same there with all below, at `places`.
    ///
    /// Throws if the tree is too deep.
    package init(
        _ tree: ProposalTree, in whole: Rect, safeArea: EdgeInsets = .zero, keyboard: Double = 0, scale: Double,
        isRightToLeft: Bool = false, _ code: any ProposalCode, reusing answers: ProposalAnswers? = nil,
        at places: [Int] = []
    ) throws(ProposalError) {
        if tree.height > ProposalError.deepest { throw .tooDeep(levels: tree.height) }
        nodes = Array(repeating: Placed(frame: nil, proposal: .unspecified), count: tree.nodes.count)
        guard tree.root >= 0 else { return }
        let pass = ProposalPass(tree, code, scale: scale, reusing: answers, at: places)
        let safeArea = SafeArea(whole, safeArea, keyboard: keyboard)
        let area = safeArea.safe
        let size = pass.size(tree.root, ProposedSize(area.size))
        let corner = Point(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
        let root = ProposalPlace(tree.root, at: corner, ProposedSize(area.size))
        place(root, tree, pass, safeArea)
        mirror(tree, pass.facts, in: whole, isRightToLeft)
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

    private mutating func place(
        _ root: ProposalPlace, _ tree: ProposalTree, _ pass: ProposalPass, _ area: SafeArea
    ) {
        var open = [(place: root, area: area)]
        while let (place, area) = open.popLast() {
            let frame = Rect(origin: place.origin, size: pass.size(place.child, place.proposal))
            nodes[place.child] = Placed(frame: frame, proposal: place.proposal)
            if pass.facts[place.child].needsSafeArea { note(area.insets(of: frame), tree, place.child, frame) }
            pass.placeOnScreen(place, frame, area) { child, area in
                var child = child
                if child.origin.x.isNaN || child.origin.y.isNaN {
                    pass.noteNotANumber(child.child)
                    child.origin.x = child.origin.x.isNaN ? 0 : child.origin.x
                    child.origin.y = child.origin.y.isNaN ? 0 : child.origin.y
                }
                child.origin.x += place.origin.x
                child.origin.y += place.origin.y
                open.append((child, area))
            }
        }
    }

    /// Notes what is not safe of a node; a scroll view reaches over the edges of what is safe that it touches.
    private mutating func note(_ insets: EdgeInsets, _ tree: ProposalTree, _ node: Int, _ frame: Rect) {
        guard insets != .zero else { return }
        guard case .scroll = tree.nodes[node].kind else { return safeAreas[node] = insets }
        overhangs[node] = insets
        nodes[node].frame = Rect(
            x: frame.minX - insets.left, y: frame.minY - insets.top,
            width: frame.width + insets.left + insets.right, height: frame.height + insets.top + insets.bottom)
    }

    /// Mirrors all views on a screen that runs right to left, and views that run the other way than those around them
    /// within their own frame.
    private mutating func mirror(
        _ tree: ProposalTree, _ facts: [NodeFacts], in area: Rect, _ isRightToLeft: Bool
    ) {
        let root = isRightToLeft ? Mirroring.identity.inside(area) : .identity
        guard isRightToLeft || facts.contains(where: \.mirrors) else { return }
        var mirrorings = [Mirroring](repeating: root, count: nodes.count)
        for place in nodes.indices.reversed() {
            let outer = mirrorings[place]
            guard let frame = nodes[place].frame else {
                for child in tree.nodes[place].children { mirrorings[child] = outer }
                continue
            }
            let inner = facts[place].mirrors ? outer.inside(frame) : outer
            nodes[place].frame = outer.of(frame)
            if outer.isMirrored {
                mirrored.insert(place)
                overhangs[place] = overhangs[place]?.mirrored
                safeAreas[place] = safeAreas[place]?.mirrored
            }
            for child in tree.nodes[place].children { mirrorings[child] = inner }
        }
    }
}

extension EdgeInsets {
    fileprivate var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

/// Where what is laid out from left to right is on the screen: `x` is at `sign * x + distance`.
private struct Mirroring {
    var sign = 1.0
    var distance = 0.0

    static let identity = Mirroring()

    var isMirrored: Bool { sign < 0 }

    /// Returns the mirroring of views that are mirrored once more within a frame.
    func inside(_ frame: Rect) -> Mirroring {
        Mirroring(sign: -sign, distance: distance + sign * (frame.minX + frame.maxX))
    }

    func of(_ frame: Rect) -> Rect {
        let (one, other) = (sign * frame.minX + distance, sign * frame.maxX + distance)
        return Rect(x: min(one, other), y: frame.minY, width: frame.width, height: frame.height)
    }
}
