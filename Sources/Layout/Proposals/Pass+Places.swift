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
        case .scroll(let axes, let margins, let offset):
            return scrollPlaces(children, axes, margins, offset, proposal, size)
        case .geometryReader: return children.map { ProposalPlace($0, at: .zero, ProposedSize(size)) }
        case .code(let number, _):
            return codePlaces(number, children, proposal, size)
        case .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position, .relativeFrame, .offset, .guide,
            .priority, .secondary, .decoration, .ignoringSafeArea, .safeAreaInset, .safeAreaPadding:
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

    /// Content that is narrower than its scroll view is in the middle, and shorter content at the top.
    private func scrollPlaces(
        _ children: [Int], _ axes: AxisSet, _ margins: EdgeInsets, _ offset: Point, _ proposal: ProposedSize,
        _ size: Size
    ) -> [ProposalPlace] {
        let inner = contentProposal(axes, margins, ProposedSize(size))
        let width = size.width - margins.left - margins.right
        return children.map { child in
            let spare = max(0, width - self.size(child, inner).width)
            let x = axes[.horizontal] ? 0 : spare / 2
            return ProposalPlace(child, at: Point(x: margins.left + x - offset.x, y: margins.top - offset.y), inner)
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
