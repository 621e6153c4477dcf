import Foundation
import LayoutSimGeometry
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

    /// The view's own margins in points, before the safe area and the superview's margins are added.
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

    /// The view's margins in points before the safe area is added: its own, and at least the remaining part of the
    /// superview's margins if they are preserved.
    var preservedMargins: UIEdgeInsets {
        var margins = ownMargins
        guard state.preservesSuperviewMargins, let superview = state.superview else { return margins }
        let outer = superview.effectiveMargins
        let size = superview.bounds.size
        let frame = frame.offsetBy(dx: -superview.bounds.origin.x, dy: -superview.bounds.origin.y)
        if state.preservedAxis != .horizontal {
            margins.top = max(margins.top, outer.top - max(0, frame.minY))
            margins.bottom = max(margins.bottom, outer.bottom - max(0, size.height - frame.maxY))
        }
        if state.preservedAxis != .vertical {
            margins.left = max(margins.left, outer.left - max(0, frame.minX))
            margins.right = max(margins.right, outer.right - max(0, size.width - frame.maxX))
        }
        return margins
    }

    /// Keeps the superview's margins along some axes only.
    func preserveMargins(along axes: UIAxis) {
        preservesSuperviewLayoutMargins = !axes.isDisjoint(with: .both)
        let axis: Axis? = axes.isSuperset(of: .both) ? nil : axes.contains(.horizontal) ? .horizontal : .vertical
        guard preservesSuperviewLayoutMargins, axis != state.preservedAxis else { return }
        state.preservedAxis = axis
        layoutInputChanged()
        flagLayout()
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
}
