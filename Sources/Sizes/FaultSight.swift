import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimRendering

/// What is seen of faults in the layouts of a screen.
struct FaultSight {
    private let renderer: Renderer
    private let isFullScreen: (Layout) -> Bool
    /// Those of the stretch that is looked at.
    private var memory: AuditMemory?

    /// A renderer's, with bars over what `isFullScreen` says.
    init(_ renderer: Renderer, isFullScreen: @escaping (Layout) -> Bool) {
        self.renderer = renderer
        self.isFullScreen = isFullScreen
    }

    /// The same for the layouts of a stretch, all of which have the same views.
    func sight(of stretch: Stretch) -> FaultSight {
        var sight = self
        sight.memory = renderer.auditMemory(of: stretch.layout)
        return sight
    }

    /// All faults.
    func findings(_ layout: Layout) -> [AuditFinding] { audit(layout).findings }

    /// Whether a layout has a fault; it takes less than finding them all.
    func has(_ key: FaultKey, _ layout: Layout) -> Bool {
        audit(layout).findings(of: key.rule).contains { FaultKey($0) == key }
    }

    private func audit(_ layout: Layout) -> LayoutAudit {
        LayoutAudit(layout, memory ?? renderer.auditMemory(of: layout), isFullScreen: isFullScreen(layout))
    }

    /// Which parts of their texts the lines of views show, in UTF-8 code units.
    func lines(of positions: [Int], in layout: Layout) -> [[Range<Int>]] { audit(layout).shownLines(of: positions) }

    /// What is visible of each view, in preorder and in points of the screen; empty where nothing is.
    func shown(_ layout: Layout) -> [Rect] { audit(layout).shownRects }
}
