package import LayoutSimGeometry

/// What a view's class decides about its layout in the place of its content.
package struct ClassRules: Hashable, Sendable {
    /// From the frame to the alignment rectangle, in points; `nil` leaves it to the content.
    package var alignmentInsets: EdgeInsets?
    /// The id of the view inside whose first baseline counts as this one's.
    package var firstBaseline: String?
    /// The id of the view inside whose last baseline counts as this one's.
    package var lastBaseline: String?
    /// The safe area in points, whatever reaches into the view; `nil` leaves it to the superview's.
    package var safeArea: EdgeInsets?
    /// Whether the safe area reaches into the content of a scroll view, which does not adjust its insets to it.
    package var passesSafeArea = false
    /// Its turn among views of the same depth whose contents ask alike, lower ones first; equal turns are in preorder.
    package var turn = 0
    /// What a controller adds to the safe area of its view, in points.
    package var additionalSafeArea = EdgeInsets.zero
    /// Where the bounds of a view begin, in points: UIKit's `contentOffset` of a scroll view, whose subviews have their places
    /// after scrolling here; subviews of other views have theirs in the bounds.
    package var contentOffset = Point.zero

    /// Creates rules that leave everything to the content.
    package init() {}
}

extension View {
    /// What its class decides about its layout, which is nothing for most views.
    package var classRules: ClassRules {
        get { ownClassRules ?? ClassRules() }
        set { ownClassRules = newValue == ClassRules() ? nil : newValue }
    }
}
