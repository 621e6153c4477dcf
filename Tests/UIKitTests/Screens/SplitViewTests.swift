import Testing
import UIKit

/// A list and its details beside each other.
@MainActor @Suite struct SplitViewTests {
    private let split = UISplitViewController(style: .doubleColumn)
    private let list = UIViewController()
    private let detail = UIViewController()

    private func show(_ width: CGFloat, _ sizeClass: UIUserInterfaceSizeClass) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 700))
        window.traitOverrides.horizontalSizeClass = sizeClass
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        window.rootViewController = split
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    @Test func `columns lie beside each other where there is room`() {
        let window = show(1000, .regular)
        #expect(!split.isCollapsed)
        #expect(list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 700))
        #expect(detail.view.frame == CGRect(x: 320, y: 0, width: 680, height: 700))
        #expect(detail.splitViewController === split && list.parent === split)
        let other = UIViewController()
        list.showDetailViewController(other, sender: nil)
        window.layoutIfNeeded()
        #expect(split.viewController(for: .secondary) === other && detail.parent == nil)
        #expect(other.view.frame.minX == 320 && detail.view.superview == nil)
        window.isHidden = true
    }

    @Test func `a column of its own width, and one alone where it is narrow`() {
        split.preferredPrimaryColumnWidth = 200
        let window = show(1000, .regular)
        #expect(list.view.frame.width == 200 && detail.view.frame.minX == 200)
        window.traitOverrides.horizontalSizeClass = .compact
        window.layoutIfNeeded()
        #expect(split.isCollapsed && list.view.frame.width == 1000)
        window.isHidden = true
    }
}
