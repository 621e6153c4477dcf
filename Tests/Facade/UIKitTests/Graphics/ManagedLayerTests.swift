import Testing
import UIKit

/// An app's layers with custom properties, in the form of prepared sources.
@MainActor @Suite struct ManagedLayerTests {
    private final class Ring: CALayer {
        var progress: CGFloat {
            get { _managed(self, "progress") }
            set { _manage(self, "progress", newValue) }
        }
        var ink: CGColor? {
            get { _managed(self, "ink") }
            set { _manage(self, "ink", newValue) }
        }
        var width: CGFloat = 1 { didSet { _changed(self, "width") } }

        override class func needsDisplay(forKey key: String) -> Bool {
            ["progress", "width"].contains(key) || super.needsDisplay(forKey: key)
        }
    }

    @Test func `a key that the class names has the layer drawn anew`() {
        let ring = Ring()
        #expect(ring.progress == 0)
        #expect(ring.ink == nil)
        ring.displayIfNeeded()
        ring.ink = UIColor.red.cgColor
        #expect(!ring.needsDisplay())
        #expect(ring.ink == UIColor.red.cgColor)
        ring.progress = 0.5
        #expect(ring.needsDisplay())
        #expect(ring.value(forKey: "progress") as? CGFloat == 0.5)
        ring.displayIfNeeded()
        ring.width = 3
        #expect(ring.needsDisplay())
    }

    private final class Dial: CALayer {
        var value: CGFloat {
            get { _managed(self, "value") }
            set { _manage(self, "value", newValue) }
        }
        var seconds = 0.0

        override init() { super.init() }
        override init(layer: Any) {
            super.init(layer: layer)
            if let dial = layer as? Dial { value = dial.value }
        }
        required init?(coder: NSCoder) { nil }

        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "value", seconds > 0 else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.fromValue = presentation()?.value(forKey: event)
            animation.duration = seconds
            return animation
        }
    }

    @Test func `a property of its own runs the action that the layer has for it`() {
        let dial = Dial()
        dial.value = 2
        #expect(dial.animation(forKey: "value") == nil)
        dial.seconds = 1
        dial.value = 4
        #expect(dial.animation(forKey: "value")?.duration == 1)
        #expect((dial.animation(forKey: "value") as? CABasicAnimation)?.fromValue as? CGFloat == 2)
        #expect(dial.presentation()?.value == 2)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        dial.removeAllAnimations()
        dial.value = 6
        CATransaction.commit()
        #expect(dial.animationKeys() == nil)
    }
}
