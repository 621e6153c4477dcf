import Testing
import UIKit

/// Calls that UIKit ignores.
@MainActor @Suite(.serialized) struct IgnoredCallTests {
    @Test func `nothing is presented from outside of a window`() {
        let detached = UIViewController()
        detached.loadViewIfNeeded()
        var isDone = false
        detached.present(UIViewController(), animated: false) { isDone = true }
        #expect(detached.presentedViewController == nil)
        #expect(!isDone)
    }

    @Test func `nothing is presented while the view loads`() {
        let early = Early()
        let window = window(early)
        window.layoutIfNeeded()
        #expect(early.presentedViewController == nil)
    }

    @Test func `nothing is presented by a child whose parent is in no window`() {
        let (parent, child) = (UINavigationController(), UIViewController())
        parent.pushViewController(child, animated: false)
        parent.loadViewIfNeeded()
        child.present(UIViewController(), animated: true)
        #expect(child.presentedViewController == nil && parent.presentedViewController == nil)
    }

    @Test func `what was not presented can be presented later`() {
        let (root, sheet) = (UIViewController(), UIViewController())
        root.present(sheet, animated: false)
        #expect(sheet.presentingViewController == nil)
        let window = window(root)
        root.present(sheet, animated: false)
        #expect(root.presentedViewController === sheet)
        _ = window
    }

    @Test func `a custom spacing needs an arranged view`() {
        let stack = UIStackView()
        let views = (0..<3).map { _ in Box() }
        stack.axis = .vertical
        stack.spacing = 3
        stack.setCustomSpacing(40, after: views[0])
        for view in views { stack.addArrangedSubview(view) }
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minY) == [0, 13, 26])
    }

    @Test func `a custom spacing after a subview that is not arranged is none`() {
        let (stack, view) = (UIStackView(), Box())
        stack.addSubview(view)
        stack.setCustomSpacing(20, after: view)
        stack.addArrangedSubview(view)
        #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    }

    @Test func `a custom spacing goes with its view`() {
        let (stack, view) = (UIStackView(), Box())
        stack.addArrangedSubview(view)
        stack.setCustomSpacing(20, after: view)
        #expect(stack.customSpacing(after: view) == 20)
        stack.removeArrangedSubview(view)
        stack.addArrangedSubview(view)
        #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    }

    @Test func `an index of a tab that is not there selects nothing`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 0)
    }

    @Test func `a responder outside of a window does not become the first`() {
        #expect(!UITextField().becomeFirstResponder())
    }

    private func window(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    private final class Early: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            present(UIViewController(), animated: false)
        }
    }

    private final class Box: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 10) }
    }
}
