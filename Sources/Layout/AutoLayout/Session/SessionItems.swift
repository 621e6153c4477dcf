import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimViewTree

/// The views and guides of a screen by their handles in a session.
///
/// Views are added in preorder, so the index of a handle is the position in the tree.
struct SessionItems {
    private let index: ViewIndex
    private(set) var views: [ViewHandle] = []
    /// The guides in the order of their handles.
    private(set) var guides: [(item: LayoutItem, handle: GuideHandle)] = []
    private var guideHandles: [LayoutItem: GuideHandle] = [:]

    /// Adds the views of a tree to a session.
    init(_ tree: LayoutTree, _ session: inout LayoutSession) {
        index = tree.index
        views.reserveCapacity(index.nodes.count)
        session.reserve(views: index.nodes.count)
        for position in index.nodes.indices {
            let view = index.nodes[position].parent.map { session.addView(in: views[$0]) } ?? .root
            views.append(view)
            session.setAlignmentInsets(tree.alignmentInsets[position], of: view)
            session.setHugging(index.nodes[position].view.hugging, of: view)
            session.setCompressionResistance(index.nodes[position].view.compressionResistance, of: view)
            session.setTurn(index.nodes[position].classRules?.turn ?? 0, of: view)
            guard index.nodes[position].view.content.scrolls else { continue }
            session.setScrolls(true, of: view)
            session.setContentOffset(index.nodes[position].classRules?.contentOffset ?? .zero, of: view)
        }
        for (position, view) in views.enumerated() {
            let (first, last) = (tree.baselines.first[position], tree.baselines.last[position])
            guard first != position || last != position else { continue }
            session.setBaselineViews(first: views[first], last: views[last], of: view)
        }
        for position in index.nodes.indices where index.nodes[position].view.content.scrolls {
            let item = LayoutItem.guide(.scrollContent, owner: index.nodes[position].view.id)
            note(item, session.contentGuide(of: views[position]))
        }
    }

    /// Returns the handle of a view or guide; a guide is added with a shape on first use.
    mutating func handle(
        of item: LayoutItem, in session: inout LayoutSession, shape: (LayoutGuide.Kind, Int) -> GuideShape
    ) -> ItemHandle {
        guard case .guide(let kind, _) = item else { return .view(views[index.position(of: item)]) }
        if let handle = guideHandles[item] { return .guide(handle) }
        let position = index.position(of: item)
        let handle = session.addGuide(shape(kind, position), to: views[position])
        note(item, handle)
        return .guide(handle)
    }

    /// Returns the view or guide with a handle.
    func item(_ handle: ItemHandle) -> LayoutItem {
        switch handle {
        case .view(let view): .view(index.nodes[view.index].view.id)
        case .guide(let guide): guides[guide.index].item
        }
    }

    private mutating func note(_ item: LayoutItem, _ handle: GuideHandle) {
        guideHandles[item] = handle
        guides.append((item, handle))
    }
}

extension Content {
    /// Whether its edges, related to an item inside it, are those of moving content.
    var scrolls: Bool {
        switch self {
        case .scroll, .textView: true
        default: false
        }
    }
}
