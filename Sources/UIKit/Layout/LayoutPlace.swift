/// A view on the way of the layout loop, with the root of what is laid out together with it: views in the depths of a tree
/// need not look for it.
@MainActor struct LayoutPlace {
    /// What the loop lays out now; `nil` between views.
    static var current: LayoutPlace?
    /// How often a tree changed.
    private static var treeChanges = 0

    /// Whether any view has ever been laid out apart; constraints of trees without lists need not look for borders.
    static var hasHadParts = false

    let view: UIView
    private let root: UIView
    private let treeChange = LayoutPlace.treeChanges

    /// Looks for the root of a view.
    init(_ view: UIView) {
        (self.view, root) = (view, view.layoutRoot)
    }

    /// Has the root of the superview's place, unless the view is laid out apart or trees changed since.
    init(_ view: UIView, below place: LayoutPlace) {
        self.view = view
        root = view.isLaidOutApart ? view : place.isCurrent ? place.root : view.layoutRoot
    }

    private var isCurrent: Bool { treeChange == LayoutPlace.treeChanges }

    /// Notes that a view has another superview, or that other engines lay out what is in it.
    static func treeChanged() { treeChanges += 1 }

    /// The root of a view, if the loop is there and no tree changed since that was found.
    static func root(of view: UIView) -> UIView? {
        guard let current, current.view === view, current.isCurrent else { return nil }
        return current.root
    }
}
