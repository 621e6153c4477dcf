import Foundation
import Testing
import UIKit

/// Which scroll views add the safe area to their insets.
@MainActor @Suite struct AdjustedInsetTests {
    struct Sample: Sendable {
        var behavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
        var height = 100.0
        var bounces = false
        /// Whether the controller is in a navigation controller.
        var isOnStack = false
        /// Whether a label comes before the scroll view.
        var isSecond = false
        var adjusts: Bool
    }

    @Test(arguments: [
        Sample(adjusts: false), Sample(height: 3000, adjusts: true), Sample(bounces: true, adjusts: true),
        Sample(isOnStack: true, adjusts: true), Sample(isOnStack: true, isSecond: true, adjusts: false),
        Sample(height: 3000, isOnStack: true, isSecond: true, adjusts: true),
        Sample(behavior: .scrollableAxes, isOnStack: true, adjusts: false),
        Sample(behavior: .scrollableAxes, height: 3000, adjusts: true),
        Sample(behavior: .always, adjusts: true), Sample(behavior: .never, height: 3000, adjusts: false),
    ]) func `content that is short is inset by the bars of a stack only`(_ sample: Sample) {
        let (controller, scrollView) = (UIViewController(), UIScrollView())
        controller.additionalSafeAreaInsets.top = 20
        scrollView.contentInsetAdjustmentBehavior = sample.behavior
        scrollView.alwaysBounceVertical = sample.bounces
        scrollView.contentSize = CGSize(width: 100, height: sample.height)
        if sample.isSecond { controller.view.addSubview(UILabel()) }
        controller.view.addSubview(scrollView)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scrollView.frame = window.bounds
        window.rootViewController =
            sample.isOnStack ? UINavigationController(rootViewController: controller) : controller
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets.top >= 20)
        #expect(scrollView.adjustedContentInset.top == (sample.adjusts ? controller.view.safeAreaInsets.top : 0))
    }
}
