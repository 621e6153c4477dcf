import Foundation
import Testing

@testable import UIKit

/// Observations of properties that UIKit itself changes, as controls for pulling and pagers make them.
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
}
