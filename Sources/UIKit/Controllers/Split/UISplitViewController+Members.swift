import Foundation

extension UISplitViewController {
    /// Takes a controller into a column. Columns of the newer styles are navigation controllers: what is none gets one around it.
    func put(_ controller: UIViewController?, in column: Column) {
        if let controller, column == .secondary, pushesDetail(controller) { return }
        changeMembers {
            if let old = columns[column], old.given !== controller { discard(old) }
            columns[column] = controller.map { member($0, in: column) }
        }
    }

    /// Details that are no navigation controller go on top of those that are there.
    ///
    /// Apple's answer to a report of this, zhaoxin.pro/technology/15993960076329.html.
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

    /// Takes the controllers of all columns, the list first.
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

    /// Shows other details.
    func replaceDetail(with controller: UIViewController) {
        if collapse != nil, !(columns.primary?.held is UINavigationController) {
            return present(controller, animated: true)
        }
        changeMembers(showing: .secondary) {
            if let old = columns.secondary, old.given !== controller { discard(old) }
            columns.secondary = member(controller, in: .secondary)
        }
    }

    /// Changes the columns while each has its own controllers, also where they are one stack.
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
