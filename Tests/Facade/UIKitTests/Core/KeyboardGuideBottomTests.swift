import Testing
import UIKit

/// The keyboard's guide without a keyboard (Apple, *usesBottomSafeArea*).
@MainActor @Suite(.serialized) struct KeyboardGuideBottomTests {
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let controller = UIViewController()
    private let strip = UIView()

    init() {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.additionalSafeAreaInsets.bottom = 20
        strip.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(strip)
        strip.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor).isActive = true
        strip.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }

    private var bottom: CGFloat {
        window.layoutIfNeeded()
        return window.bounds.height - strip.frame.maxY
    }

    @Test func `it is above the safe area`() { #expect(bottom == window.safeAreaInsets.bottom + 20) }

    @Test func `without the safe area it is at the bottom`() {
        controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
        #expect(bottom == 0)
    }

    @Test func `it returns to the safe area`() {
        controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
        _ = bottom
        controller.view.keyboardLayoutGuide.usesBottomSafeArea = true
        #expect(bottom == window.safeAreaInsets.bottom + 20)
    }
}
