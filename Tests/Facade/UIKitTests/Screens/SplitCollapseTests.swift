import Testing
import UIKit

/// Columns that collapse into one without room, and expand again.
@MainActor @Suite final class SplitCollapseTests {
    private let list = UIViewController()
    private let middle = UIViewController()
    private let detail = UIViewController()
    private let observer = Observer()
    private var window: UIWindow?

    isolated deinit { window?.isHidden = true }

    /// A delegate that decides about columns, and records its calls.
    private final class Observer: NSObject, UISplitViewControllerDelegate {
        var top: UISplitViewController.Column?
        var expandedMode: UISplitViewController.DisplayMode?
        var drops = false
        var told: [String] = []

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            told.append("collapse to \(proposed)")
            return top ?? proposed
        }
        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode { expandedMode ?? proposed }
        func splitViewController(
            _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
            onto primary: UIViewController
        ) -> Bool { drops }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { told.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { told.append("expanded") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            told.append("will show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            told.append("will hide \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode) {
            told.append("will change to \(mode)")
        }
    }

    private func show(_ split: UISplitViewController, isCompact: Bool = true) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 700))
        split.delegate = observer
        window.rootViewController = split
        self.window = window
        turn(isCompact: isCompact)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private func turn(isCompact: Bool) {
        window?.traitOverrides.horizontalSizeClass = isCompact ? .compact : .regular
        window?.layoutIfNeeded()
    }

    private func columns(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(list, for: .primary)
        if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
        split.setViewController(detail, for: .secondary)
        return split
    }

    private var stack: [UIViewController] { list.navigationController?.viewControllers ?? [] }

    @Test func `columns lie on the stack of the list, up to the one that the delegate says`() {
        let split = columns(.tripleColumn)
        observer.top = .supplementary
        show(split)
        #expect(observer.told == ["collapse to secondary", "collapsed"])
        #expect(split.isCollapsed && stack == [list, middle])
        #expect(middle.view.window != nil && detail.viewIfLoaded?.window == nil)
        split.show(.secondary)
        #expect(stack == [list, middle, detail])
        split.show(.primary)
        #expect(stack == [list])
        split.show(.secondary)
        split.hide(.secondary)
        #expect(stack == [list, middle])
    }

    @Test func `what was pushed and popped meanwhile is where it belongs when there is room again`() {
        let split = columns()
        show(split)
        let (more, other) = (UIViewController(), UIViewController())
        detail.navigationController?.pushViewController(more, animated: false)
        #expect(stack == [list, detail, more])
        turn(isCompact: false)
        #expect(!split.isCollapsed && stack == [list])
        #expect(detail.navigationController?.viewControllers == [detail, more])
        #expect(more.view.convert(CGPoint.zero, to: nil).x == 320)
        turn(isCompact: true)
        list.navigationController?.popToRootViewController(animated: false)
        list.navigationController?.pushViewController(other, animated: false)
        turn(isCompact: false)
        #expect(stack == [list, other] && detail.navigationController?.viewControllers.first === detail)
    }

    @Test func `a column of its own for compact widths`() {
        let split = columns()
        let compact = UITabBarController()
        split.setViewController(compact, for: .compact)
        show(split)
        #expect(observer.told.first == "collapse to compact")
        #expect(compact.view.frame.width == 1000 && list.viewIfLoaded?.window == nil)
        turn(isCompact: false)
        #expect(compact.view.window == nil && list.view.window != nil && detail.view.window != nil)
    }

    @Test func `details shown while collapsed are pushed, and stay`() {
        let split = columns()
        observer.top = .primary
        show(split)
        #expect(stack == [list])
        let other = UIViewController()
        list.showDetailViewController(UINavigationController(rootViewController: other), sender: nil)
        #expect(stack == [list, other])
        turn(isCompact: false)
        #expect(other.view.convert(CGPoint.zero, to: nil).x == 320 && detail.parent == nil)
    }

    @Test func `details that are no navigation controller are pushed on those that are there`() {
        let split = columns()
        show(split, isCompact: false)
        let other = UIViewController()
        split.setViewController(other, for: .secondary)
        #expect(detail.navigationController?.viewControllers == [detail, other])
        #expect(split.viewController(for: .secondary) === other)
    }

    @Test(arguments: [true, false]) func `the classic style collapses onto the list unless the delegate does`(
        drops: Bool
    ) {
        let split = UISplitViewController()
        let (left, right) = (UINavigationController(rootViewController: list), UINavigationController())
        right.viewControllers = [detail]
        split.viewControllers = [left, right]
        observer.drops = drops
        show(split)
        #expect(stack == (drops ? [list] : [list, detail]))
        #expect(split.viewControllers == [left])
        turn(isCompact: false)
        #expect(split.viewControllers == [left, right] && right.viewControllers == [detail])
        #expect(detail.view.convert(CGPoint.zero, to: nil).x == 320)
    }

    @Test func `the delegate hears what changes, and says the mode to expand to`() {
        let split = columns()
        observer.expandedMode = .secondaryOnly
        show(split)
        observer.told = []
        turn(isCompact: false)
        #expect(observer.told == ["expanded"] && split.displayMode == .secondaryOnly)
        observer.told = []
        split.show(.primary)
        #expect(observer.told == ["will change to oneBesideSecondary", "will show primary"])
    }
}
