package import LayoutSimGeometry
package import LayoutSimProposalTree

extension ProposalPass {
    /// Returns the distance that two neighbors on an axis ask for, in points.
    func distance(_ first: Int, _ second: Int, along axis: Axis) -> Double {
        let neighbors = Neighbors(first: first, second: second, axis: axis)
        if let known = knownDistances[neighbors] { return known }
        let distance = SpacingPreference.distance(
            spacing(of: first, at: .last(on: axis)), spacing(of: second, at: .first(on: axis)), along: axis,
            pixel: pixel)
        knownDistances[neighbors] = distance
        return distance
    }

    /// Two views beside each other on an axis.
    struct Neighbors: Hashable {
        let first: Int
        let second: Int
        let axis: Axis
    }

    /// Returns what an edge of a node asks for: of containers, what the children at that edge do.
    func spacing(of node: Int, at edge: ViewEdge) -> [SpacingPreference] {
        spacing(tree.nodes[node].kind, tree.nodes[node].children, at: edge)
    }

    /// Returns what an edge of a node of a kind with children asks for.
    func spacing(_ kind: ProposalKind, _ children: [Int], at edge: ViewEdge) -> [SpacingPreference] {
        switch kind {
        case .spacer, .unmade: return [.none]
        case .text(let number): return [code.lines(ofText: number).map(SpacingPreference.text) ?? .standard]
        case .stack(let axis, _, _), .lazyStack(let axis, _, _):
            return spacing(of: outer(children, on: axis, at: edge), at: edge)
        case .gridRow: return spacing(of: outer(children, on: .horizontal, at: edge), at: edge)
        case .grid: return spacing(of: outer(children, on: .vertical, at: edge), at: edge)
        case .overlapping: return spacing(of: children[...], at: edge)
        case .frame(let width, let height, _) where (edge.axis == .horizontal ? width : height) != nil:
            return [.standard]
        case .flexibleFrame(let limits, _) where limits.hasLength(on: edge.axis): return [.standard]
        case .padding(let insets) where insets[edge] != 0: return [.standard]
        case .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .offset, .position, .guide, .priority,
            .secondary, .relativeFrame, .decoration, .ignoringSafeArea, .safeAreaInset, .safeAreaPadding, .gridCell,
            .mirrored:
            return spacing(of: children.prefix(1), at: edge)
        case .fitting: return spacing(of: children.prefix(1), at: edge)
        case .code(let number, _): return code.spacing(ofLayout: number, at: edge, ProposalSubviews(children, self))
        case .fill, .image, .control, .divider, .lazyGrid, .scroll, .geometryReader: return [.standard]
        }
    }

    private func spacing(of nodes: ArraySlice<Int>, at edge: ViewEdge) -> [SpacingPreference] {
        var all: [SpacingPreference] = []
        for preference in nodes.flatMap({ spacing(of: $0, at: edge) }) where !all.contains(preference) {
            all.append(preference)
        }
        return all.isEmpty ? [.none] : all
    }

    /// Returns the children that touch an edge of a stack.
    private func outer(_ children: [Int], on axis: Axis, at edge: ViewEdge) -> ArraySlice<Int> {
        switch edge {
        case .first(on: axis): children.prefix(1)
        case .last(on: axis): children.suffix(1)
        default: children[...]
        }
    }
}

extension SpacingPreference {
    /// Returns the distance between two views on an axis by what their edges ask for: the greatest of their wishes.
    ///
    /// - Parameter pixel: the size of a pixel, in points.
    package static func distance(_ before: [Self], _ after: [Self], along axis: Axis, pixel: Double) -> Double {
        var greatest = 0.0
        for one in before {
            for other in after { greatest = max(greatest, one.distance(to: other, along: axis, pixel)) }
        }
        return greatest
    }

    private func distance(to next: Self, along axis: Axis, _ pixel: Double) -> Double {
        switch (self, next) {
        case (.none, _), (_, .none): return 0
        case (.standard, .standard): return 8
        default: break
        }
        guard axis == .vertical else { return 8 }
        let grid = PixelGrid(scale: 1 / pixel)
        return switch (self, next) {
        case (.text, .text(let lower)): grid.ceil(length: max(0, lower.leading))
        case (_, .text(let lower)): grid.ceil(length: 0.1 * lower.height) + lower.height - lower.ascender
        case (.text(let upper), _):
            max(
                grid.ceil(length: 0.1 * upper.height) + upper.height - upper.capHeight,
                grid.ceil(length: 0.1 * upper.height) + upper.descender)
        default: 8
        }
    }
}

extension FrameLimits {
    /// Whether the frame says a length on an axis.
    fileprivate func hasLength(on axis: Axis) -> Bool {
        minimum[axis] != nil || ideal[axis] != nil || maximum[axis] != nil
    }
}
