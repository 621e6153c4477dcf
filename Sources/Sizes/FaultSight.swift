import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimRendering

/// What is seen of faults in one layout.
struct FaultSight {
    private let renderer: Renderer
    private let isFullScreen: (Layout) -> Bool

    /// A renderer's, with bars over what `isFullScreen` says.
    init(_ renderer: Renderer, isFullScreen: @escaping (Layout) -> Bool) {
        self.renderer = renderer
        self.isFullScreen = isFullScreen
    }

    /// All faults.
    func findings(_ layout: Layout) -> [AuditFinding] { renderer.audit(layout, isFullScreen: isFullScreen(layout)) }

    /// Whether a layout has a fault; it takes less than finding them all.
    func has(_ key: FaultKey, _ layout: Layout) -> Bool {
        renderer.audit(layout, for: key.rule, isFullScreen: isFullScreen(layout)).contains { FaultKey($0) == key }
    }

    /// What is visible of each view, in preorder and in points of the screen; empty where nothing is.
    func shown(_ layout: Layout) -> [Rect] { renderer.shownRects(layout) }
}
