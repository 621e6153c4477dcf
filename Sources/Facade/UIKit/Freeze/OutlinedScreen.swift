package import LayoutSimAutoLayout
import LayoutSimGeometry
package import LayoutSimViewTree

/// A frozen screen in which the views of SwiftUI have the views and modifiers around them.
@MainActor package struct OutlinedScreen {
    /// The screen.
    package private(set) var screen: Screen
    /// The ids of the screen's views by those that they had.
    private var renamed: [String: String] = [:]
    private var ids: [ObjectIdentifier: String] = [:]
    private var taken: Set<String>
    private var counts: [String: Int] = [:]
    private var hosts: [String] = []
    /// The own sizes of hosting views, which follow from what is in them.
    private var sizes: [String: IntrinsicSizeOverride] = [:]
    /// Whether a moment shows views that layout does not know.
    private var hasGuests = false

    /// Outlines the hosting views of a screen; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - screen: The frozen root.
    ///   - root: The view that was frozen.
    package init?(_ screen: Screen, of root: UIView) {
        self.screen = screen
        let names = screen.root.idsInPreorder
        taken = Set(names)
        var found: [(host: any ProposalHost, id: String)] = []
        var position = 0
        root.forEachInTree { view in
            guard position < names.count else { return }
            ids[ObjectIdentifier(view)] = names[position]
            if let host = view as? any ProposalHost { found.append((host, names[position])) }
            position += 1
        }
        guard !found.isEmpty else { return nil }
        var forest = ViewForest(screen.root)
        for (host, id) in found {
            guard let outline = host.outline(), !outline.nodes.isEmpty else { continue }
            write(outline, into: id, &forest)
        }
        guard !hosts.isEmpty else { return nil }
        self.screen.root = forest.tree
        self.screen = ViewNames(renamed).named(self.screen)
        hosts = hosts.map { renamed[$0] ?? $0 }
        sizes = Dictionary(sizes.map { (renamed[$0] ?? $0, $1) }) { first, _ in first }
    }

    /// Fixes the views of SwiftUI at the frames that they had, unless their layout agrees with that of the objects.
    ///
    /// - Parameters:
    ///   - frozen: The layout of the screen as it was frozen.
    ///   - layOut: Lays out a screen.
    package mutating func check(against frozen: Layout, layOut: (Screen) -> Layout) {
        guard hasGuests || !agrees(with: frozen, layOut) else { return }
        let known = Dictionary(frozen.views.map { (renamed[$0.view.id] ?? $0.view.id, $0.screenFrame) }) { first, _ in
            first
        }
        var forest = ViewForest(screen.root)
        for host in hosts {
            forest.record(host, at: known)
            guard let size = sizes[host] else { continue }
            forest[host]?.intrinsicSizeOverride = size
            forest[host]?.hosting?.sizesItself = false
        }
        screen.root = forest.tree
    }

    private func agrees(with frozen: Layout, _ layOut: (Screen) -> Layout) -> Bool {
        let outlined = layOut(screen)
        let frames = Dictionary(outlined.views.map { ($0.view.id, $0.screenFrame) }) { first, _ in first }
        return frozen.views.allSatisfy { placed in
            frames[renamed[placed.view.id] ?? placed.view.id].map { $0.isNear(placed.screenFrame) } ?? false
        }
    }

    private mutating func write(_ outline: HostedOutline, into host: String, _ forest: inout ViewForest) {
        var rules = outline.rules
        if forest[host]?.intrinsicSizeOverride == IntrinsicSizeOverride() { rules.sizesItself = false }
        if rules.sizesItself {
            sizes[host] = forest[host]?.intrinsicSizeOverride
            forest[host]?.intrinsicSizeOverride = IntrinsicSizeOverride()
        }
        forest[host]?.hosting = rules
        let guests = OutlineGuests(outline.guests.compactMap { ids[ObjectIdentifier($0)] }, in: host, forest)
        for node in outline.nodes { node.view.flatMap { ids[ObjectIdentifier($0)] }.map { forest.detach($0) } }
        let names = names(in: outline)
        var written: [String] = []
        for (node, name) in zip(outline.nodes, names) { written.append(write(node, name, written, &forest)) }
        if let root = written.last { forest.append(root, to: host) }
        guests.enter(&forest)
        if !guests.isEmpty { hasGuests = true }
        hosts.append(host)
    }

    /// Writes a node around its children, which have the ids that were written before, and returns its id.
    private mutating func write(
        _ node: HostedOutline.Node, _ name: String, _ written: [String], _ forest: inout ViewForest
    ) -> String {
        let known = node.view.flatMap { ids[ObjectIdentifier($0)] }
        let id = known ?? name
        if known != nil, node.view?.accessibilityIdentifier == nil { renamed[id] = name }
        var view = forest[id] ?? View(id)
        view.hosted = node.hosted
        view.autoresizing = nil
        forest[id] = view
        let container = node.container.flatMap { ids[ObjectIdentifier($0)] } ?? id
        let second = node.second.flatMap { ids[ObjectIdentifier($0)] }
        for child in node.children {
            forest.append(written[child], to: child == node.children.max() ? second ?? container : container)
        }
        return id
    }

    /// Returns the names of an outline's nodes, with numbers from the outside to the inside; those without a place have
    /// none.
    private mutating func names(in outline: HostedOutline) -> [String] {
        var names = Array(repeating: "", count: outline.nodes.count)
        var waiting = [outline.nodes.count - 1]
        while let place = waiting.popLast() {
            names[place] = newName(outline.nodes[place].name)
            waiting += outline.nodes[place].children.reversed()
        }
        return names
    }

    /// Returns a name with a number that no view of the screen has.
    private mutating func newName(_ name: String) -> String {
        while true {
            counts[name, default: 0] += 1
            let numbered = name + "#\(counts[name] ?? 0)"
            if taken.insert(numbered).inserted { return numbered }
        }
    }
}

extension ViewForest {
    /// Fixes the views of SwiftUI in a hosting view at frames in points of the screen; those that show nothing are
    /// where the views in them are.
    fileprivate mutating func record(_ host: String, at frames: [String: Rect]) {
        let order = preorder(of: host)
        var frames = frames
        for id in order.reversed() where frames[id] == nil {
            frames[id] = Rect.around(subviews(of: id).compactMap { frames[$0] })
        }
        for id in order {
            let outer = frames[id] ?? .zero
            for subview in subviews(of: id) where self[subview]?.hosted != nil {
                let frame = frames[subview] ?? Rect(origin: outer.origin, size: .zero)
                self[subview]?.autoresizing = Autoresizing(fixed: frame.offset(x: -outer.minX, y: -outer.minY))
            }
        }
        self[host]?.hosting?.isRecorded = true
    }
}

extension Rect {
    /// Returns the least rectangle around others; `nil` if there are none.
    fileprivate static func around(_ others: [Rect]) -> Rect? {
        guard let first = others.first else { return nil }
        return others.dropFirst().reduce(first) { whole, one in
            let (left, top) = (min(whole.minX, one.minX), min(whole.minY, one.minY))
            return Rect(
                x: left, y: top, width: max(whole.maxX, one.maxX) - left, height: max(whole.maxY, one.maxY) - top)
        }
    }

    /// Returns whether another rectangle differs by at most 1/1000 of a point.
    fileprivate func isNear(_ other: Rect) -> Bool {
        abs(minX - other.minX) <= 0.001 && abs(minY - other.minY) <= 0.001 && abs(width - other.width) <= 0.001
            && abs(height - other.height) <= 0.001
    }
}
