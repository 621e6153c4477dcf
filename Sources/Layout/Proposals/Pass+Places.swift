import LayoutSimGeometry
import LayoutSimProposalTree

extension ProposalPass {
    /// Returns the places of the children of a node of any kind that answered a proposal with a size.
    func placesOfChildren(_ node: Int, _ proposal: ProposedSize, _ size: Size) -> [ProposalPlace] {
        let (kind, children) = (tree.nodes[node].kind, tree.nodes[node].children)
        return containerPlaces(kind, children, proposal, size) ?? modifiedPlaces(node, proposal, size)
    }

    /// Returns the places of the children of a container of a kind; `nil` for modifiers.
    func containerPlaces(
        _ kind: ProposalKind, _ children: [Int], _ proposal: ProposedSize, _ size: Size
    ) -> [ProposalPlace]? {
        switch kind {
        case .fill, .text, .image, .control, .spacer, .divider, .unmade: return []
        case .stack(let axis, let guide, let spacing):
            return stackPlaces(Stack(axis, guide, spacing, children), proposal, size, isLazy: false)
        case .lazyStack(let axis, let guide, let spacing):
            return stackPlaces(Stack(axis, guide, spacing, children), proposal, size, isLazy: true)
        case .gridRow(let guide):
            let stack = Stack(.horizontal, guide ?? .verticalCenter, nil, children)
            return stackPlaces(stack, proposal, size, isLazy: false)
        case .overlapping(let alignment): return overlappingPlaces(children, alignment, proposal)
        case .grid(let alignment, let horizontal, let vertical):
            return grid(Grid(children, alignment, horizontal, vertical, tree), proposal).places
        case .lazyGrid(let axis, let tracks, let guide, let spacing):
            return lazyGrid(children, LazyGrid(axis, tracks, spacing), proposal).places(by: guide, in: size, self)
        case .fitting(let axes):
            return fittingChild(children, axes, proposal).map { [ProposalPlace($0, at: .zero, proposal)] } ?? []
        case .scroll(let axes, let margins, let offset, let anchor):
            return scrollPlaces(children, axes, margins, offset, anchor, size)
        case .geometryReader: return children.map { ProposalPlace($0, at: .zero, ProposedSize(size)) }
        case .code(let number, _):
            return codePlaces(number, children, proposal, size)
        case .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position, .relativeFrame, .offset, .guide,
            .priority, .secondary, .decoration, .ignoringSafeArea, .safeAreaInset, .safeAreaPadding, .gridCell,
            .mirrored:
            return nil
        }
    }

    private func overlappingPlaces(
        _ children: [Int], _ alignment: Alignment, _ proposal: ProposedSize
    ) -> [ProposalPlace] {
        let proposals = Array(repeating: proposal, count: children.count)
        let horizontal = aligned(children, proposals, by: alignment.horizontal).origins
        let vertical = aligned(children, proposals, by: alignment.vertical).origins
        return children.indices.map {
            ProposalPlace(children[$0], at: Point(x: horizontal[$0], y: vertical[$0]), proposal)
        }
    }

    /// Content that is shorter than its scroll view lies where the anchor says; else at the start of an axis on which
    /// the view scrolls, and in the middle of one on which it does not (P).
    private func scrollPlaces(
        _ children: [Int], _ axes: AxisSet, _ margins: EdgeInsets, _ offset: Point, _ anchor: Point?, _ size: Size
    ) -> [ProposalPlace] {
        let inner = contentProposal(axes, margins, ProposedSize(size))
        return children.map { child in
            let content = self.size(child, inner)
            var origin = Point(x: margins.left - offset.x, y: margins.top - offset.y)
            for axis in Axis.allCases {
                let ends = axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
                let share = anchor?[axis] ?? (axes[axis] ? 0 : 0.5)
                origin[axis] += max(0, size[axis] - ends - content[axis]) * share
            }
            return ProposalPlace(child, at: origin, inner)
        }
    }

    private func codePlaces(
        _ number: Int, _ children: [Int], _ proposal: ProposedSize, _ size: Size
    ) -> [ProposalPlace] {
        let said = code.places(ofLayout: number, in: size, proposed: proposal, ProposalSubviews(children, self))
        return completed(said, of: children, proposal, size)
    }

    /// Returns the last places that code gave to children; who has none is in the middle.
    ///
    /// The cells of a row stand for it where code left them to a grid.
    func completed(
        _ said: [ProposalPlace], of children: [Int], _ proposal: ProposedSize, _ size: Size
    ) -> [ProposalPlace] {
        let last = Dictionary(said.map { ($0.child, $0) }, uniquingKeysWith: { _, last in last })
        return children.flatMap { child in
            if let place = last[child] { return [place] }
            let cells = tree.nodes[child].children.compactMap { last[$0] }
            return cells.isEmpty ? [place(child, proposal, in: size, .center)] : cells
        }
    }
}
