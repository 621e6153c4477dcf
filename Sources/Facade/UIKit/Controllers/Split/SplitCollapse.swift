import Foundation

/// The state of a collapsed split view controller, which shows one column at a time.
@MainActor struct SplitCollapse {
    /// The only child: the first column, with the others pushed on its stack, or the column for compact widths.
    let child: UIViewController
    /// The controllers moved from columns onto the stack, starting at the bottom.
    var taken: [(column: UISplitViewController.Column, controllers: [UIViewController])] = []
}

extension UISplitViewController {
    /// Collapses into one column, which the delegate chooses.
    func collapseColumns() {
        for column in SplitColumns.beside { removeView(of: column) }
        dimming.removeFromSuperview()
        shownColumns = ShownColumns()
        if style == .unspecified { collapseClassic() } else { collapseToTopColumn() }
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func collapseToTopColumn() {
        let last = SplitColumns.beside.last { columns[$0] != nil } ?? .primary
        let proposed: Column = columns.compact == nil ? last : .compact
        let top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        if top == .compact, let compact = columns.compact {
            collapse = SplitCollapse(child: compact.held)
        } else {
            stackColumns(upTo: top, animated: false)
        }
    }

    /// Merges the secondary controller into the primary one, as the delegate or the primary controller does it.
    private func collapseClassic() {
        guard let first = (columns.primary ?? columns.secondary)?.held else { return }
        let primary = delegate?.primaryViewController(forCollapsing: self) ?? first
        collapse = SplitCollapse(child: primary)
        guard let details = columns.secondary?.held, details !== primary else { return }
        let isDone =
            delegate?.splitViewController(self, collapseSecondary: details, onto: primary) ?? false
        if !isDone { primary.collapseSecondaryViewController(details, for: self) }
    }

    /// Pushes the columns up to the given one on the stack of the first.
    func stackColumns(upTo top: Column, animated: Bool) {
        let there = SplitColumns.beside.filter { columns[$0] != nil }
        guard let first = there.first, let base = columns[first]?.held else { return }
        collapse = SplitCollapse(child: base)
        guard let navigation = base as? UINavigationController else { return }
        let places = there.filter { $0 != first && $0.order <= top.order }
        var stack = navigation.viewControllers
        for column in places { stack += take(column) }
        if stack.count != navigation.viewControllers.count { navigation.setViewControllers(stack, animated: animated) }
    }

    /// Removes the controllers of a column for use on the stack.
    func take(_ column: Column) -> [UIViewController] {
        guard let member = columns[column] else { return [] }
        let controllers = member.stack
        if let navigation = member.held as? UINavigationController {
            navigation.setViewControllers([], animated: false)
        } else {
            release(member.held)
        }
        collapse?.taken.append((column, controllers))
        return controllers
    }

    /// Returns the controllers on the stack to their columns, including those pushed since; popped controllers are
    /// restored too.
    func restoreColumns() {
        guard let collapse else { return }
        self.collapse = nil
        let navigation = collapse.child as? UINavigationController
        var stack = navigation?.viewControllers ?? []
        var parts: [(column: Column, controllers: [UIViewController])] = []
        for (column, controllers) in collapse.taken.reversed() {
            guard let start = stack.firstIndex(where: { $0 === controllers.first }) else {
                parts.append((column, controllers))
                continue
            }
            parts.append((column, Array(stack[start...])))
            stack = Array(stack[..<start])
        }
        if let navigation, navigation.viewControllers.count != stack.count {
            navigation.setViewControllers(stack, animated: false)
        }
        for (column, controllers) in parts {
            (columns[column]?.held as? UINavigationController)?.setViewControllers(controllers, animated: false)
        }
    }

    /// Expands into columns side by side, as the delegate determines.
    func expandColumns() {
        guard let child = collapse?.child else { return }
        if columns.compact?.held === child { child.viewIfLoaded?.removeFromSuperview() }
        if style == .unspecified { expandClassic(child) } else { restoreColumns() }
        for controller in columns.controllers { adopt(controller) }
        let proposed = arrangement.mode
        let mode =
            delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        if style != .unspecified, mode != proposed { requestedSidebars = mode.sidebars }
        delegate?.splitViewControllerDidExpand(self)
    }

    /// Removes the secondary controller from the primary stack and returns it, or `nil` if nothing is pushed.
    func separateDetails(from navigation: UINavigationController) -> UIViewController? {
        if isOnStack(.secondary) {
            restoreColumns()
            return columns.secondary?.held
        }
        return navigation.popViewController(animated: false)
    }

    private func expandClassic(_ child: UIViewController) {
        let primary = delegate?.primaryViewController(forExpanding: self) ?? child
        let own = delegate?.splitViewController(self, separateSecondaryFrom: primary)
        let details = own ?? primary.separateSecondaryViewController(for: self)
        restoreColumns()
        columns.primary = SplitColumns.Member(given: primary, held: primary)
        if let details { columns.secondary = SplitColumns.Member(given: details, held: details) }
    }

    func placeCollapsed(in view: UIView) {
        guard let child = collapse?.child else { return }
        adopt(child)
        child.view.frame = view.bounds
        if child.view.superview !== view { view.addSubview(child.view) }
        (child as? UINavigationController)?.navigationBar.displayModeItem = nil
    }

    /// Pushes or pops until a column is on top.
    func showCollapsed(_ column: Column) {
        guard let collapse, let navigation = collapse.child as? UINavigationController,
            columns.compact?.held !== collapse.child, columns[column] != nil
        else { return }
        let isBase = columns[column]?.held === navigation
        let above = collapse.taken.first { $0.column.order > column.order }?.controllers.first
        if isBase || isOnStack(column) {
            guard let above, let end = navigation.viewControllers.firstIndex(where: { $0 === above }), end > 0 else {
                return
            }
            navigation.popToViewController(navigation.viewControllers[end - 1], animated: true)
        } else {
            restoreColumns()
            stackColumns(upTo: column, animated: true)
        }
    }

    /// Pops a column and the controllers above it.
    func hideCollapsed(_ column: Column) {
        guard isOnStack(column), let navigation = collapse?.child as? UINavigationController,
            let first = collapse?.taken.first(where: { $0.column == column })?.controllers.first,
            let start = navigation.viewControllers.firstIndex(where: { $0 === first }), start > 0
        else { return }
        navigation.popToViewController(navigation.viewControllers[start - 1], animated: true)
    }

    private func isOnStack(_ column: Column) -> Bool {
        guard let first = collapse?.taken.first(where: { $0.column == column })?.controllers.first else { return false }
        return (collapse?.child as? UINavigationController)?.viewControllers.contains { $0 === first } ?? false
    }
}

extension UISplitViewController.Column {
    /// The position of a column in the order of expanded columns.
    fileprivate var order: Int { SplitColumns.beside.firstIndex(of: self) ?? SplitColumns.beside.count }
}
