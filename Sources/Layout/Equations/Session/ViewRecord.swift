import LayoutSimGeometry
import LayoutSimViewTree

/// The state of a view in a session.
struct ViewRecord {
    /// The superview; `nil` for the root and for removed views.
    var parent: ViewHandle?
    /// The subviews, back to front.
    var subviews: [ViewHandle] = []
    var guides: [GuideHandle] = []
    var isPresent = true
    /// The insets from the frame to the alignment rectangle, in points.
    var alignmentInsets = EdgeInsets.zero
    var intrinsicSize = IntrinsicSize()
    var hugging = AxisPriorities(.defaultLow)
    var compressionResistance = AxisPriorities(.defaultHigh)
    /// The views whose texts provide its baselines; `nil` for the view itself.
    var baselineViews: (first: ViewHandle?, last: ViewHandle?) = (nil, nil)
    var scrolls = false
    /// The content offset of a scrolling view, in points.
    var contentOffset = Point.zero
    /// Its turn among views of the same depth with equal content priorities, lower ones first; equal turns are in
    /// preorder.
    var turn = 0
    /// The guide of its scrolled content, once requested.
    var contentGuide: GuideHandle?
}

/// The state of a guide in a session.
struct GuideRecord {
    let owner: ViewHandle
    var shape: GuideShape
    var isPresent = true
}

/// The state of a constraint in a session.
struct ConstraintRecord {
    var constraint: SessionConstraint
    var isPresent = true
}
