import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import UIKit

/// The place of a view that reads its geometry, as the last layout had it.
@MainActor final class GeometryPlace {
    /// A place in a hosting view.
    struct Geometry: Equatable, Sendable {
        var size = CGSize.zero
        /// The frame in the hosting view, in points.
        var frame = CGRect.zero
        /// The hosting view's corner on the screen, in points.
        var corner = CGPoint.zero
        var safeArea = EdgeInsets()
        /// The nearest scroll view around the view.
        var scroll: Scroll?
        /// The frames of the named spaces around the view, the innermost first.
        var spaces: [Space] = []

        /// A scroll view: where its content begins if it did not scroll, how far it did, and what is seen of it.
        struct Scroll: Equatable, Sendable {
            var corner: CGPoint
            var offset: CGPoint
            var visible: CGRect
        }

        struct Space: Equatable, Sendable {
            nonisolated(unsafe) let name: AnyHashable
            let frame: CGRect

            static func == (one: Space, other: Space) -> Bool {
                unsafe one.name == other.name && one.frame == other.frame
            }
        }
    }

    private weak var node: ViewNode?
    private(set) var geometry = Geometry()
    /// Whether the view was laid out before.
    private(set) var isKnown = false
    /// Whether the view is still there.
    var isInTree: Bool { node?.isInTree ?? false }
    private var readsMoreThanSize = false
    /// Calls a closure with each new geometry.
    var changed: ((Geometry) -> Void)?

    private init(_ node: ViewNode) { self.node = node }

    /// The place that a node keeps.
    static func of(_ node: ViewNode) -> GeometryPlace {
        if let known = node.geometry { return known }
        let place = GeometryPlace(node)
        node.geometry = place
        return place
    }

    /// Returns the geometry for a view that depends on it from now on.
    func read() -> Geometry { geometry }

    /// The nearest scroll view, for a view that depends on it from now on.
    var scroll: Geometry.Scroll? {
        readsMoreThanSize = true
        return geometry.scroll
    }

    /// The frame in the hosting view, in points, for code that runs on the main queue without saying so.
    nonisolated var currentFrame: CGRect { MainActor.assumeIsolated { geometry.frame } }

    /// Returns the frame of the view in a space, in points.
    func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return CGRect(origin: .zero, size: geometry.size)
        case .global:
            readsMoreThanSize = true
            return geometry.frame.offsetBy(dx: geometry.corner.x, dy: geometry.corner.y)
        case .named(let name):
            readsMoreThanSize = true
            guard let space = geometry.spaces.first(where: { unsafe $0.name == name }) else { return geometry.frame }
            return geometry.frame.offsetBy(dx: -space.frame.minX, dy: -space.frame.minY)
        }
    }

    /// Returns the bounds of a space in points of the view.
    func bounds(of space: CoordinateSpace) -> CGRect? {
        guard case .named(let name) = space else { return nil }
        readsMoreThanSize = true
        return geometry.spaces.first { unsafe $0.name == name }?.frame.offsetBy(
            dx: -geometry.frame.minX, dy: -geometry.frame.minY)
    }

    /// Takes what a layout made of the view, and has it asked again if it reads what changed.
    func take(_ new: Geometry) {
        let isSame = isKnown && (readsMoreThanSize ? new == geometry : isSameSize(new))
        geometry = new
        changed?(new)
        guard !isSame else { return }
        isKnown = true
        node?.invalidate()
    }

    private func isSameSize(_ new: Geometry) -> Bool { new.size == geometry.size && new.safeArea == geometry.safeArea }
}

/// What a layout made of views that read their geometry.
@MainActor struct GeometryOfElements {
    private let tree: ElementTree
    private let layout: ProposalLayout
    private let host: UIView
    /// Returns how far an element that scrolls did, in points.
    private let offset: (ElementIdentity) -> CGPoint?

    init(
        _ tree: ElementTree, _ layout: ProposalLayout, in host: UIView,
        offset: @escaping (ElementIdentity) -> CGPoint?
    ) {
        self.tree = tree
        self.layout = layout
        self.host = host
        self.offset = offset
    }

    /// What is known of the places around a node.
    private struct Around {
        var spaces: [GeometryPlace.Geometry.Space] = []
        /// How far scroll views moved the node.
        var shift = CGPoint.zero
        var scroll: GeometryPlace.Geometry.Scroll?
    }

    /// Tells all views that read their geometry what became of them.
    func tell() {
        let readers = tree.elements.indices.filter { tree.elements[$0].reader != nil }
        guard !readers.isEmpty else { return }
        let corner = host.convert(CGPoint.zero, to: nil)
        var open = [(node: tree.tree.root, around: Around())]
        while let (node, outer) = open.popLast() {
            guard readers.contains(where: tree.places(in: node).contains) else { continue }
            var around = outer
            guard let placed = layout.nodes[node].frame else {
                for child in tree.tree.nodes[node].children { open.append((child, around)) }
                continue
            }
            let frame = CGRect(placed).offsetBy(dx: around.shift.x, dy: around.shift.y)
            if let name = tree.elements[node].ownSpace { around.spaces.insert(.init(name: name, frame: frame), at: 0) }
            tree.elements[node].reader?.take(
                GeometryPlace.Geometry(
                    size: frame.size, frame: frame, corner: corner,
                    safeArea: layout.safeAreas[node].map { EdgeInsets($0) } ?? EdgeInsets(),
                    scroll: around.scroll, spaces: around.spaces))
            if case .scroll = tree.tree.nodes[node].kind { enter(node, frame, &around) }
            for child in tree.tree.nodes[node].children { open.append((child, around)) }
        }
    }

    private func enter(_ scroll: Int, _ frame: CGRect, _ around: inout Around) {
        let moved = offset(tree.elements[scroll].identity) ?? .zero
        let overhang = layout.overhangs[scroll] ?? .zero
        let visible = frame.inset(
            by: UIEdgeInsets(
                top: CGFloat(overhang.top), left: CGFloat(overhang.left), bottom: CGFloat(overhang.bottom),
                right: CGFloat(overhang.right)))
        around.scroll = GeometryPlace.Geometry.Scroll(corner: visible.origin, offset: moved, visible: visible)
        around.shift.x -= moved.x
        around.shift.y -= moved.y
    }
}

extension EdgeInsets {
    /// Creates insets from those of layout, of which leading is left.
    fileprivate init(_ insets: LayoutSimGeometry.EdgeInsets) {
        self.init(
            top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
            trailing: CGFloat(insets.right))
    }
}
