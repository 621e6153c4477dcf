import LayoutSimUIKitTesting
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct TimeTests {
    @Test func displayLinksSeeEachFrame() {
        var count = 0
        let id = unsafe AnimationClock.main.addTick { _ in count += 1 }
        advance(by: 0.5)
        unsafe AnimationClock.main.removeTick(id)
        #expect(count == 30)
    }

    @Test func layoutIsUpToDateAsTimePasses() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        advance(by: 0)
        #expect(view.bounds.size == CGSize(width: 30, height: 20))
        window.isHidden = true
    }
}
