import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals

/// SwiftUI's algorithm as it is published, slow and apart from the engine: each view asks its children anew, nothing is
/// kept, and frames are collected on the way down.
struct ReferenceLayout {
    let tree: ProposalTree
    let texts: SampleTexts

    /// A view with the axis of the stack around it.
    struct Asked {
        var node: Int
        var around: Axis?
    }

    typealias Lengths = (width: Double?, height: Double?)

    /// Returns the frames of all nodes that have one.
    func frames(width: Double, height: Double) -> [Int: Rect] {
        var frames: [Int: Rect] = [:]
        let root = Asked(node: tree.root, around: nil)
        let size = self.size(root, (width, height))
        lay(root, (width, height), x: (width - size.width) / 2, y: (height - size.height) / 2, &frames)
        return frames
    }

    func lay(_ asked: Asked, _ proposal: Lengths, x: Double, y: Double, _ frames: inout [Int: Rect]) {
        frames[asked.node] = Rect(origin: Point(x: x, y: y), size: size(asked, proposal))
        for (child, childProposal, dx, dy) in children(asked, proposal) {
            lay(child, childProposal, x: x + dx, y: y + dy, &frames)
        }
    }

    func kids(_ asked: Asked) -> [Asked] {
        let around: Axis? =
            switch tree.nodes[asked.node].kind {
            case .stack(let axis, _, _): axis
            case .overlapping, .fitting, .scroll, .geometryReader: nil
            default: asked.around
            }
        return tree.nodes[asked.node].children.map { Asked(node: $0, around: around) }
    }

    /// Returns what a view answers.
    func size(_ asked: Asked, _ proposal: Lengths) -> Size {
        let kids = kids(asked)
        switch tree.nodes[asked.node].kind {
        case .fill, .geometryReader: return Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
        case .text(let number):
            return texts.text(number, proposed: ProposedSize(width: proposal.width, height: proposal.height)).size
        case .spacer(let minimum):
            let least = minimum ?? 8
            let (wide, high) = (max(least, proposal.width ?? least), max(least, proposal.height ?? least))
            if asked.around == .horizontal { return Size(width: wide, height: 0) }
            if asked.around == .vertical { return Size(width: 0, height: high) }
            return Size(width: wide, height: high)
        case .divider(let thickness):
            if asked.around == .horizontal { return Size(width: thickness, height: proposal.height ?? 10) }
            return Size(width: proposal.width ?? 10, height: thickness)
        case .stack(.horizontal, let guide, let spacing):
            let widths = shares(kids, spacing, proposal.width) { share, kid in size(kid, (share, proposal.height)).width
            }
            return wrapped(kids, guide, spacing, widths.map { ($0, proposal.height) }, isRow: true)
        case .stack(.vertical, let guide, let spacing):
            let heights = shares(kids, spacing, proposal.height) { share, kid in
                size(kid, (proposal.width, share)).height
            }
            return wrapped(kids, guide, spacing, heights.map { (proposal.width, $0) }, isRow: false)
        case .overlapping:
            let boxes = children(asked, proposal).map { kid, inner, x, y in (size(kid, inner), x, y) }
            let isEndlesslyWide = boxes.contains { $0.0.width == .infinity }
            let isEndlesslyHigh = boxes.contains { $0.0.height == .infinity }
            return Size(
                width: isEndlesslyWide ? .infinity : boxes.map { $0.1 + $0.0.width }.max() ?? 0,
                height: isEndlesslyHigh ? .infinity : boxes.map { $0.2 + $0.0.height }.max() ?? 0)
        case .fitting: return chosen(kids, proposal).map { size($0, proposal) } ?? .zero
        case .frame(let width, let height, _):
            let child = size(kids[0], (width ?? proposal.width, height ?? proposal.height))
            return Size(width: width ?? child.width, height: height ?? child.height)
        case .flexibleFrame(let limits, _):
            let child = size(kids[0], flexible(limits, proposal))
            return Size(
                width: clamped(
                    proposal.width ?? limits.ideal.width, limits.minimum.width, limits.maximum.width, child.width),
                height: clamped(
                    proposal.height ?? limits.ideal.height, limits.minimum.height, limits.maximum.height, child.height))
        case .padding(let insets):
            let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
            let child = size(kids[0], inset(proposal, across, down))
            return Size(width: max(child.width + across, 0), height: max(child.height + down, 0))
        case .fixedSize(let axes): return size(kids[0], fixed(axes, proposal))
        case .aspectRatio(let ratio, let fills): return size(kids[0], shaped(kids[0], ratio, fills, proposal))
        case .position:
            let child = size(kids[0], proposal)
            return Size(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
        default: return kids.first.map { size($0, proposal) } ?? .zero
        }
    }

    func clamped(_ wanted: Double?, _ minimum: Double?, _ maximum: Double?, _ child: Double) -> Double {
        let floor = minimum ?? (maximum.map { min($0, child) } ?? child)
        let ceiling = maximum ?? (minimum.map { max($0, child) } ?? child)
        let value = wanted ?? child
        if value < floor { return floor }
        return value > ceiling ? max(ceiling, floor) : value
    }

    func flexible(_ limits: FrameLimits, _ proposal: Lengths) -> Lengths {
        func one(_ length: Double?, _ ideal: Double?, _ minimum: Double?, _ maximum: Double?) -> Double? {
            guard var value = length ?? ideal else { return nil }
            if let maximum, value > maximum { value = maximum }
            if value < minimum ?? 0 { value = minimum ?? 0 }
            return value
        }
        return (
            one(proposal.width, limits.ideal.width, limits.minimum.width, limits.maximum.width),
            one(proposal.height, limits.ideal.height, limits.minimum.height, limits.maximum.height)
        )
    }

    func inset(_ proposal: Lengths, _ across: Double, _ down: Double) -> Lengths {
        (proposal.width.map { max($0 - across, 0) }, proposal.height.map { max($0 - down, 0) })
    }

    func fixed(_ axes: AxisSet, _ proposal: Lengths) -> Lengths {
        (axes.contains(.horizontal) ? nil : proposal.width, axes.contains(.vertical) ? nil : proposal.height)
    }

    func shaped(_ child: Asked, _ ratio: Double?, _ fills: Bool, _ proposal: Lengths) -> Lengths {
        let ideal = size(child, (nil, nil))
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0 else { return proposal }
        var (width, height) = proposal
        if width == nil, height == nil { (width, height) = (ideal.width, ideal.height) }
        if let width, height == nil { return (width, width / ratio) }
        if let height, width == nil { return (height * ratio, height) }
        guard let width, let height else { return proposal }
        let byHeight = height * ratio
        let useHeight = fills ? byHeight >= width : byHeight < width
        return useHeight ? (byHeight, height) : (width, width / ratio)
    }

    func chosen(_ kids: [Asked], _ proposal: Lengths) -> Asked? {
        for kid in kids where size(kid, (nil, nil)).width <= proposal.width ?? .infinity { return kid }
        return kids.last
    }
}
