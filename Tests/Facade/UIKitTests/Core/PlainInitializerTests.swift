import Foundation
import Testing
import UIKit

/// Objects created without arguments, as Objective-C allows.
@MainActor @Suite struct PlainInitializerTests {
    @Test func `an animator without a duration ends when it is started`() {
        let (animator, view) = (UIViewPropertyAnimator(), UIView())
        animator.addAnimations { view.alpha = 0.5 }
        animator.startAnimation()
        #expect(view.alpha == 0.5)
        #expect(animator.duration == 0)
    }

    @Test func `configurations and groups are empty`() {
        #expect(UISwipeActionsConfiguration().actions.isEmpty)
        #expect(UIBarButtonItemGroup().barButtonItems.isEmpty)
        #expect(UIVisualEffectView(effect: UIBlurEffect()).effect is UIBlurEffect)
    }

    @Test func `a button of the system sends its action`() {
        final class Target: NSObject {}
        let button = UIButton.systemButton(with: UIImage(), target: Target(), action: Selector("tapped"))
        #expect(button.buttonType == .system)
        #expect(button.allControlEvents == .touchUpInside)
    }
}
