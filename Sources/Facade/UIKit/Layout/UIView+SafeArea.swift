import Foundation

extension UIView {
    /// The safe area insets in points: the parts of the view that are covered by bars and by the shape of the screen.
    var effectiveSafeArea: UIEdgeInsets {
        if SafeAreaProbe.isOn { return SafeAreaProbe.mark }
        // Not recursive, since view hierarchies can be deeper than the call stack allows.
        var inner: [UIView] = []
        var view = self
        while let superview = view.safeAreaGiver {
            inner.append(view)
            view = superview
            if SafeAreaProbe.isOverriding(view) { break }
        }
        var insets = inner.isEmpty || !SafeAreaProbe.isOverriding(view) ? view.outermostSafeArea : view.safeAreaInsets
        for view in inner.reversed() { insets = view.safeArea(from: insets) }
        return insets
    }

    /// The superview that determines the view's safe area, if it is a controller's view or the view is in a window.
    private var safeAreaGiver: UIView? {
        guard let superview = state.superview, state.windowReference != nil || superview.state.owner != nil else {
            return nil
        }
        return superview
    }

    /// The safe area of a view that inherits none from a superview.
    private var outermostSafeArea: UIEdgeInsets {
        added(to: state.superview == nil ? (self as? UIWindow)?.ownSafeArea ?? .zero : .zero)
    }

    /// Returns the part of the superview's safe area that overlaps the view, plus the controller's additional insets.
    private func safeArea(from outer: UIEdgeInsets) -> UIEdgeInsets {
        guard let superview = state.superview else { return added(to: .zero) }
        let outer = (superview as? UIScrollView)?.safeAreaOfContent(outer) ?? outer
        guard outer != .zero else { return added(to: .zero) }
        let size = superview.bounds.size
        let frame = frame.offsetBy(dx: -superview.bounds.origin.x, dy: -superview.bounds.origin.y)
        return added(
            to: UIEdgeInsets(
                top: max(0, outer.top - max(0, frame.minY)), left: max(0, outer.left - max(0, frame.minX)),
                bottom: state.seldom?.bottomSafeArea ?? max(0, outer.bottom - max(0, size.height - frame.maxY)),
                right: max(0, outer.right - max(0, size.width - frame.maxX))))
    }

    private func added(to insets: UIEdgeInsets) -> UIEdgeInsets {
        guard let extra = state.owner?.safeAreaAdditions, extra != .zero else { return insets }
        return UIEdgeInsets(
            top: insets.top + extra.top, left: insets.left + extra.left, bottom: insets.bottom + extra.bottom,
            right: insets.right + extra.right)
    }
}

extension UIView {
    /// Sets the bottom safe area inset in points for a presentation; `nil` restores the inherited one.
    func giveSafeArea(bottom: CGFloat?) {
        guard state.seldom?.bottomSafeArea != bottom else { return }
        state.ownSeldom.bottomSafeArea = bottom
        setNeedsLayout()
    }

    /// Notifies the view and its descendants if the safe area changed.
    func noteSafeArea() {
        guard mayHaveSafeArea else { return }
        noteSafeArea(safeAreaInsets)
    }

    /// Notifies the subviews and their descendants if the safe area changed.
    func noteSafeAreaOfSubviews() {
        guard state.safeArea != .zero || state.subviews.contains(where: { $0.mayHaveItsOwnSafeArea }) else { return }
        let giving = SafeAreaGiving(
            insets: safeAreaInsets, bounds: bounds, isOfOwner: state.owner != nil,
            isInWindow: state.windowReference != nil)
        let isAsBefore = giving == state.seldom?.safeAreaGiving
        state.ownSeldom.safeAreaGiving = giving
        for view in state.subviews where !(isAsBefore && view.state.isSafeAreaNoted) && view.mayHaveSafeArea {
            view.noteSafeArea(view.safeArea(in: giving.insets))
            view.state.isSafeAreaNoted = view.state.owner == nil && !OwnClasses.mayOverrideSafeArea(view)
        }
    }

    private func noteSafeArea(_ insets: UIEdgeInsets) {
        var waiting = [(view: self, insets: insets)]
        while let (view, insets) = waiting.popLast() {
            guard insets != view.state.safeArea else { continue }
            view.state.safeArea = insets
            view.state.isSafeAreaNoted = false
            (view as? UIScrollView)?.followInsets()
            view.safeAreaInsetsDidChange()
            view.state.owner?.viewSafeAreaInsetsDidChange()
            view.tellObservers()
            view.state.owner?.tellObservers()
            if view.state.insetsMarginsFromSafeArea {
                view.layoutMarginsDidChange()
                view.state.owner?.viewLayoutMarginsDidChange()
            }
            for inner in view.state.subviews.reversed() where inner.mayHaveSafeArea {
                waiting.append((inner, inner.safeArea(in: insets)))
            }
        }
    }

    /// Returns the safe area of a view whose superview has the given insets.
    private func safeArea(in outer: UIEdgeInsets) -> UIEdgeInsets {
        if OwnClasses.mayOverrideSafeArea(self) { return safeAreaInsets }
        return safeAreaGiver == nil ? outermostSafeArea : safeArea(from: outer)
    }

    /// Whether the safe area is nonzero or was before.
    private var mayHaveSafeArea: Bool {
        guard let superview = state.superview else { return true }
        return superview.state.safeArea != .zero || mayHaveItsOwnSafeArea
    }

    /// Whether the safe area is or was nonzero, or may be so in a superview without one.
    private var mayHaveItsOwnSafeArea: Bool {
        state.safeArea != .zero || state.owner != nil || OwnClasses.mayOverrideSafeArea(self)
    }
}

/// The inputs that, along with their frames, determine the safe areas of a view's subviews.
struct SafeAreaGiving: Equatable {
    /// The safe area insets of the view, in points.
    var insets: UIEdgeInsets
    /// The bounds of the view.
    var bounds: CGRect
    /// Whether the view belongs to a controller.
    var isOfOwner: Bool
    var isInWindow: Bool
}
