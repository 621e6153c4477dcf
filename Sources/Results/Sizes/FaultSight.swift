import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimRendering

/// The detection of faults in the layouts of a screen.
struct FaultSight {
    private let renderer: Renderer
    private let isFullScreen: (Layout) -> Bool
    /// The audit memory of the views in the current stretch.
    private var known: (layout: Layout, memory: AuditMemory)?
    /// The faults in the constraints, which all windows of the stretch share.
    private var constraintFindings: [AuditFinding]?

    /// Creates a detection with a renderer; `isFullScreen` returns whether bars cover a layout.
    init(_ renderer: Renderer, isFullScreen: @escaping (Layout) -> Bool) {
        self.renderer = renderer
        self.isFullScreen = isFullScreen
    }

    /// Returns the detection for the layouts of a stretch, all of which have the same views.
    func sight(of stretch: Stretch) -> FaultSight {
        var sight = self
        if known.map({ !$0.layout.placesViews(of: stretch.layout) }) ?? true {
            sight.known = (stretch.layout, renderer.auditMemory(of: stretch.layout))
        }
        sight.constraintFindings = LayoutAudit.constraintFindings(of: stretch.layout)
        return sight
    }

    /// Returns all findings in a layout.
    func findings(_ layout: Layout) -> [AuditFinding] { findings(look(at: layout)) }

    /// Returns all findings in an examined layout.
    func findings(_ shown: ShownLayout) -> [AuditFinding] {
        constraintFindings.map { shown.placeFindings + $0 } ?? shown.findings
    }

    /// Returns the visible parts of a layout, from which all findings result.
    func look(at layout: Layout) -> ShownLayout { audit(layout).shown }

    /// Returns whether a layout has a fault, which is faster than finding all of them.
    func has(_ key: FaultKey, _ layout: Layout) -> Bool {
        audit(layout).findings(of: key.rule, in: Set(key.views)).contains { FaultKey($0) == key }
    }

    private func audit(_ layout: Layout) -> LayoutAudit {
        LayoutAudit(layout, known?.memory ?? renderer.auditMemory(of: layout), isFullScreen: isFullScreen(layout))
    }

    /// Returns the ranges of text that the lines of views show, in UTF-8 code units.
    func lines(of positions: [Int], in layout: Layout) -> [[Range<Int>]] { audit(layout).shownLines(of: positions) }

    /// Returns the visible part of each view, in preorder and in screen coordinates; empty where nothing is visible.
    func shown(_ layout: Layout) -> [Rect] { look(at: layout).rects }
}
