import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimViewTree

/// The expected contents of a session after deltas, from which a new session can be created.
struct SessionModel {
    struct ModelView {
        var parent: ViewHandle?
        var subviews: [ViewHandle] = []
        var insets = EdgeInsets.zero
        var size = IntrinsicSize()
        var hugging = AxisPriorities(.defaultLow)
        var resistance = AxisPriorities(.defaultHigh)
        var baselines: (first: ViewHandle?, last: ViewHandle?) = (nil, nil)
        var scrolls = false
    }

    struct ModelGuide {
        var owner: ViewHandle
        var shape: GuideShape
    }

    var rootSize = Size(width: 320, height: 480)
    var isRightToLeft = false
    /// The views by their handles in the session with deltas, in the order of adding.
    var views: [(handle: ViewHandle, view: ModelView)] = [(.root, ModelView())]
    var guides: [(handle: GuideHandle, guide: ModelGuide)] = []
    var constraints: [(handle: ConstraintHandle, constraint: SessionConstraint)] = []

    subscript(view: ViewHandle) -> ModelView {
        get { views.first { $0.handle == view }?.view ?? ModelView() }
        set { for place in views.indices where views[place].handle == view { views[place].view = newValue } }
    }

    subscript(guide: GuideHandle) -> ModelGuide? { guides.first { $0.handle == guide }?.guide }

    /// Returns the view and its descendants, superviews before their subviews.
    func preorder(from view: ViewHandle = .root) -> [ViewHandle] {
        [view] + self[view].subviews.flatMap { preorder(from: $0) }
    }

    func ancestors(of view: ViewHandle) -> [ViewHandle] {
        [view] + (self[view].parent.map(ancestors) ?? [])
    }

    func owner(of item: ItemHandle) -> ViewHandle {
        switch item {
        case .view(let view): view
        case .guide(let guide): self[guide]?.owner ?? .root
        }
    }

    /// Removes a view, its descendants, and the constraints that refer to any of them.
    mutating func remove(_ view: ViewHandle) {
        let gone = Set(preorder(from: view))
        if let parent = self[view].parent { self[parent].subviews.removeAll { $0 == view } }
        views.removeAll { gone.contains($0.handle) }
        for place in views.indices {
            if let first = views[place].view.baselines.first, gone.contains(first) {
                views[place].view.baselines.first = nil
            }
            if let last = views[place].view.baselines.last, gone.contains(last) {
                views[place].view.baselines.last = nil
            }
        }
        let before = self
        let isGone = { (item: ItemHandle) in gone.contains(before.owner(of: item)) }
        constraints.removeAll { _, constraint in
            isGone(constraint.first.item) || constraint.second.map { isGone($0.item) } ?? false
        }
        guides.removeAll { gone.contains($0.guide.owner) }
    }
}

/// A session created from a model, with its handles by those of the session with deltas.
struct FilledSession {
    private(set) var session: LayoutSession
    private var views: [ViewHandle: ViewHandle] = [.root: .root]
    private var guides: [GuideHandle: GuideHandle] = [:]
    private(set) var constraints: [ConstraintHandle: ConstraintHandle] = [:]

    init(_ model: SessionModel) {
        session = LayoutSession(rootSize: model.rootSize, isRightToLeft: model.isRightToLeft)
        let order = model.preorder()
        for view in order.dropFirst() {
            views[view] = session.addView(in: model[view].parent.flatMap { views[$0] } ?? .root)
        }
        for view in order {
            let (record, handle) = (model[view], self[view])
            session.setAlignmentInsets(record.insets, of: handle)
            session.setIntrinsicSize(record.size, of: handle)
            session.setHugging(record.hugging, of: handle)
            session.setCompressionResistance(record.resistance, of: handle)
            session.setScrolls(record.scrolls, of: handle)
            session.setBaselineViews(
                first: record.baselines.first.map { self[$0] }, last: record.baselines.last.map { self[$0] }, of: handle
            )
        }
        for (handle, guide) in model.guides {
            guides[handle] = session.addGuide(guide.shape, to: self[guide.owner])
        }
        for (handle, constraint) in model.constraints { constraints[handle] = session.add(translated(constraint)) }
        session.solve()
    }

    subscript(view: ViewHandle) -> ViewHandle { views[view] ?? .root }

    subscript(guide: GuideHandle) -> GuideHandle? { guides[guide] }

    private func translated(_ constraint: SessionConstraint) -> SessionConstraint {
        var constraint = constraint
        constraint.first.item = translated(constraint.first.item)
        if let second = constraint.second { constraint.second?.item = translated(second.item) }
        switch constraint.maker {
        case .author: break
        case .autoresizing(let view): constraint.maker = .autoresizing(self[view])
        case .stack(let view): constraint.maker = .stack(self[view])
        }
        return constraint
    }

    private func translated(_ item: ItemHandle) -> ItemHandle {
        switch item {
        case .view(let view): .view(self[view])
        case .guide(let guide): guides[guide].map(ItemHandle.guide) ?? .view(.root)
        }
    }
}
