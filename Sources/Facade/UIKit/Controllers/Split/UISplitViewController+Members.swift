import Foundation

extension UISplitViewController {
    /// Sets the controller of a column. In the column styles, a controller that is not a navigation controller is
    /// wrapped in one.
    func put(_ controller: UIViewController?, in column: Column) {
        if let controller, column == .secondary, pushesDetail(controller) { return }
        changeMembers {
            if let old = columns[column], old.given !== controller { discard(old) }
            columns[column] = controller.map { member($0, in: column) }
        }
    }

    /// Pushes a secondary controller that is not a navigation controller onto the existing stack; returns whether it
    /// did.
    ///
    /// This follows Apple's answer to a report, zhaoxin.pro/technology/15993960076329.html.
    private func pushesDetail(_ controller: UIViewController) -> Bool {
        guard style != .unspecified, !(controller is UINavigationController), let old = columns.secondary,
            old.given !== controller, let navigation = old.held as? UINavigationController
        else { return false }
        columns.secondary = SplitColumns.Member(given: controller, held: navigation)
        let isOnStack = collapse?.taken.contains { $0.column == .secondary } ?? false
        let shown = isOnStack ? collapse?.child as? UINavigationController : navigation
        shown?.pushViewController(controller, animated: true)
        return true
    }

    /// Sets the controllers of all columns, starting with the primary one.
    func replaceColumns(with controllers: [UIViewController]) {
        let isTriple = style == .tripleColumn && controllers.count > 2
        let names: [Column] = isTriple ? SplitColumns.beside : [.primary, .secondary]
        changeMembers {
            for (position, column) in names.enumerated() {
                let new = controllers.indices.contains(position) ? controllers[position] : nil
                if let old = columns[column], old.held !== new { discard(old) }
                if columns[column]?.held !== new { columns[column] = new.map { member($0, in: column) } }
            }
        }
    }

    /// Replaces the secondary controller.
    func replaceDetail(with controller: UIViewController) {
        if collapse != nil, !(columns.primary?.held is UINavigationController) {
            return present(controller, animated: true)
        }
        changeMembers(showing: .secondary) {
            if let old = columns.secondary, old.given !== controller { discard(old) }
            columns.secondary = member(controller, in: .secondary)
        }
    }

    /// Changes the columns' controllers; a collapsed stack is split into its columns first and rebuilt afterward.
    private func changeMembers(showing column: Column? = nil, _ change: () -> Void) {
        let top = collapse?.taken.last?.column
        let isCollapsed = collapse != nil
        if isCollapsed { restoreColumns() }
        change()
        for column in SplitColumns.beside + [.compact] {
            if let held = columns[column]?.held { adopt(held) }
        }
        if isCollapsed { stackColumns(upTo: column ?? top ?? .primary, animated: column != nil) }
        arrange()
    }

    private func member(_ controller: UIViewController, in column: Column) -> SplitColumns.Member {
        let isKept = style == .unspecified || column == .compact || controller is UINavigationController
        return SplitColumns.Member(
            given: controller, held: isKept ? controller : UINavigationController(rootViewController: controller))
    }

    func adopt(_ controller: UIViewController) {
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    private func discard(_ member: SplitColumns.Member) {
        release(member.held)
        guard member.held !== member.given else { return }
        (member.held as? UINavigationController)?.setViewControllers([], animated: false)
    }

    func release(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }
}
