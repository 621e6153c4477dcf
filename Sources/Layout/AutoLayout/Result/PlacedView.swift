public import LayoutSimGeometry
public import LayoutSimViewTree

/// A view with its frame.
public struct PlacedView: Sendable {
    /// The storage of the view, which layouts share.
    @usableFromInline package var shared: SharedView
    /// The position of the superview among the placed views; `nil` for the root.
    public package(set) var parent: Int?
    /// The depth in the view hierarchy: the number of superviews.
    public package(set) var depth: Int
    /// The frame in points of the superview, aligned to the device's pixels unless an autoresizing mask places the
    /// view.
    public package(set) var frame: Rect
    /// The frame in points of the screen, aligned to the device's pixels.
    public package(set) var screenFrame: Rect
    /// The frame width in points, not rounded to pixels, for which its text was wrapped when it was measured; `nil` if
    /// its text does not wrap or if layout gave it another width afterward.
    public package(set) var measuredWidth: Double?

    /// Creates a placed view.
    init(view: SharedView, parent: Int?, depth: Int, frame: Rect, screenFrame: Rect, measuredWidth: Double?) {
        shared = view
        (self.parent, self.depth, self.frame, self.screenFrame) = (parent, depth, frame, screenFrame)
        self.measuredWidth = measuredWidth
    }

    /// The view before layout.
    @inlinable public package(set) var view: View {
        _read { yield shared.view }
        set { shared = SharedView(newValue) }
    }
}

/// A view that layouts share, since views are expensive to copy.
@usableFromInline package final class SharedView: Sendable {
    @usableFromInline package let view: View

    /// Creates shared storage for a view.
    @usableFromInline package init(_ view: View) { self.view = view }
}

extension Layout {
    /// Returns whether the layout places the same views as another one; this is known only for layouts of one run.
    package func placesViews(of other: Layout) -> Bool {
        views.count == other.views.count && zip(views, other.views).allSatisfy { $0.shared === $1.shared }
    }
}
