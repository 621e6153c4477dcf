import LayoutSimGeometry
import LayoutSimProposalTree

/// A view of a worked example, written as in SwiftUI.
indirect enum SampleView {
    case node(ProposalKind, [SampleView])
    case text([Double])

    static let C = SampleView.node(.fill, [])
    static let S = SampleView.S(nil)
    static func S(_ minimum: Double?) -> SampleView { .node(.spacer(minimum: minimum), []) }
    static func T(_ words: Double...) -> SampleView { .text(words) }
    static func box(_ width: Double, _ height: Double) -> SampleView { C.frame(width, height) }
    static func H(_ spacing: Double? = nil, _ guide: AlignmentGuide = .verticalCenter, _ children: SampleView...)
        -> SampleView
    {
        .node(.stack(.horizontal, guide, spacing: spacing), children)
    }
    static func V(_ spacing: Double? = nil, _ guide: AlignmentGuide = .horizontalCenter, _ children: SampleView...)
        -> SampleView
    {
        .node(.stack(.vertical, guide, spacing: spacing), children)
    }
    static func Z(_ children: SampleView...) -> SampleView { .node(.overlapping(.center), children) }
    static func reader(_ child: SampleView) -> SampleView { .node(.geometryReader, [child]) }
    static func fits(_ children: SampleView...) -> SampleView { .node(.fitting(.horizontal), children) }
    static func scroll(_ child: SampleView) -> SampleView {
        .node(.scroll(.vertical, margins: .zero, offset: .zero), [child])
    }

    func frame(_ width: Double?, _ height: Double?) -> SampleView {
        .node(.frame(width: width, height: height, .center), [self])
    }
    func frame(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
        idealHeight: Double? = nil, maxHeight: Double? = nil
    ) -> SampleView {
        var limits = FrameLimits()
        limits.minimum = ProposedSize(width: minWidth, height: minHeight)
        limits.ideal = ProposedSize(width: idealWidth, height: idealHeight)
        limits.maximum = ProposedSize(width: maxWidth, height: maxHeight)
        return .node(.flexibleFrame(limits, .center), [self])
    }
    func padding(_ length: Double = 16) -> SampleView { .node(.padding(EdgeInsets(all: length)), [self]) }
    func fixedSize(_ axes: AxisSet = .both) -> SampleView { .node(.fixedSize(axes), [self]) }
    func ratio(_ ratio: Double, fills: Bool = false) -> SampleView { .node(.aspectRatio(ratio, fills: fills), [self]) }
    func priority(_ priority: Double) -> SampleView { .node(.priority(priority), [self]) }
    func offset(_ x: Double, _ y: Double) -> SampleView { .node(.offset(Point(x: x, y: y)), [self]) }
    func position(_ x: Double, _ y: Double) -> SampleView { .node(.position(Point(x: x, y: y)), [self]) }
    func guide(_ guide: AlignmentGuide, _ position: Double) -> SampleView {
        .node(.guide(guide, .distance(position)), [self])
    }
    func overlay(_ alignment: Alignment, _ other: SampleView) -> SampleView {
        .node(.secondary(alignment, isBehind: false), [self, other])
    }

    /// Adds the view to a tree; returns its place.
    func add(to tree: inout ProposalTree, _ texts: inout SampleTexts) -> Int {
        switch self {
        case .text(let words): return tree.add(.text(texts.add(words)))
        case .node(let kind, let children):
            var places: [Int] = []
            for child in children { places.append(child.add(to: &tree, &texts)) }
            return tree.add(kind, places)
        }
    }
}
