import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimSharing
import LayoutSimViewTree

/// A screen with everything that follows from its views alone, before any measuring.
struct LayoutTree {
    @Shared private(set) var screen: Screen
    /// The screen before lists and containers were filled.
    @Shared private(set) var authored: Screen
    private(set) var index: ViewIndex
    /// The author's constraints and guides if they refer to views by position; `screen` then has none.
    let live: LiveConstraints
    /// The insets from the frame of each view to its alignment rectangle, in points.
    let alignmentInsets: [EdgeInsets]
    /// The views whose text gives each view its baselines.
    let baselines: BaselineViews
    /// The arranged views of stack views.
    let arranged: Set<Int>
    /// Whether a constraint refers to the readable content guide, whose insets depend on the width of its view.
    let dependsOnReadableWidth: Bool

    init(_ screen: Screen, authored: Screen? = nil, change: (View) -> View = { $0 }) {
        self.init(screen, authored ?? screen, ViewIndex(screen.root, change: change), LiveConstraints())
    }

    /// Creates the tree of a live screen of objects.
    init(_ live: inout LiveScreen, change: ((View) -> View)? = nil) {
        var index = live.takeIndex()
        if let change {
            for position in index.nodes.indices {
                index.replaceView(at: position, with: change(index.nodes[position].view))
            }
        }
        let screen = live.frame
        self.init(screen, screen, index, LiveConstraints(constraints: live.constraints, guides: live.guides))
    }

    private init(_ screen: Screen, _ authored: Screen, _ index: ViewIndex, _ live: LiveConstraints) {
        self.screen = screen
        self.authored = authored
        self.index = index
        self.live = live
        var insets: [EdgeInsets] = []
        insets.reserveCapacity(index.nodes.count)
        var arranged: Set<Int> = []
        for position in index.nodes.indices {
            insets.append(
                index.nodes[position].classRules?.alignmentInsets
                    ?? index.nodes[position].view.content.alignmentInsets(screen.rules.controls))
            guard case .stack(let stack) = index.nodes[position].view.content else { continue }
            for id in stack.arranged {
                if let position = index.position(ofPossible: id) { arranged.insert(position) }
            }
        }
        alignmentInsets = insets
        baselines = BaselineViews(index)
        self.arranged = arranged
        dependsOnReadableWidth = screen.constraints.contains {
            $0.first.item.isReadableGuide || $0.second?.item.isReadableGuide == true
        }
    }

    /// Whether any view is a stack view.
    var hasStacks: Bool {
        index.nodes.indices.contains { if case .stack = index.nodes[$0].view.content { true } else { false } }
    }

    /// Sets the size of the window, in points.
    mutating func setWindow(_ size: Size) {
        screen.viewport.size = size
        authored.viewport.size = size
    }

    /// Replaces a view by one that may differ only in the measured size of its content.
    mutating func replaceView(at position: Int, with view: View) { index.replaceView(at: position, with: view) }
}

/// Constraints that refer to views by position, and their guides.
struct LiveConstraints {
    var constraints: [LiveConstraint] = []
    var guides: [(kind: LayoutGuide.Kind, owner: Int)] = []
}

extension LayoutItem {
    fileprivate var isReadableGuide: Bool { if case .guide(.readableContent, _) = self { true } else { false } }
}
