import LayoutSimGeometry
import LayoutSimViewTree

/// A screen and what follows from its views alone, before anything is measured.
struct LayoutTree {
    let screen: Screen
    /// The same before lists and containers were filled.
    let authored: Screen
    private(set) var index: ViewIndex
    /// From the frame of each view to its alignment rectangle, in points.
    let alignmentInsets: [EdgeInsets]
    /// The views whose text gives each view its baselines.
    let baselines: BaselineViews
    /// The views that a stack view arranges.
    let arranged: Set<Int>

    init(_ screen: Screen, authored: Screen? = nil, change: (View) -> View = { $0 }) {
        self.screen = screen
        self.authored = authored ?? screen
        index = ViewIndex(screen.root, change: change)
        alignmentInsets = index.nodes.map {
            $0.view.ownClassRules?.alignmentInsets ?? $0.view.content.alignmentInsets(screen.rules.controls)
        }
        baselines = BaselineViews(index)
        var arranged: Set<Int> = []
        for node in index.nodes {
            guard case .stack(let stack) = node.view.content else { continue }
            for id in stack.arranged {
                if let position = index.position(ofPossible: id) { arranged.insert(position) }
            }
        }
        self.arranged = arranged
    }

    /// Puts another value in the place of a view, which may only differ in what its content measures.
    mutating func replaceView(at position: Int, with view: View) { index.replaceView(at: position, with: view) }
}
