import LayoutSimUIKitTesting
import Testing
@testable import UIKit

/// The transition from one child controller to another.
@MainActor @Suite struct ChildTransitionTests {
    private final class Child: UIViewController {
        let name: String
        let tell: (String) -> Void

        init(_ name: String, _ tell: @escaping (String) -> Void) {
            (self.name, self.tell) = (name, tell)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewWillAppear(_ animated: Bool) { tell("\(name) will appear") }
        override func viewDidAppear(_ animated: Bool) { tell("\(name) did appear") }
        override func viewWillDisappear(_ animated: Bool) { tell("\(name) will disappear") }
        override func viewDidDisappear(_ animated: Bool) { tell("\(name) did disappear") }
    }

    @Test func `both views are there until the animation is over`() {
        var calls: [String] = []
        let (container, a, b) = (UIViewController(), Child("A") { calls.append($0) }, Child("B") { calls.append($0) })
        let screen = TestScreen(container)
        defer { screen.close() }
        container.addChild(a)
        container.view.addSubview(a.view)
        a.didMove(toParent: container)
        calls = []
        container.addChild(b)
        b.view.frame = container.view.bounds.offsetBy(dx: 100, dy: 0)
        container.transition(from: a, to: b, duration: 0.25) {
            b.view.frame = container.view.bounds
        } completion: { _ in
            calls.append("completion")
        }
        #expect(calls == ["B will appear", "A will disappear"])
        #expect(a.view.superview != nil && b.view.superview === container.view)
        advance(by: 0.3)
        #expect(a.view.superview == nil)
        #expect(
            calls == ["B will appear", "A will disappear", "B did appear", "A did disappear", "completion"])
    }
}
