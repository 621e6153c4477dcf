import Foundation
import Testing

@testable import UIKit

/// Observations of properties that UIKit itself changes, as used by pull-to-refresh and paging controls.
@MainActor @Suite struct OwnPropertyObservationTests {
    @Test func `an offset that changes is told with both values`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 500)
        var told: [[CGFloat?]] = []
        let observation = view.observe(\.contentOffset, options: [.old, .new]) { _, change in
            told.append([change.oldValue?.y, change.newValue?.y])
        }
        view.contentOffset.y = 40
        view.contentOffset.y = 40
        view.setContentOffset(CGPoint(x: 0, y: 70), animated: false)
        observation.invalidate()
        view.contentOffset.y = 90
        #expect(told == [[0, 40], [40, 70]])
    }

    @Test func `a controller tells that it is in another, and no longer`() {
        let (outer, inner) = (UIViewController(), UIViewController())
        var parents: [UIViewController?] = []
        let observation = inner.observe(\.parent, options: [.new]) { inner, _ in parents.append(inner.parent) }
        outer.addChild(inner)
        inner.removeFromParent()
        observation.invalidate()
        #expect(parents == [outer, nil])
    }

    @Test func `the size of a content is told`() {
        let view = UIScrollView()
        var sizes: [CGSize] = []
        let observation = view.observe(\.contentSize) { view, _ in sizes.append(view.contentSize) }
        view.contentSize = CGSize(width: 1, height: 2)
        observation.invalidate()
        #expect(sizes == [CGSize(width: 1, height: 2)])
    }

    @Test func `a frame is told once for each time it is set`() {
        let view = UIView()
        var frames: [CGRect] = []
        let observation = view.observe(\.frame) { view, _ in frames.append(view.frame) }
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.center.x += 10
        observation.invalidate()
        #expect(frames == [CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 11, y: 2, width: 3, height: 4)])
    }

    @Test func `looks, states and texts are told`() {
        let (view, control, label, field) = (UIView(), UIControl(), UILabel(), UITextField())
        var told: [String] = []
        let observations = [
            view.observe(\.isHidden) { _, _ in told.append("hidden") },
            view.observe(\.alpha) { _, _ in told.append("alpha") },
            control.observe(\.isSelected) { _, _ in told.append("selected") },
            control.observe(\.isEnabled) { _, _ in told.append("enabled") },
            label.observe(\.text) { _, _ in told.append("label") },
            field.observe(\.text) { _, _ in told.append("field") },
        ]
        view.isHidden = true
        view.alpha = 0.5
        control.isSelected = true
        control.isEnabled = false
        label.text = "a"
        field.text = "b"
        for observation in observations { observation.invalidate() }
        #expect(told == ["hidden", "alpha", "selected", "enabled", "label", "field"])
    }

    @Test func `a responder that observes by name is told with the context`() {
        final class Observer: UIView {
            nonisolated(unsafe) var told: [String] = []
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                let hasContext = unsafe context != nil
                unsafe told.append("\(keyPath ?? "") \((change?[.newKey] as? CGPoint)?.y ?? -1) \(hasContext)")
            }
        }
        let (view, observer) = (UIScrollView(), Observer())
        unsafe view.addObserver(
            observer, forKeyPath: "contentOffset", options: .new, context: UnsafeMutableRawPointer(bitPattern: 1))
        view.contentOffset = CGPoint(x: 0, y: 5)
        view.removeObserver(observer, forKeyPath: "contentOffset")
        view.contentOffset = CGPoint(x: 0, y: 9)
        let told = unsafe observer.told
        #expect(told == ["contentOffset 5.0 true"])
    }

    @Test func `items, controllers, controls and lists of controllers are told`() {
        let (item, entry, controller, tabs) = (
            UINavigationItem(title: "a"), UIBarButtonItem(), UIViewController(), UITabBarController()
        )
        let (slider, scroll, picture, text) = (UISlider(), UIScrollView(), UIImageView(), UITextView())
        let stack = UINavigationController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        var told: [String] = []
        let observations = [
            item.observe(\.title) { _, _ in told.append("title") },
            item.observe(\.leftBarButtonItem) { _, _ in told.append("left") },
            entry.observe(\.isEnabled) { _, _ in told.append("enabled") },
            controller.observe(\.title) { _, _ in told.append("controller") },
            tabs.observe(\.selectedIndex) { _, _ in told.append("index") },
            stack.observe(\.viewControllers) { _, _ in told.append("stack") },
            slider.observe(\.value) { _, _ in told.append("value") },
            scroll.observe(\.contentInset) { _, _ in told.append("inset") },
            picture.observe(\.image) { _, _ in told.append("image") },
            text.observe(\.text) { _, _ in told.append("text") },
            picture.layer.observe(\.bounds) { _, _ in told.append("bounds") },
        ]
        item.title = "b"
        item.leftBarButtonItem = entry
        entry.isEnabled = false
        controller.title = "c"
        tabs.selectedIndex = 1
        stack.viewControllers = [controller]
        slider.value = 0.5
        scroll.contentInset.top = 4
        picture.image = UIImage()
        text.text = "d"
        picture.bounds.size.width = 9
        for observation in observations { observation.invalidate() }
        #expect(
            told == [
                "title", "left", "enabled", "controller", "index", "stack", "value", "inset", "image", "text", "bounds",
            ])
    }

    @Test func `a controller is told of the safe area of its view`() {
        let controller = UIViewController()
        controller.loadViewIfNeeded()
        var tops: [CGFloat] = []
        let observation = controller.observe(\.view.safeAreaInsets) { controller, _ in
            tops.append(controller.view.safeAreaInsets.top)
        }
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.additionalSafeAreaInsets.top = 500
        controller.view.layoutIfNeeded()
        observation.invalidate()
        #expect(tops.last == controller.view.safeAreaInsets.top)
        #expect(tops.last ?? 0 >= 500)
    }
}
