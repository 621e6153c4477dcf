import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

extension Screen {
    /// The margins of a view before superview and safe area count, in points.
    ///
    /// UIKit's default is 8 points a side, 0 in a stack view; the root of a controller has 16 or 20 at the sides by its own
    /// width, and at least that [fitted on stored frames: 360 of 362 sides].
    func ownMargins(of view: View, isRoot: Bool) -> EdgeInsets {
        guard isRoot, rootKind == .controller else { return view.layoutMargins.own ?? view.defaultMargins }
        let side = viewport.size.width < 414 ? 16.0 : 20
        let own = view.layoutMargins.own ?? .zero
        return EdgeInsets(top: own.top, left: max(own.left, side), bottom: own.bottom, right: max(own.right, side))
    }

    /// Whether the safe area adds to the margins of a view.
    func addsSafeArea(toMarginsOf view: View) -> Bool {
        rules.marginsIncludeSafeArea && view.layoutMargins.insetsFromSafeArea
    }
}

extension View {
    fileprivate var defaultMargins: EdgeInsets {
        if case .stack = content { return .zero }
        return EdgeInsets(all: 8)
    }
}

extension EdgeInsets {
    /// At each edge what is more: these insets, or those of the superview from where the view's frame begins.
    func preserving(_ superview: EdgeInsets, of outer: Rect, in frame: Rect) -> EdgeInsets {
        EdgeInsets(
            top: max(top, superview.top - max(0, frame.minY - outer.minY)),
            left: max(left, superview.left - max(0, frame.minX - outer.minX)),
            bottom: max(bottom, superview.bottom - max(0, outer.maxY - frame.maxY)),
            right: max(right, superview.right - max(0, outer.maxX - frame.maxX)))
    }
}
