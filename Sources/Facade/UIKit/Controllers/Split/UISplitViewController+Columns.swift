import Foundation
import LayoutSimUIKitArithmetic

extension UISplitViewController {
    /// Shows a number of sidebars, as part of the current animation block if there is one.
    func request(_ sidebars: Int) {
        guard sidebars != arrangement.sidebars else { return }
        requestedSidebars = sidebars
        arrange()
    }

    /// Hides overlaying sidebars after a tap outside them.
    func hideSidebars() { request(arrangement.behavior == .displace ? 1 : 0) }

    /// Shows the first sidebar after a pan from the edge of the screen.
    func edgePanned() {
        guard collapse == nil, presentsWithGesture, arrangement.sidebars == 0 else { return }
        delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
        request(1)
        delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    }

    /// Performs the action of the display mode button: switches to the mode from the delegate, or shows or hides a
    /// sidebar.
    func nextMode() {
        let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        if style == .unspecified, target != .automatic {
            preferredDisplayMode = target
        } else if style == .tripleColumn, arrangement.sidebars == 1 {
            request(2)
        } else {
            request(arrangement.sidebars == 0 ? 1 : arrangement.sidebars - 1)
        }
    }

    /// Collapses or expands according to the size class, and lays out the visible columns.
    func arrange() {
        guard let view = viewIfLoaded, columns.primary != nil || columns.secondary != nil || columns.compact != nil
        else { return }
        let isCompact = view.traitCollection.horizontalSizeClass == .compact
        if isCompact, collapse == nil, view.window != nil { collapseColumns() }
        if !isCompact, collapse != nil { expandColumns() }
        if collapse == nil { placeColumns(in: view) } else { placeCollapsed(in: view) }
    }

    private func placeColumns(in view: UIView) {
        let arrangement = arrangement
        let frames = arrangement.frames.map { (column: Column($0.column), frame: $0.frame) }
            .filter { columns[$0.column] != nil }
        let now = ShownColumns(mode: arrangement.mode, columns: frames.map(\.column))
        let before = shownColumns
        tellOfChange(from: before, to: now)
        shownColumns = now
        for column in SplitColumns.beside where !now.columns.contains(column) { removeView(of: column) }
        let isMirrored = (primaryEdge == .trailing) != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let first = arrangement.sidebarColumns.first.map(Column.init) ?? .secondary
        for (position, place) in frames.enumerated() {
            guard let child = columns[place.column]?.held else { continue }
            child.view.frame = isMirrored ? place.frame.mirrored(in: view.bounds.width) : place.frame
            if child.view.superview !== view { view.insertSubview(child.view, at: min(position, view.subviews.count)) }
            offerModeButton(in: child, isFirst: place.column == first)
        }
        placeDimming(in: view, isShown: arrangement.dimsSecondary)
        guard before.mode != nil, before != now else { return }
        tell(before.columns, now.columns) {
            $0.splitViewController($1, didShow: $2)
        } hides: {
            $0.splitViewController($1, didHide: $2)
        }
    }

    private func placeDimming(in view: UIView, isShown: Bool) {
        guard isShown, let details = columns.secondary?.held.view else { return dimming.removeFromSuperview() }
        dimming.frame = details.frame
        if dimming.superview !== view { view.insertSubview(dimming, aboveSubview: details) }
    }

    /// Adds the display mode button to the navigation bar of the column at the edge.
    private func offerModeButton(in child: UIViewController, isFirst: Bool) {
        guard style != .unspecified, let bar = (child as? UINavigationController)?.navigationBar else { return }
        let isOffered = isFirst && presentsWithGesture && displayModeButtonVisibility != .never
        let item = isOffered ? displayModeButtonItem : nil
        if bar.displayModeItem !== item { bar.displayModeItem = item }
    }

    private func tellOfChange(from old: ShownColumns, to new: ShownColumns) {
        guard let before = old.mode, let after = new.mode else { return }
        if before != after { delegate?.splitViewController(self, willChangeTo: after) }
        tell(old.columns, new.columns) {
            $0.splitViewController($1, willShow: $2)
        } hides: {
            $0.splitViewController($1, willHide: $2)
        }
    }

    private typealias Report = (any UISplitViewControllerDelegate, UISplitViewController, Column) -> Void

    private func tell(_ old: [Column], _ new: [Column], shows: Report, hides: Report) {
        guard style != .unspecified, let delegate else { return }
        for column in new where !old.contains(column) { shows(delegate, self, column) }
        for column in old where !new.contains(column) { hides(delegate, self, column) }
    }

    func removeView(of column: Column) { columns[column]?.held.viewIfLoaded?.removeFromSuperview() }
}

extension CGRect {
    fileprivate func mirrored(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}
