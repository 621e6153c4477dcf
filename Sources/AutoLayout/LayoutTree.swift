import LayoutSimGeometry
import LayoutSimViewTree

/// A screen and what its views alone decide, before anything is measured.
struct LayoutTree {
    let screen: Screen
    let index: ViewIndex
    /// From the frame of each view to its alignment rectangle, in points.
    let alignmentInsets: [EdgeInsets]
    /// Whose text gives each view its baselines.
    let baselines: BaselineOwners
    /// The views that stand in the row of a stack view.
    let arranged: Set<Int>

    init(_ screen: Screen, change: (View) -> View = { $0 }) {
        self.screen = screen
        index = ViewIndex(screen.root, change: change)
        alignmentInsets = index.nodes.map { $0.view.content.alignmentInsets(screen.rules.controls) }
        baselines = BaselineOwners(index)
        var arranged: Set<Int> = []
        for node in index.nodes {
            guard case .stack(let stack) = node.view.content else { continue }
            for id in stack.arranged {
                if let position = index.position(ofPossible: id) { arranged.insert(position) }
            }
        }
        self.arranged = arranged
    }

    /// Whether an edge of a scroll view or of its margins is that of its content, since `other` is inside.
    ///
    /// Apple's Auto Layout Guide: constraints to edges or margins attach to the content, those to sizes and centres to
    /// the frame.
    func speaksOfContent(_ item: LayoutItem, beside other: LayoutItem) -> Bool {
        switch item {
        case .view, .guide(.margins, _): break
        case .guide: return false
        }
        let position = index.position(of: item)
        guard index.nodes[position].view.content.scrolls else { return false }
        return index.isInside(index.position(of: other), position)
    }
}

extension Content {
    fileprivate var scrolls: Bool {
        switch self {
        case .scroll, .textView: true
        default: false
        }
    }
}
