import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import UIKit

/// Which rows of lazy containers a layout has in sight.
@MainActor struct RowsInSight {
    let tree: ElementTree
    let layout: ProposalLayout
    /// Whether the layout is for showing the views, and not only for their size.
    let isShown: Bool
    /// Returns the view of an element that scrolls; `nil` before it is shown.
    let scrollView: (ElementIdentity) -> UIScrollView?

    private struct Scroll {
        /// The corner of the content, before it scrolls.
        var corner = Point.zero
        var view: UIScrollView?
    }

    /// Has the rows made that are in sight, in a hosting view with bounds.
    func make(in bounds: Rect) {
        let containers = tree.tree.nodes.indices.filter { tree.tree.nodes[$0].kind.isLazy }
        guard !containers.isEmpty else { return }
        var open = [(node: tree.tree.root, visible: bounds, scroll: Scroll())]
        while let (node, outerVisible, outerScroll) = open.popLast() {
            guard let frame = layout.nodes[node].frame, containers.contains(where: tree.places(in: node).contains)
            else { continue }
            var (visible, scroll) = (outerVisible, outerScroll)
            switch tree.tree.nodes[node].kind {
            case .scroll:
                scroll = Scroll(corner: frame.origin, view: scrollView(tree.elements[node].identity))
                let offset = scroll.view?.contentOffset ?? .zero
                visible = frame
                visible.origin.x += Double(offset.x)
                visible.origin.y += Double(offset.y)
            case .lazyStack(let axis, _, _): look(at: node, axis, perLine: 1, visible, scroll)
            case .lazyGrid(let axis, let tracks, _, _):
                let count = LazyGrid.trackCount(tracks, in: frame.size[axis.crossing])
                look(at: node, axis, perLine: count, visible, scroll)
            default: break
            }
            for child in tree.tree.nodes[node].children.reversed() { open.append((child, visible, scroll)) }
        }
    }

    private func look(
        at container: Int, _ axis: LayoutSimGeometry.Axis, perLine: Int, _ visible: Rect, _ scroll: Scroll
    ) {
        let start = visible.origin[axis] - scroll.corner[axis]
        // What has no place or no size that can be seen has no rows in sight.
        guard start.isFinite, visible.size[axis] >= 0 else { return }
        let empty = RowSight(
            axis: axis, visible: start...start + visible.size[axis],
            across: layout.nodes[container].frame?.size[axis.crossing] ?? 0, perLine: max(1, perLine))
        var sights: [(rows: LazyRows, sight: RowSight)] = []
        func change(_ rows: LazyRows, _ body: (inout RowSight) -> Void) {
            let place = sights.lastIndex { $0.rows === rows } ?? sights.count
            if place == sights.count { sights.append((rows, empty)) }
            body(&sights[place].sight)
        }
        for child in tree.tree.nodes[container].children {
            guard let frame = layout.nodes[child].frame else { continue }
            let start = frame.origin[axis] - scroll.corner[axis]
            let end = start + frame.size[axis]
            let element = tree.elements[child]
            let gap = element.gap
            let isKnown = gap?.owner.isMeasured ?? true
            for mark in element.traits[RowMarksKey.self] {
                change(mark.rows) { $0.add(row: mark.row, start, end, isKnown: isKnown) }
            }
            guard let gap else { continue }
            change(gap.owner) { $0.add(gap: gap.rows, start, end) }
        }
        // Columns of a grid hold only where each cell is a row of the same collection; mirrored rows are not followed.
        let isKnown =
            (perLine == 1 || sights.count == 1 && sights[0].sight.count == tree.tree.nodes[container].children.count)
            && !(axis == .horizontal && layout.mirrored.contains(container))
        var shift = 0.0
        for (rows, sight) in sights {
            if !isShown {
                rows.takeFirstLengths(sight)
            } else if isKnown {
                shift += rows.take(sight)
            } else {
                rows.makeAll()
            }
        }
        guard shift != 0, shift.isFinite, let view = scroll.view else { return }
        if axis == .horizontal {
            view.contentOffset.x += CGFloat(shift)
        } else {
            view.contentOffset.y += CGFloat(shift)
        }
    }
}

extension ProposalTree {
    /// Whether some container has only the rows made that are in sight.
    var hasLazyContainers: Bool { nodes.contains { $0.kind.isLazy } }
}

extension ProposalKind {
    /// Whether only the rows in sight of the container are made.
    fileprivate var isLazy: Bool {
        switch self {
        case .lazyStack, .lazyGrid: true
        default: false
        }
    }
}
