import Testing
import UIKit

/// The keyboard's guide without a keyboard (Apple, *usesBottomSafeArea*).
@MainActor struct KeyboardGuideBottomTests {
    /// A strip above the guide, in a window that is made and measured before another test can run.
    @MainActor private final class Fixture {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let guide: UIKeyboardLayoutGuide
        private let strip = UIView()

        init() {
            let controller = UIViewController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            controller.additionalSafeAreaInsets.bottom = 20
            strip.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(strip)
            guide = controller.view.keyboardLayoutGuide
            strip.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
            strip.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }

        var bottom: CGFloat {
            window.layoutIfNeeded()
            return window.bounds.height - strip.frame.maxY
        }
    }

    @Test func `it is above the safe area`() {
        let fixture = Fixture()
        #expect(fixture.bottom == fixture.window.safeAreaInsets.bottom + 20)
    }

    @Test func `without the safe area it is at the bottom`() {
        let fixture = Fixture()
        fixture.guide.usesBottomSafeArea = false
        #expect(fixture.bottom == 0)
    }

    @Test func `it returns to the safe area`() {
        let fixture = Fixture()
        fixture.guide.usesBottomSafeArea = false
        _ = fixture.bottom
        fixture.guide.usesBottomSafeArea = true
        #expect(fixture.bottom == fixture.window.safeAreaInsets.bottom + 20)
    }
}
