import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import UIKit

/// Puts elements that are laid out on the screen, as views in the order in which they are drawn.
@MainActor struct DisplayWriter {
    let tree: ElementTree
    let layout: ProposalLayout
    let grid: PixelGrid
    /// What views are told.
    private var context: DisplayContext
    /// The elements that are shown.
    var shown = ShownElements()
    /// Whether the traits are those of the time before.
    var hasSameTraits = false
    /// What moves elements, and the moment that is shown, in seconds of the clock; `nil` for the end of all motions.
    var motions: (elements: ElementMotions, moment: Double)?
    /// Returns the view that shows an element, for scroll views that look later.
    var view: (ElementIdentity) -> UIView? = { _ in nil }
    private var containers: [(view: UIView, subviews: [UIView])] = []
    private var containerPlaces: [ObjectIdentifier: Int] = [:]

    /// Creates a writer for a hosting view; scroll views call a closure when they scrolled.
    init(
        tree: ElementTree, layout: ProposalLayout, grid: PixelGrid, in host: UIView, scrolled: @escaping () -> Void
    ) {
        self.tree = tree
        self.layout = layout
        self.grid = grid
        context = DisplayContext(
            traits: host.traitCollection, controller: host.nearestController, scrolled: scrolled)
    }

    /// Shows a node and all below in a view whose corner is at a point of the hosting view.
    ///
    /// A loop, since views can be nested deeper than recursion allows.
    mutating func show(_ root: Int, in container: UIView, at corner: CGPoint) {
        shown.begin(expecting: tree.displayCount)
        var open = [(node: root, container: place(of: container), corner: corner)]
        while let (node, container, corner) = open.popLast() {
            guard layout.nodes[node].frame != nil else {
                // The cells of a row stand in its grid.
                for child in tree.tree.nodes[node].children.reversed() { open.append((child, container, corner)) }
                continue
            }
            var inner = (container, corner)
            var second: Int?
            let element = tree.elements[node]
            if element.isShown, let placed = finiteFrame(of: node).map({ moved(CGRect($0), element) }) {
                let frame = placed.offsetBy(dx: -corner.x, dy: -corner.y)
                context.content = content(of: node)
                guard let view = shownAsBefore(element, frame, corner) ?? show(element, frame, corner) else {
                    continue
                }
                containers[container].subviews.append(view.shown)
                if motions != nil {
                    containers[container].subviews += former(of: element, beside: view.shown, from: corner)
                }
                if let container = view.container { inner = (place(of: container), placed.origin) }
                second = view.second.map { place(of: $0) }
            }
            for child in tree.drawingOrder(of: node).reversed() {
                let isSecond = second != nil && child == tree.tree.nodes[node].children.last
                open.append((child, isSecond ? second ?? inner.0 : inner.0, inner.1))
            }
        }
    }

    /// Returns the frame of a node, with 0 for what is endless, which a layer cannot have; a finding tells of it.
    private func finiteFrame(of node: Int) -> Rect? {
        guard let frame = layout.frame(of: node, on: grid) else { return nil }
        if frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite { return frame }
        tree.tell("has a place or a size without an end, which counts as 0", at: node)
        func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }
        return Rect(
            x: finite(frame.minX), y: finite(frame.minY), width: finite(frame.width), height: finite(frame.height))
    }

    /// Has each view have the views in it in the order in which they are drawn.
    func arrange() {
        for (container, subviews) in containers {
            var current = container.subviews
            guard !current.elementsEqual(subviews, by: ===) else { continue }
            for (index, view) in subviews.enumerated() {
                if current.indices.contains(index), current[index] === view { continue }
                let isMoved = view.superview === container
                container.place(view, at: index)
                if isMoved {
                    current = container.subviews
                } else {
                    current.insert(view, at: min(index, current.count))
                }
            }
        }
    }

    /// A view that shows an element, and those in which views below lie.
    private typealias Shown = (shown: UIView, container: UIView?, second: UIView?)

    /// Returns where an element is at the moment that is shown, in points of the hosting view.
    private func moved(_ frame: CGRect, _ element: ViewElement) -> CGRect {
        guard let motions else { return frame }
        return motions.elements.frame(
            of: element, frame, keepsSize: element.display?.keepsSize ?? false, at: motions.moment)
    }

    /// Returns the views of the text whose place a view takes at the moment that is shown.
    private func former(of element: ViewElement, beside view: UIView, from corner: CGPoint) -> [UIView] {
        guard let motions else { return [] }
        return motions.elements.showFormer(of: element, beside: view, at: motions.moment, from: corner, in: context)
    }

    private mutating func shownAsBefore(_ element: ViewElement, _ frame: CGRect, _ corner: CGPoint) -> Shown? {
        guard hasSameTraits, let known = element.shown, known.isPlain, known.frame == frame else { return nil }
        if let motions, motions.elements.isDrawnAnew(element) { return nil }
        if known.corner != corner { element.shown?.corner = corner }
        shown.keep(element)
        return (known.view, nil, nil)
    }

    private mutating func show(_ element: ViewElement, _ frame: CGRect, _ corner: CGPoint) -> Shown? {
        element.display.map { show($0, element, frame, corner) }
    }

    private mutating func show<Display: ElementDisplay>(
        _ shownDisplay: Display, _ element: ViewElement, _ frame: CGRect, _ corner: CGPoint
    ) -> Shown {
        let numbers = motions.flatMap { $0.elements.numbers(of: element, at: $0.moment) }
        let display = numbers.map(shownDisplay.with(numbers:)) ?? shownDisplay
        let kind = ObjectIdentifier(Display.self)
        var old: Display.Shown?
        if let former = shown.former(of: element), former.kind == kind { old = former.view as? Display.Shown }
        if let view = old, !display.isCurrent(view) { old = nil }
        let view = old ?? display.makeView()
        shown.show(
            element,
            as: ShownView(
                view: view, kind: kind, frame: frame, corner: corner,
                isPlain: display.isPlain && !(motions?.elements.isDrawnAnew(element) ?? false)))
        if view.transform.isIdentity {
            if view.frame != frame { view.frame = frame }
        } else {
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        display.update(view, in: context)
        if let fault = display.fault(in: frame.size) {
            LayoutFindings.tell(fault, of: element.name ?? "\(Display.self)", element.line)
        }
        return (view, display.container(of: view), display.secondContainer(of: view))
    }

    private func content(of node: Int) -> ScrolledContent? {
        guard case .scroll(_, let margins, _, _) = tree.tree.nodes[node].kind else { return nil }
        var content = ScrolledContent(of: node, margins, tree, layout, on: grid)
        content.view = view
        return content
    }

    /// Returns the place of a view among the containers.
    private mutating func place(of container: UIView) -> Int {
        if let place = containerPlaces[ObjectIdentifier(container)] { return place }
        containerPlaces[ObjectIdentifier(container)] = containers.count
        containers.append((container, []))
        return containers.count - 1
    }
}
