import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import UIKit

/// What a layout made of the content of a scroll view, in points.
@MainActor struct ScrolledContent {
    /// The size, with margins and what is not safe of the view.
    var size = CGSize.zero
    /// What of the view is not safe, with the margins.
    var insets = UIEdgeInsets.zero
    /// Returns the frames of the views at which scrolling may end, from the corner of the content.
    var targets: () -> [CGRect] = { [] }
    /// The headers and footers that stay in sight.
    var pinned: [PinnedView] = []
    /// Returns the view that shows an element.
    var view: (ElementIdentity) -> UIView? = { _ in nil }
    /// Tells what is wrong with the scroll view.
    var tell: (String) -> Void = { LayoutFindings.tell("ScrollView \($0)") }

    init() {}

    init(
        of scroll: Int, _ margins: LayoutSimGeometry.EdgeInsets, _ tree: ElementTree, _ layout: ProposalLayout,
        on grid: PixelGrid
    ) {
        guard let child = tree.tree.nodes[scroll].children.first, let frame = layout.frame(of: child, on: grid) else {
            return
        }
        let overhang = layout.overhangs[scroll] ?? .zero
        insets = UIEdgeInsets(
            top: CGFloat(margins.top + overhang.top), left: CGFloat(margins.left + overhang.left),
            bottom: CGFloat(margins.bottom + overhang.bottom), right: CGFloat(margins.right + overhang.right))
        size = CGSize(
            width: CGFloat(frame.width) + insets.left + insets.right,
            height: CGFloat(frame.height) + insets.top + insets.bottom)
        tell = { tree.tell($0, at: scroll) }
        targets = { ScrolledContent.targets(below: scroll, tree, layout) }
        pinned = PinnedView.all(below: scroll, tree, layout)
    }

    /// Returns the frames of the children of each view that says that scrolling ends at them, and of rows that are not
    /// made where these are thought to be.
    private static func targets(below scroll: Int, _ tree: ElementTree, _ layout: ProposalLayout) -> [CGRect] {
        guard let corner = layout.nodes[scroll].frame?.origin else { return [] }
        var frames: [CGRect] = []
        func add(_ node: Int) {
            guard let placed = layout.nodes[node].frame else {
                for child in tree.tree.nodes[node].children { add(child) }
                return
            }
            let frame = CGRect(placed).offsetBy(dx: -CGFloat(corner.x), dy: -CGFloat(corner.y))
            guard let gap = tree.elements[node].gap else { return frames.append(frame) }
            for interval in gap.rows.compactMap(gap.owner.interval) {
                let (start, length) = (CGFloat(interval.start), CGFloat(interval.length))
                frames.append(
                    interval.axis == .horizontal
                        ? CGRect(x: start, y: frame.minY, width: length, height: frame.height)
                        : CGRect(x: frame.minX, y: start, width: frame.width, height: length))
            }
        }
        var open = tree.tree.nodes[scroll].children
        while let node = open.popLast() {
            if tree.elements[node].traits[ScrollTargetKind.self] == .view {
                add(node)
                continue
            }
            guard tree.elements[node].traits[ScrollTargetKind.self] != .layout else {
                // The views of a container stand below the modifiers around it.
                var inner = node
                while tree.tree.nodes[inner].kind.isModifier, let child = tree.tree.nodes[inner].children.first {
                    inner = child
                }
                for child in tree.tree.nodes[inner].children { add(child) }
                continue
            }
            if case .scroll = tree.tree.nodes[node].kind { continue }
            open += tree.tree.nodes[node].children
        }
        return frames
    }
}

/// Whether scrolling ends at a view, or at those in it.
enum ScrollTargetKind: ViewTraitKey {
    case none, view, layout

    static var defaultValue: ScrollTargetKind { .none }
}
