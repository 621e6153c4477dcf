import LayoutSimUIKitTesting
import QuartzCore
import Testing
import UIKit

/// Touches during transitions of controllers.
@MainActor @Suite struct TransitionTouchTests {
    private let root = UIViewController()

    /// Returns the time that a touch after a transition waits, in seconds.
    private func waitingTime(before: () -> Void = {}, _ transition: () -> Void) throws -> Double {
        let screen = TestScreen(root)
        defer { screen.close() }
        before()
        let start = CACurrentMediaTime()
        transition()
        var touched: Double?
        let view = TouchView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
        view.note = { touched = CACurrentMediaTime() }
        (root.presentedViewController ?? root).view.addSubview(view)
        try screen.tap(view)
        return try #require(touched) - start
    }

    @Test func `a touch waits until a screen has come`() throws {
        let sheet = UIViewController()
        sheet.view.backgroundColor = .white
        let waited = try waitingTime { root.present(sheet, animated: true) }
        #expect(abs(waited - 0.50575) < 1e-6)
    }

    @Test func `a touch waits until a screen has gone`() throws {
        let waited = try waitingTime {
            root.present(UIViewController(), animated: false)
        } _: {
            root.dismiss(animated: true)
        }
        #expect(abs(waited - 0.50575) < 1e-6)
    }

    @Test(arguments: [true, false]) func `a touch waits until a view takes it`(isAllowed: Bool) throws {
        let waited = try waitingTime {
            UIView.animate(withDuration: 3, delay: 0, options: isAllowed ? .allowUserInteraction : []) {
                root.view.alpha = 0.5
            }
        }
        #expect(abs(waited - (isAllowed ? 0 : 3)) < 1e-6)
    }
}

/// Records when a touch begins.
private final class TouchView: UIView {
    var note: () -> Void = {}
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note() }
}
