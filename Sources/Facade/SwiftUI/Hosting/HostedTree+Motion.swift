import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import UIKit

extension HostedTree {
    /// Returns where an element of the last layout is shown; `nil` if nothing of it is.
    func place(of element: ViewElement, scale: Double) -> ShownPlace? {
        guard let tree, let layout = lastLayout, tree.elements.indices.contains(element.place),
            tree.elements[element.place] === element,
            let frame = layout.frame(of: element.place, on: PixelGrid(scale: scale))
        else { return nil }
        var open = [element.place]
        while let node = open.popLast() {
            if let shown = tree.elements[node].shown, let container = shown.view.superview {
                return ShownPlace(
                    area: CGRect(frame).offsetBy(dx: -shown.corner.x, dy: -shown.corner.y), container: container,
                    index: container.subviews.firstIndex { $0 === shown.view } ?? 0, corner: shown.corner)
            }
            open += tree.tree.nodes[node].children.reversed()
        }
        return nil
    }

    /// The frames of all elements of the last layout that show something, in points.
    func frames(scale: Double) -> [ElementIdentity: CGRect] {
        var frames: [ElementIdentity: CGRect] = [:]
        forEachShown(scale) { element, frame, _ in frames[element.identity] = frame }
        return frames
    }

    /// Has the elements move that a layout has elsewhere than they are shown, or that are drawn otherwise.
    ///
    /// - Parameter start: The frames of the layout before the numbers of views move; `nil` where none do.
    func move(_ motion: GraphMotion, from start: [ElementIdentity: CGRect]?, hadMotions: Bool, scale: Double) {
        forEachShown(scale, motion) { element, frame, transaction in
            guard let former = shown.formerElement(of: element), let shown = former.shown else { return }
            motion.perform(transaction) {
                motion.elements.paint(element, from: former, transaction, motion.batches, at: motion.now)
                let before = shown.frame.offsetBy(dx: shown.corner.x, dy: shown.corner.y)
                motion.elements.replace(
                    element, from: former, in: before, transaction, motion.batches, at: motion.now)
                guard frame != before else { return }
                let begun = start?[element.identity] ?? frame
                // What numbers of views move that moved before goes on from where it is.
                let way =
                    hadMotions && begun != frame ? .zero : begun.animatableData - before.animatableData
                motion.elements.move(element, by: way, transaction, motion.batches, at: motion.now)
            }
        }
    }

    /// Has views that came and went in an update, and share a place, move between their places.
    func match(_ motion: GraphMotion, scale: Double) {
        motion.passing.match { identity in
            guard let tree, let layout = lastLayout,
                let place = tree.elements.firstIndex(where: { $0.identity == identity }),
                let frame = layout.frame(of: place, on: PixelGrid(scale: scale))
            else { return nil }
            return CGRect(frame)
        }
    }

    private func forEachShown(
        _ scale: Double, _ motion: GraphMotion? = nil, _ body: (ViewElement, CGRect, Transaction) -> Void
    ) {
        guard let tree, let layout = lastLayout, tree.tree.root >= 0 else { return }
        let grid = PixelGrid(scale: scale)
        var open = [(node: tree.tree.root, transaction: motion?.transaction ?? Transaction())]
        while let (node, outer) = open.popLast() {
            let element = tree.elements[node]
            var transaction = outer
            if let motion {
                for scope in element.scopes { transaction = scope.applied(to: transaction, in: motion.turn) }
            }
            if element.isShown, let frame = layout.frame(of: node, on: grid), frame.minX.isFinite, frame.minY.isFinite,
                frame.width.isFinite, frame.height.isFinite
            {
                body(element, CGRect(frame), transaction)
            }
            for child in tree.tree.nodes[node].children { open.append((child, transaction)) }
        }
    }
}
