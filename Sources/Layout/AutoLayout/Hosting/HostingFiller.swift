import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import LayoutSimViewTree

/// Gives the views of SwiftUI in a screen's hosting views their frames.
///
/// The hosting views are placed first, as the parts of a list are; what is in one follows from its size.
struct HostingFiller {
    private let measure: TextMeasure
    private let fonts: FontMeasure
    private let grid: PixelGrid
    private var screen: Screen

    private init(_ screen: Screen, measure: @escaping TextMeasure, fonts: @escaping FontMeasure) {
        self.screen = screen
        self.measure = measure
        self.fonts = fonts
        grid = PixelGrid(scale: screen.viewport.scale)
    }

    /// Returns the screen with frames for all that its hosting views lay out.
    static func filled(_ screen: Screen, measure: @escaping TextMeasure, fonts: @escaping FontMeasure) -> Screen {
        guard screen.root.hasView(where: { $0.laysOutAgain }) else { return screen }
        var filler = HostingFiller(screen, measure: measure, fonts: fonts)
        filler.size()
        filler.fill()
        return filler.screen
    }

    /// Gives hosting views that size themselves the ideal sizes of what is in them.
    private mutating func size() {
        var forest = ViewForest(screen.root)
        for host in screen.root.inPreorder where host.laysOutAgain && host.hosting?.sizesItself == true {
            guard let content = content(of: host) else { continue }
            let pass = ProposalPass(content.tree, content.code, scale: grid.scale)
            let size = pass.size(content.tree.root, .unspecified)
            forest[host.id]?.intrinsicSizeOverride = IntrinsicSizeOverride(
                width: .points(size.width), height: .points(size.height))
        }
        screen.root = forest.tree
    }

    /// Fills the hosting views from the outside to the inside, since one may lie in another.
    private mutating func fill() {
        var waiting = screen.root.inPreorder.filter(\.laysOutAgain)
        while !waiting.isEmpty {
            let engine = LayoutEngine(FilledScreen(screen: screen), authored: screen, measure: measure, fonts: fonts)
            let layout = engine.layout()
            var forest = ViewForest(screen.root)
            var inner: Set<String> = []
            for host in waiting where !inner.contains(host.id) {
                inner.formUnion(host.inPreorder.dropFirst().filter(\.laysOutAgain).map(\.id))
                fill(host, in: layout, safeArea: layout.safeArea(of: host.id, in: engine), &forest)
            }
            screen.root = forest.tree
            waiting = waiting.filter { inner.contains($0.id) }
        }
    }

    private func fill(
        _ host: View, in layout: Layout, safeArea: EdgeInsets, _ forest: inout ViewForest
    ) {
        guard let frame = layout[host.id]?.frame, let content = content(of: host) else { return }
        let isSafe = host.hosting?.respectsSafeArea ?? true
        let bounds = Rect(origin: .zero, size: frame.size)
        let placed = try? ProposalLayout(
            content.tree, in: bounds, safeArea: isSafe ? safeArea : .zero,
            keyboard: host.hosting?.keyboard ?? 0, scale: grid.scale, isRightToLeft: screen.isRightToLeft, content.code)
        guard let placed else { return }
        var frames: [String: Rect] = [:]
        for (place, id) in content.ids.enumerated() { frames[id] = placed.frame(of: place, on: grid) }
        forest.place(frames, in: host.id, bounds)
    }

    private func content(of host: View) -> HostedContent? {
        HostedContent(of: host, measure: measure, fonts: fonts, grid: grid)
    }
}

extension View {
    /// Whether the view is a hosting view whose content is laid out again.
    var laysOutAgain: Bool { hosting.map { !$0.isRecorded } ?? false }
}

extension ViewForest {
    /// Gives the views of SwiftUI in a hosting view their frames, in points of the hosting view.
    fileprivate mutating func place(_ frames: [String: Rect], in host: String, _ bounds: Rect) {
        var waiting = [(id: host, frame: bounds)]
        while let (id, outer) = waiting.popLast() {
            let isScrolling = self[id]?.content == .scroll
            let scrolled = isScrolling ? self[id]?.ownClassRules?.contentOffset ?? .zero : .zero
            for subview in subviews(of: id) {
                guard let view = self[subview], view.hosting == nil || view.hosted != nil else { continue }
                var frame = outer
                if view.hosted != nil {
                    frame = frames[subview] ?? Rect(origin: outer.origin, size: .zero)
                    self[subview]?.autoresizing = Autoresizing(
                        fixed: frame.offset(x: -outer.minX - scrolled.x, y: -outer.minY - scrolled.y))
                } else if let own = view.autoresizing?.frame {
                    frame = own.offset(x: outer.minX, y: outer.minY)
                }
                if view.hosting == nil { waiting.append((subview, frame)) }
            }
        }
    }
}

extension Layout {
    /// Returns the insets of a view's safe area where the layout has it, in points.
    func safeArea(of id: String, in engine: LayoutEngine) -> EdgeInsets {
        guard let place = views.firstIndex(where: { $0.view.id == id }) else { return .zero }
        return engine.tree.insets(rects: views.map(\.screenFrame))[place].safeArea
    }
}
