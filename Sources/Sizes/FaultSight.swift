import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimRendering

/// What is seen of faults in the layouts of a screen.
struct FaultSight {
    private let renderer: Renderer
    private let isFullScreen: (Layout) -> Bool
    /// What is known of the views of the stretch that is looked at.
    private var known: (layout: Layout, memory: AuditMemory)?
    /// The faults in its constraints, which all of its windows share.
    private var constraintFindings: [AuditFinding]?

    /// A renderer's, with bars over what `isFullScreen` says.
    init(_ renderer: Renderer, isFullScreen: @escaping (Layout) -> Bool) {
        self.renderer = renderer
        self.isFullScreen = isFullScreen
    }

    /// The same for the layouts of a stretch, all of which have the same views.
    func sight(of stretch: Stretch) -> FaultSight {
        var sight = self
        if known.map({ !$0.layout.placesViews(of: stretch.layout) }) ?? true {
            sight.known = (stretch.layout, renderer.auditMemory(of: stretch.layout))
        }
        sight.constraintFindings = LayoutAudit.constraintFindings(of: stretch.layout)
        return sight
    }

    /// All faults.
    func findings(_ layout: Layout) -> [AuditFinding] { findings(look(at: layout)) }

    /// All faults in a layout that was looked at.
    func findings(_ shown: ShownLayout) -> [AuditFinding] {
        constraintFindings.map { shown.placeFindings + $0 } ?? shown.findings
    }

    /// What is visible, and with it all faults.
    func look(at layout: Layout) -> ShownLayout { audit(layout).shown }

    /// Whether a layout has a fault; it takes less than finding them all.
    func has(_ key: FaultKey, _ layout: Layout) -> Bool {
        audit(layout).findings(of: key.rule, in: Set(key.views)).contains { FaultKey($0) == key }
    }

    private func audit(_ layout: Layout) -> LayoutAudit {
        LayoutAudit(layout, known?.memory ?? renderer.auditMemory(of: layout), isFullScreen: isFullScreen(layout))
    }

    /// Which parts of their texts the lines of views show, in UTF-8 code units.
    func lines(of positions: [Int], in layout: Layout) -> [[Range<Int>]] { audit(layout).shownLines(of: positions) }

    /// What is visible of each view, in preorder and in points of the screen; empty where nothing is.
    func shown(_ layout: Layout) -> [Rect] { look(at: layout).rects }
}
