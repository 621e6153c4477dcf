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
    private(set) var guides: [(place: GuidePlace, handle: GuideHandle)] = []
    private var guideHandles: [GuidePlace: GuideHandle] = [:]

    /// A guide by its kind and the position of its view.
    struct GuidePlace: Hashable {
        let kind: LayoutGuide.Kind
        let owner: Int
    }

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
            let place = GuidePlace(kind: .scrollContent, owner: position)
            note(place, session.contentGuide(of: views[position]))
        }
    }

    /// Returns the handle of a view or guide; a guide is added with a shape on first use.
    mutating func handle(
        of item: LayoutItem, in session: inout LayoutSession, shape: (GuidePlace) -> GuideShape
    ) -> ItemHandle {
        let position = index.position(of: item)
        guard case .guide(let kind, _) = item else { return .view(views[position]) }
        return .guide(handle(of: GuidePlace(kind: kind, owner: position), in: &session, shape: shape))
    }

    /// The handle of a guide, which is added with a shape when it is first named.
    mutating func handle(
        of place: GuidePlace, in session: inout LayoutSession, shape: (GuidePlace) -> GuideShape
    ) -> GuideHandle {
        if let handle = guideHandles[place] { return handle }
        let handle = session.addGuide(shape(place), to: views[place.owner])
        note(place, handle)
        return handle
    }

    /// Returns the view or guide with a handle.
    func item(_ handle: ItemHandle) -> LayoutItem {
        switch handle {
        case .view(let view): .view(index.nodes[view.index].view.id)
        case .guide(let guide): item(guides[guide.index].place)
        }
    }

    /// The guide at a place.
    func item(_ place: GuidePlace) -> LayoutItem {
        .guide(place.kind, owner: index.nodes[place.owner].view.id)
    }

    private mutating func note(_ place: GuidePlace, _ handle: GuideHandle) {
        guideHandles[place] = handle
        guides.append((place, handle))
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
