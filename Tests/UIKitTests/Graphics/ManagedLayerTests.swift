import Testing
import UIKit

/// Layers of an app with properties of their own, as prepared sources have them.
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
}
