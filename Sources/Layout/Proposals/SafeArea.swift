import LayoutSimGeometry
import LayoutSimProposalTree

/// What is safe of an area, in points; a view that touches an edge of what is safe may grow to that of the whole.
struct SafeArea {
    let whole: Rect
    /// What neither bars nor the device nor the keyboard cover.
    private(set) var safe: Rect
    /// The bottom of what bars and the device do not cover.
    private var containerBottom: Double
    /// The top of the keyboard.
    private let keyboardTop: Double

    /// Creates the safe area of an area with insets, of which a keyboard covers a height from below.
    init(_ whole: Rect, _ insets: EdgeInsets, keyboard: Double = 0) {
        self.whole = whole
        safe = whole.inset(by: insets)
        containerBottom = safe.maxY
        keyboardTop = whole.maxY - keyboard
        safe.size.height = max(0, min(containerBottom, keyboardTop) - safe.minY)
    }

    /// Returns the insets of a view with a frame from something that covers it: those of the edges that it touches.
    func insets(of frame: Rect, from cover: SafeAreaCover = .everything) -> EdgeInsets {
        let open = safe(without: cover)
        return EdgeInsets(
            top: frame.minY <= safe.minY + 1e-6 ? max(0, frame.minY - open.minY) : 0,
            left: frame.minX <= safe.minX + 1e-6 ? max(0, frame.minX - open.minX) : 0,
            bottom: frame.maxY >= safe.maxY - 1e-6 ? max(0, open.maxY - frame.maxY) : 0,
            right: frame.maxX >= safe.maxX - 1e-6 ? max(0, open.maxX - frame.maxX) : 0)
    }

    /// Returns what would be safe if something did not cover it.
    private func safe(without cover: SafeAreaCover) -> Rect {
        switch cover {
        case .everything: whole
        case .container:
            Rect(x: whole.minX, y: whole.minY, width: whole.width, height: max(0, keyboardTop - whole.minY))
        case .keyboard:
            Rect(x: safe.minX, y: safe.minY, width: safe.width, height: max(safe.height, containerBottom - safe.minY))
        }
    }

    /// Returns the safe area of a view that leaves out insets of a frame.
    func without(_ insets: EdgeInsets, of frame: Rect) -> SafeArea {
        var inner = self
        let left = frame.inset(by: insets)
        let (minX, minY) = (insets.left > 0 ? left.minX : safe.minX, insets.top > 0 ? left.minY : safe.minY)
        let maxX = insets.right > 0 ? left.maxX : safe.maxX
        let maxY = insets.bottom > 0 ? left.maxY : safe.maxY
        inner.safe = Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        inner.containerBottom -= safe.maxY - maxY
        return inner
    }

    /// Returns the safe area of a view that ignores what covers edges.
    func ignored(at edges: EdgeSet, _ cover: SafeAreaCover) -> SafeArea {
        var inner = self
        let open = safe(without: cover)
        let (minX, minY) = (edges[.leading] ? open.minX : safe.minX, edges[.top] ? open.minY : safe.minY)
        let maxX = edges[.trailing] ? open.maxX : safe.maxX
        let maxY = edges[.bottom] ? open.maxY : safe.maxY
        inner.safe = Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        if edges[.bottom], cover != .keyboard { inner.containerBottom = whole.maxY }
        return inner
    }
}

extension ProposalPass {
    /// Calls a closure with the places of a node's children in a frame of the screen, each with its safe area.
    func placeOnScreen(
        _ place: ProposalPlace, _ frame: Rect, _ area: SafeArea, _ body: (ProposalPlace, SafeArea) -> Void
    ) {
        switch tree.nodes[place.child].kind {
        case .ignoringSafeArea(let edges, let cover):
            if let child = grown(place, frame, area, edges, cover) { body(child.place, child.area) }
        case .safeAreaPadding(let insets):
            let inner = area.without(insets, of: frame)
            forEachPlace(place.child, place.proposal) { body($0, inner) }
        case .safeAreaInset(let edge, _, let spacing):
            var insets = EdgeInsets.zero
            insets[edge] = barLength(place.child, edge, spacing, place.proposal)
            let base = tree.nodes[place.child].children.first
            forEachPlace(place.child, place.proposal) {
                body($0, $0.child == base ? area.without(insets, of: frame) : area)
            }
        default:
            forEachPlace(place.child, place.proposal) { body($0, area) }
        }
    }

    /// Proposes the area with the insets to the child of a view that ignores the safe area; it is in the middle of it.
    private func grown(
        _ place: ProposalPlace, _ frame: Rect, _ area: SafeArea, _ edges: EdgeSet, _ cover: SafeAreaCover
    ) -> (place: ProposalPlace, area: SafeArea)? {
        guard let child = tree.nodes[place.child].children.first else { return nil }
        var insets = area.insets(of: frame, from: cover)
        for edge in ViewEdge.allCases where !edges[edge] { insets[edge] = 0 }
        let grown = Size(
            width: frame.width + insets.left + insets.right, height: frame.height + insets.top + insets.bottom)
        var inner = self.place(child, ProposedSize(grown), in: grown, .center)
        inner.origin.x -= insets.left
        inner.origin.y -= insets.top
        return (inner, area.ignored(at: edges, cover))
    }

    /// Returns the length that the bar at an edge takes with its spacing, in points; no spacing is 0 [chosen].
    func barLength(_ node: Int, _ edge: ViewEdge, _ spacing: Double?, _ proposal: ProposedSize) -> Double {
        bar(node, edge, proposal).map { size($0.child, $0.proposal)[edge.axis] + (spacing ?? 0) } ?? 0
    }

    private func bar(_ node: Int, _ edge: ViewEdge, _ proposal: ProposedSize) -> ProposalPlace? {
        guard let child = tree.nodes[node].children.dropFirst().first else { return nil }
        var inner = proposal
        inner[edge.axis] = nil
        return ProposalPlace(child, at: .zero, inner)
    }

    /// Returns the places of a view and of the bar at an edge of it.
    func barPlaces(
        _ node: Int, _ edge: ViewEdge, _ guide: AlignmentGuide, _ spacing: Double?, _ proposal: ProposedSize,
        _ size: Size
    ) -> [ProposalPlace] {
        guard let base = tree.nodes[node].children.first else { return [] }
        let axis = edge.axis
        let isFirst = edge == .top || edge == .leading
        var places = [ProposalPlace(base, at: .zero, innerProposal(node, proposal))]
        if isFirst { places[0].origin[axis] = barLength(node, edge, spacing, proposal) }
        guard var bar = bar(node, edge, proposal) else { return places }
        let length = self.size(bar.child, bar.proposal)[axis]
        bar.origin[axis] = isFirst ? 0 : size[axis] - length
        bar.origin[axis.crossing] =
            defaultPosition(of: guide, in: size) - self.guide(guide, of: bar.child, bar.proposal)
        return places + [bar]
    }
}

extension Size {
    /// Returns the size with a length added on an axis, in points.
    func longer(by length: Double, along axis: Axis) -> Size {
        var size = self
        size[axis] += length
        return size
    }
}
