import LayoutSimGeometry
import LayoutSimProposalTree

extension ProposalPass {
    /// Returns what a node of any kind answers to a proposal, from the answers of its children.
    func answeredSize(_ node: Int, _ proposal: ProposedSize) -> Size {
        switch tree.nodes[node].kind {
        case .spacer(let minimum): spacerSize(minimum ?? 8, around: axes[node], proposal)
        case .divider(let thickness): dividerSize(thickness, around: axes[node], proposal)
        case .unmade(_, let length): Size(length, along: axes[node] ?? .vertical)
        case let kind:
            containerSize(kind, tree.nodes[node].children, proposal) ?? modifiedSize(node, proposal)
        }
    }

    /// Returns what a view or a container of a kind answers to a proposal, outside of stacks; `nil` for modifiers.
    func containerSize(_ kind: ProposalKind, _ children: [Int], _ proposal: ProposedSize) -> Size? {
        switch kind {
        case .fill: proposal.filled(with: Size(width: 10, height: 10))
        case .text(let number): code.text(number, proposed: proposal).size
        case .image(let size, let isResizable): isResizable ? proposal.filled(with: size) : size
        case .control(let ideal, let fillsWidth):
            Size(width: fillsWidth ? proposal.width ?? ideal.width : ideal.width, height: ideal.height)
        case .spacer(let minimum): spacerSize(minimum ?? 8, around: nil, proposal)
        case .divider(let thickness): dividerSize(thickness, around: nil, proposal)
        case .stack(let axis, let guide, let spacing):
            stackSize(Stack(axis, guide, spacing, children), proposal)
        case .lazyStack(let axis, let guide, let spacing):
            lazyStackSize(Stack(axis, guide, spacing, children), proposal)
        case .unmade(_, let length): Size(length, along: .vertical)
        case .overlapping(let alignment): overlappingSize(children, alignment, proposal)
        case .grid(let alignment, let horizontal, let vertical):
            grid(Grid(children, alignment, horizontal, vertical, tree), proposal).size
        case .gridRow(let guide):
            stackSize(Stack(.horizontal, guide ?? .verticalCenter, nil, children), proposal)
        case .lazyGrid(let axis, let tracks, _, let spacing):
            lazyGrid(children, LazyGrid(axis, tracks, spacing), proposal).size
        case .fitting(let axes): fittingChild(children, axes, proposal).map { size($0, proposal) } ?? .zero
        case .scroll(let axes, let margins, _, _): scrollSize(children, axes, margins, proposal)
        case .geometryReader: proposal.filled(with: Size(width: 10, height: 10))
        case .code(let number, _): code.size(ofLayout: number, proposed: proposal, ProposalSubviews(children, self))
        case .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position, .relativeFrame, .offset, .guide,
            .priority, .secondary, .decoration, .ignoringSafeArea, .safeAreaInset, .safeAreaPadding, .gridCell,
            .mirrored:
            nil
        }
    }

    private func spacerSize(_ minimum: Double, around axis: Axis?, _ proposal: ProposedSize) -> Size {
        func length(_ axis: Axis) -> Double { max(proposal[axis] ?? minimum, minimum) }
        guard let axis else { return Size(width: length(.horizontal), height: length(.vertical)) }
        var size = Size.zero
        size[axis] = length(axis)
        return size
    }

    private func dividerSize(_ thickness: Double, around axis: Axis?, _ proposal: ProposedSize) -> Size {
        let across = axis ?? .vertical
        var size = Size.zero
        size[across] = thickness
        size[across.crossing] = proposal[across.crossing] ?? 10
        return size
    }

    private func overlappingSize(_ children: [Int], _ alignment: Alignment, _ proposal: ProposedSize) -> Size {
        var size = Size.zero
        let proposals = Array(repeating: proposal, count: children.count)
        for axis in Axis.allCases { size[axis] = aligned(children, proposals, by: alignment[axis]).length }
        return size
    }

    /// Returns the first child whose ideal size is within a proposal on the axes, or the last one.
    func fittingChild(_ children: [Int], _ axes: AxisSet, _ proposal: ProposedSize) -> Int? {
        children.first { child in
            let ideal = size(child, .unspecified)
            return Axis.allCases.allSatisfy { axis in
                guard axes[axis], let limit = proposal[axis] else { return true }
                return ideal[axis] <= limit
            }
        } ?? children.last
    }

    private func scrollSize(
        _ children: [Int], _ axes: AxisSet, _ margins: EdgeInsets, _ proposal: ProposedSize
    ) -> Size {
        if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
        let inner = contentProposal(axes, margins, proposal)
        var content = Size.zero
        for child in children {
            let answer = size(child, inner)
            content = Size(width: max(content.width, answer.width), height: max(content.height, answer.height))
        }
        return proposal.filled(
            with: Size(
                width: content.width + margins.left + margins.right,
                height: content.height + margins.top + margins.bottom))
    }

    /// Returns what a scroll view proposes to its content: nothing on the axes on which it scrolls.
    func contentProposal(_ axes: AxisSet, _ margins: EdgeInsets, _ proposal: ProposedSize) -> ProposedSize {
        var inner = proposal.less(margins)
        for axis in Axis.allCases where axes[axis] { inner[axis] = nil }
        return inner
    }
}

extension Size {
    /// Creates a size of a length along an axis, without one across it.
    init(_ length: Double, along axis: Axis) {
        self = axis == .horizontal ? Size(width: length, height: 0) : Size(width: 0, height: length)
    }
}

extension ProposedSize {
    /// Returns the proposal without insets, at least 0.
    func less(_ insets: EdgeInsets) -> ProposedSize {
        ProposedSize(
            width: width.map { max(0, $0 - insets.left - insets.right) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}
