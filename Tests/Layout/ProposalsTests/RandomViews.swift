import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimSeededRandom

/// Makes views at random; lengths are quarters of points, so that sums are exact.
///
/// It makes no images, controls, scroll views, grids, lazy stacks, layouts by code, guides of the app's own, frames by
/// shares of a container, and texts with the spacing of a font.
struct RandomViews {
    var random: SeededRandom

    mutating func view(depth: Int) -> SampleView {
        if depth == 0 || random.chance(percent: 15) { return leaf() }
        return random.chance(percent: 45) ? container(depth) : modified(view(depth: depth - 1), depth)
    }

    private mutating func length(_ greatest: Int) -> Double { Double(random.int(below: greatest * 4)) / 4 }
    private mutating func optional(_ greatest: Int) -> Double? { random.chance(percent: 50) ? length(greatest) : nil }

    private mutating func leaf() -> SampleView {
        switch random.int(below: 8) {
        case 0...2: return .C
        case 3...5:
            var words: [Double] = []
            for _ in 0...random.int(below: 6) { words.append(5 + length(60)) }
            return .text(words)
        case 6: return .S(optional(30))
        default: return .node(.divider(thickness: 0.25), [])
        }
    }

    private mutating func container(_ depth: Int) -> SampleView {
        var children: [SampleView] = []
        for _ in 0..<random.int(in: 1...4) { children.append(view(depth: depth - 1)) }
        let spacing = optional(20)
        switch random.int(below: 10) {
        case 0...3: return .node(.stack(.horizontal, random.pick(Self.vertical), spacing: spacing), children)
        case 4...7: return .node(.stack(.vertical, random.pick(Self.horizontal), spacing: spacing), children)
        case 8: return .node(.overlapping(alignment()), children)
        default: return random.chance(percent: 60) ? .node(.fitting(.horizontal), children) : .reader(children[0])
        }
    }

    private mutating func modified(_ view: SampleView, _ depth: Int) -> SampleView {
        switch random.int(below: 14) {
        case 0, 1: return .node(.frame(width: optional(150), height: optional(150), alignment()), [view])
        case 2, 3, 4: return .node(.flexibleFrame(limits(), alignment()), [view])
        case 5, 6:
            return .node(
                .padding(EdgeInsets(top: length(20), left: length(20) - 5, bottom: length(20), right: length(20))),
                [view])
        case 7: return view.fixedSize(random.pick([.both, .horizontal, .vertical]))
        case 8: return .node(.aspectRatio(random.pick([nil, 0.5, 1, 2]), fills: random.chance(percent: 50)), [view])
        case 9:
            return random.chance(percent: 50)
                ? view.offset(length(40) - 20, length(40) - 20) : view.position(length(99), length(99))
        case 10: return view.priority(Double(random.int(in: -1...2)))
        case 11: return .node(.guide(random.pick(Self.horizontal + Self.vertical), .distance(length(60) - 20)), [view])
        case 12:
            return .node(
                .secondary(alignment(), isBehind: random.chance(percent: 50)),
                [view, self.view(depth: min(depth - 1, 2))])
        default: return .node(.decoration, [view])
        }
    }

    private mutating func limits() -> FrameLimits {
        var limits = FrameLimits()
        func sorted(_ one: Double?, _ other: Double?) -> (Double?, Double?) {
            guard let one, let other else { return (one, other) }
            return (min(one, other), max(one, other))
        }
        let width = sorted(optional(100), random.chance(percent: 30) ? .infinity : optional(200))
        let height = sorted(optional(100), random.chance(percent: 30) ? .infinity : optional(200))
        limits.minimum = ProposedSize(width: width.0, height: height.0)
        limits.maximum = ProposedSize(width: width.1, height: height.1)
        if random.chance(percent: 20) {
            limits.ideal.width = min(max(length(150), width.0 ?? 0), width.1 ?? .infinity)
        }
        return limits
    }

    private static let horizontal: [AlignmentGuide] = [.leading, .horizontalCenter, .trailing]
    private static let vertical: [AlignmentGuide] = [
        .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline,
    ]

    private mutating func alignment() -> Alignment {
        Alignment(random.pick(Self.horizontal), random.pick(Self.vertical))
    }
}
