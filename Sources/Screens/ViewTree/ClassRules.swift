package import LayoutSimGeometry

/// Layout rules of a view's class that override those of its content.
package struct ClassRules: Hashable, Sendable {
    /// The insets from the frame to the alignment rectangle, in points; `nil` for those of the content.
    package var alignmentInsets: EdgeInsets?
    /// The id of the descendant whose first baseline is that of the view.
    package var firstBaseline: String?
    /// The id of the descendant whose last baseline is that of the view.
    package var lastBaseline: String?
    /// The safe area insets in points, wherever the view lies; `nil` to derive them from the superview.
    package var safeArea: EdgeInsets?
    /// Whether the content of a scroll view has the safe area, because the scroll view does not adjust its content
    /// insets.
    package var passesSafeArea = false
    /// The order among views of equal depth whose contents have equal requests, lower values first; equal values are in
    /// preorder.
    package var turn = 0
    /// The additional safe area insets of the view's controller, in points.
    package var additionalSafeArea = EdgeInsets.zero
    /// The bounds origin in points: UIKit's `contentOffset` of a scroll view, whose subviews have their positions after
    /// scrolling here; subviews of other views have theirs in the bounds.
    package var contentOffset = Point.zero

    /// Creates rules that override nothing.
    package init() {}
}

extension View {
    /// The layout rules of the view's class, which are empty for most views.
    package var classRules: ClassRules {
        get { ownClassRules ?? ClassRules() }
        set { ownClassRules = newValue == ClassRules() ? nil : newValue }
    }
}
