import Foundation
import LayoutSimViewTree

extension UIView {
    func setMargins(_ margins: UIEdgeInsets) {
        guard margins != state.margins || state.directionalMargins != nil else { return }
        state.margins = margins
        state.directionalMargins = nil
        marginsChanged()
    }

    func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
        guard margins != state.directionalMargins else { return }
        state.directionalMargins = margins
        state.margins = nil
        marginsChanged()
    }

    func changeMarginRule(_ path: WritableKeyPath<ViewState, Bool>, _ value: Bool) {
        guard state[keyPath: path] != value else { return }
        state[keyPath: path] = value
        marginsChanged()
    }

    func marginsChanged() {
        layoutInputChanged()
        flagLayout()
        layoutMarginsDidChange()
        state.owner?.viewLayoutMarginsDidChange()
    }

    /// The margins that the view itself has, before the safe area and the superview add to them; in points.
    var ownMargins: UIEdgeInsets {
        let given = state.margins ?? state.directionalMargins.map(resolved)
        guard let owner = state.owner else {
            if let given { return given }
            return self is UIStackView ? .zero : UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
        let least = resolved(owner.systemMinimumLayoutMargins)
        guard var margins = given, owner.viewRespectsSystemMinimumLayoutMargins else { return given ?? least }
        margins.left = max(margins.left, least.left)
        margins.right = max(margins.right, least.right)
        return margins
    }

    func resolved(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        let isMirrored = effectiveDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }

    /// The margins of the view before the safe area adds to them: its own, and at least what is left of the superview's
    /// where they count; in points.
    var preservedMargins: UIEdgeInsets {
        var margins = ownMargins
        guard state.preservesSuperviewMargins, let superview = state.superview else { return margins }
        let outer = superview.effectiveMargins
        let size = superview.bounds.size
        let frame = frame.offsetBy(dx: -superview.bounds.origin.x, dy: -superview.bounds.origin.y)
        margins.top = max(margins.top, outer.top - max(0, frame.minY))
        margins.left = max(margins.left, outer.left - max(0, frame.minX))
        margins.bottom = max(margins.bottom, outer.bottom - max(0, size.height - frame.maxY))
        margins.right = max(margins.right, outer.right - max(0, size.width - frame.maxX))
        return margins
    }

    var effectiveMargins: UIEdgeInsets {
        let margins = preservedMargins
        guard state.insetsMarginsFromSafeArea, SimulatedDevice.currentRules.marginsIncludeSafeArea else {
            return margins
        }
        let safeArea = safeAreaInsets
        return UIEdgeInsets(
            top: margins.top + safeArea.top, left: margins.left + safeArea.left,
            bottom: margins.bottom + safeArea.bottom, right: margins.right + safeArea.right)
    }

    var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
        if let margins = state.directionalMargins, !state.preservesSuperviewMargins, safeAreaInsets == .zero {
            return margins
        }
        let margins = effectiveMargins
        let isMirrored = effectiveDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isMirrored ? margins.left : margins.right)
    }

    /// What bars and the shape of the screen cover of the view, in points.
    var effectiveSafeArea: UIEdgeInsets {
        if SafeAreaProbe.isOn { return SafeAreaProbe.mark }
        // Not by calls: views can be nested deeper than these can.
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

    /// The superview whose safe area reaches into the view: one in a window, or of a controller.
    private var safeAreaGiver: UIView? {
        guard let superview = state.superview, state.windowReference != nil || superview.state.owner != nil else {
            return nil
        }
        return superview
    }

    /// The safe area of a view that takes none over from a superview.
    private var outermostSafeArea: UIEdgeInsets {
        added(to: state.superview == nil ? (self as? UIWindow)?.ownSafeArea ?? .zero : .zero)
    }

    /// The part of the superview's safe area that reaches into the view, and what the controller adds.
    private func safeArea(from outer: UIEdgeInsets) -> UIEdgeInsets {
        guard outer != .zero, let superview = state.superview else { return added(to: .zero) }
        let size = superview.bounds.size
        let frame = frame.offsetBy(dx: -superview.bounds.origin.x, dy: -superview.bounds.origin.y)
        return added(
            to: UIEdgeInsets(
                top: max(0, outer.top - max(0, frame.minY)), left: max(0, outer.left - max(0, frame.minX)),
                bottom: max(0, outer.bottom - max(0, size.height - frame.maxY)),
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
    /// Tells the view, and those below it, of another safe area since the last time.
    func noteSafeArea() {
        guard mayHaveSafeArea else { return }
        noteSafeArea(safeAreaInsets)
    }

    /// Tells the subviews, and those below them, of another safe area since the last time.
    func noteSafeAreaOfSubviews() {
        guard state.subviews.contains(where: \.mayHaveSafeArea) else { return }
        let own = safeAreaInsets
        for view in state.subviews where view.mayHaveSafeArea { view.noteSafeArea(view.safeArea(in: own)) }
    }

    private func noteSafeArea(_ insets: UIEdgeInsets) {
        var waiting = [(view: self, insets: insets)]
        while let (view, insets) = waiting.popLast() {
            guard insets != view.state.safeArea else { continue }
            view.state.safeArea = insets
            (view as? UIScrollView)?.followInsets()
            view.safeAreaInsetsDidChange()
            view.state.owner?.viewSafeAreaInsetsDidChange()
            if view.state.insetsMarginsFromSafeArea {
                view.layoutMarginsDidChange()
                view.state.owner?.viewLayoutMarginsDidChange()
            }
            for inner in view.state.subviews.reversed() where inner.mayHaveSafeArea {
                waiting.append((inner, inner.safeArea(in: insets)))
            }
        }
    }

    /// The safe area of a view that is known to be in a superview with these insets.
    private func safeArea(in outer: UIEdgeInsets) -> UIEdgeInsets {
        if OwnClasses.mayOverride(self) { return safeAreaInsets }
        return safeAreaGiver == nil ? outermostSafeArea : safeArea(from: outer)
    }

    /// Whether the safe area may differ from zero, or did.
    private var mayHaveSafeArea: Bool {
        guard state.safeArea == .zero, state.owner == nil, let superview = state.superview else { return true }
        return superview.state.safeArea != .zero || OwnClasses.mayOverride(self)
    }
}
