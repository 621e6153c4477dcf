import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import UIKit

/// A view that shows an element.
@MainActor struct ShownElement {
    let view: UIView
    /// The type of the display.
    let kind: ObjectIdentifier
    let element: ViewElement
    let frame: CGRect
}

/// Puts elements that are laid out on the screen, as views in the order in which they are drawn.
@MainActor struct DisplayWriter {
    let tree: ElementTree
    let layout: ProposalLayout
    let grid: PixelGrid
    let traits: UITraitCollection
    let controller: UIViewController?
    /// The views of the time before.
    var known: [ElementIdentity: ShownElement] = [:]
    /// Whether the traits are those of the time before.
    var hasSameTraits = false
    /// What scroll views call when they scrolled.
    var scrolled: () -> Void = {}
    /// The views of this time.
    private(set) var used: [ElementIdentity: ShownElement] = [:]
    /// The number of views that were used before.
    private(set) var reusedCount = 0
    private var containers: [(view: UIView, subviews: [UIView])] = []
    private var containerPlaces: [ObjectIdentifier: Int] = [:]

    init(tree: ElementTree, layout: ProposalLayout, grid: PixelGrid, in host: UIView) {
        self.tree = tree
        self.layout = layout
        self.grid = grid
        traits = host.traitCollection
        controller = host.nearestController
    }

    /// Shows a node and all below in a view whose corner is at a point of the hosting view.
    ///
    /// A loop, since views can be nested deeper than recursion allows.
    mutating func show(_ root: Int, in container: UIView, at corner: CGPoint) {
        used.reserveCapacity(known.count)
        note(container)
        var open = [(node: root, container: container, corner: corner)]
        while let (node, container, corner) = open.popLast() {
            guard layout.nodes[node].frame != nil else {
                // The cells of a row stand in its grid.
                for child in tree.tree.nodes[node].children.reversed() { open.append((child, container, corner)) }
                continue
            }
            var inner = (container, corner)
            var second: UIView?
            if let display = tree.elements[node].display, let placed = layout.frame(of: node, on: grid) {
                let frame = CGRect(placed).offsetBy(dx: -corner.x, dy: -corner.y)
                let view = show(display, tree.elements[node], frame, contentSize(of: node))
                add(view.shown, to: container)
                if let container = view.container {
                    note(container)
                    inner = (container, CGRect(placed).origin)
                }
                second = view.second
                if let second { note(second) }
            }
            for child in tree.drawingOrder(of: node).reversed() {
                let isSecond = second != nil && child == tree.tree.nodes[node].children.last
                open.append((child, isSecond ? second ?? inner.0 : inner.0, inner.1))
            }
        }
    }

    /// Has each view have the views in it in the order in which they are drawn.
    func arrange() {
        for (container, subviews) in containers {
            var current = container.subviews
            guard !current.elementsEqual(subviews, by: ===) else { continue }
            for (index, view) in subviews.enumerated() {
                if current.indices.contains(index), current[index] === view { continue }
                let isMoved = view.superview === container
                container.insertSubview(view, at: index)
                if isMoved {
                    current = container.subviews
                } else {
                    current.insert(view, at: min(index, current.count))
                }
            }
        }
    }

    private mutating func show<Display: ElementDisplay>(
        _ display: Display, _ element: ViewElement, _ frame: CGRect, _ contentSize: CGSize
    ) -> (shown: UIView, container: UIView?, second: UIView?) {
        let kind = ObjectIdentifier(Display.self)
        let former = known[element.identity]
        if display.isPlain, hasSameTraits, let former, former.element === element, former.frame == frame {
            if used.updateValue(former, forKey: element.identity) == nil { reusedCount += 1 }
            return (former.view, nil, nil)
        }
        var old = former.flatMap { $0.kind == kind ? $0.view as? Display.Shown : nil }
        if let view = old, !display.isCurrent(view) { old = nil }
        let view = old ?? display.makeView()
        let shown = ShownElement(view: view, kind: kind, element: element, frame: frame)
        if used.updateValue(shown, forKey: element.identity) == nil, old != nil { reusedCount += 1 }
        if view.transform.isIdentity {
            if view.frame != frame { view.frame = frame }
        } else {
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        display.update(
            view,
            in: DisplayContext(
                traits: traits, controller: controller, contentSize: contentSize, scrolled: scrolled))
        return (view, display.container(of: view), display.secondContainer(of: view))
    }

    private func contentSize(of node: Int) -> CGSize {
        guard case .scroll = tree.tree.nodes[node].kind, let child = tree.tree.nodes[node].children.first,
            let frame = layout.frame(of: child, on: grid)
        else { return .zero }
        return CGRect(frame).size
    }

    private mutating func note(_ container: UIView) {
        guard containerPlaces[ObjectIdentifier(container)] == nil else { return }
        containerPlaces[ObjectIdentifier(container)] = containers.count
        containers.append((container, []))
    }

    private mutating func add(_ view: UIView, to container: UIView) {
        guard let place = containerPlaces[ObjectIdentifier(container)] else { return }
        containers[place].subviews.append(view)
    }
}
