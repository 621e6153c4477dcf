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
        /// The frames of the named spaces around the view, the innermost first.
        var spaces: [Space] = []

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

    init(_ tree: ElementTree, _ layout: ProposalLayout, in host: UIView) {
        self.tree = tree
        self.layout = layout
        self.host = host
    }

    /// Tells all views that read their geometry what became of them.
    func tell() {
        guard tree.hasReaders else { return }
        let corner = host.convert(CGPoint.zero, to: nil)
        let insets = host.safeAreaInsets
        let safe = host.bounds.inset(by: insets)
        var open = [(node: tree.tree.root, spaces: [GeometryPlace.Geometry.Space]())]
        while let (node, outer) = open.popLast() {
            var spaces = outer
            guard let placed = layout.nodes[node].frame else {
                for child in tree.tree.nodes[node].children { open.append((child, spaces)) }
                continue
            }
            let frame = CGRect(placed)
            if let name = tree.elements[node].ownSpace { spaces.insert(.init(name: name, frame: frame), at: 0) }
            tree.elements[node].reader?.take(
                GeometryPlace.Geometry(
                    size: frame.size, frame: frame, corner: corner,
                    safeArea: EdgeInsets(beyond: frame, safe: safe, whole: host.bounds),
                    spaces: spaces))
            for child in tree.tree.nodes[node].children { open.append((child, spaces)) }
        }
    }
}

extension EdgeInsets {
    /// Creates what is not safe beyond a frame, at the edges where it reaches the end of what is safe (measured; a view
    /// that reaches over the safe area has none left there).
    fileprivate init(beyond frame: CGRect, safe: CGRect, whole: CGRect) {
        self.init(
            top: frame.minY <= safe.minY + 0.01 ? max(0, frame.minY - whole.minY) : 0,
            leading: frame.minX <= safe.minX + 0.01 ? max(0, frame.minX - whole.minX) : 0,
            bottom: frame.maxY >= safe.maxY - 0.01 ? max(0, whole.maxY - frame.maxY) : 0,
            trailing: frame.maxX >= safe.maxX - 0.01 ? max(0, whole.maxX - frame.maxX) : 0)
    }
}
