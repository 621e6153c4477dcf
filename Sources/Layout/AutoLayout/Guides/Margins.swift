import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

extension Screen {
    /// Returns the margins of a view before superview and safe area are taken into account, in points.
    ///
    /// UIKit's default is 8 points per side, 0 in a stack view; the root of a controller has its `controllerMargins`.
    func ownMargins(of view: View, isRoot: Bool) -> EdgeInsets {
        if isRoot, rootKind == .controller { return controllerMargins }
        return view.layoutMargins.own ?? view.defaultMargins
    }

    /// Returns whether the safe area adds to the margins of a view.
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
    /// Returns at each edge the greater of these insets and the part of the superview's that overlaps the view's frame;
    /// where the view extends beyond its superview, that is the superview's whole inset and no more.
    func preserving(_ superview: EdgeInsets, of outer: Rect, in frame: Rect) -> EdgeInsets {
        EdgeInsets(
            top: max(top, superview.top - max(0, frame.minY - outer.minY)),
            left: max(left, superview.left - max(0, frame.minX - outer.minX)),
            bottom: max(bottom, superview.bottom - max(0, outer.maxY - frame.maxY)),
            right: max(right, superview.right - max(0, outer.maxX - frame.maxX)))
    }
}
