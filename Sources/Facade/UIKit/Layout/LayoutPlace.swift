/// A view in the layout loop with its layout root, so that deeply nested views do not have to search for the root.
@MainActor struct LayoutPlace {
    /// The view that the loop is laying out; `nil` between views.
    static var current: LayoutPlace?
    /// The number of changes of view trees so far.
    private static var treeChanges = 0

    /// Whether any view was ever laid out separately; if not, constraints need not be checked for crossing borders.
    static var hasHadParts = false

    let view: UIView
    private let root: UIView
    private let treeChange = LayoutPlace.treeChanges

    /// Finds the layout root of a view.
    init(_ view: UIView) {
        (self.view, root) = (view, view.layoutRoot)
    }

    /// Takes the root of the superview, unless the view is laid out separately or a tree changed.
    init(_ view: UIView, below place: LayoutPlace) {
        self.view = view
        root = view.isLaidOutApart ? view : place.isCurrent ? place.root : view.layoutRoot
    }

    private var isCurrent: Bool { treeChange == LayoutPlace.treeChanges }

    /// Records that a view was moved to another superview, or to another layout engine.
    static func treeChanged() { treeChanges += 1 }

    /// Returns the layout root of a view that the loop is laying out, if no tree has changed since.
    static func root(of view: UIView) -> UIView? {
        guard let current, current.view === view, current.isCurrent else { return nil }
        return current.root
    }
}
