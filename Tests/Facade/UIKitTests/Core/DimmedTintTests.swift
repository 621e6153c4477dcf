import Testing
import UIKit

/// Tints while `tintAdjustmentMode` dims them (Apple, *tintAdjustmentMode*).
@MainActor @Suite struct DimmedTintTests {
    private let view = UIView()
    private let child = UIView()

    init() { view.addSubview(child) }

    @Test func `the mode is normal where nobody sets it`() {
        #expect(view.tintAdjustmentMode == .normal && child.tintAdjustmentMode == .normal)
    }

    @Test func `a dimmed view dims its subviews`() {
        view.tintColor = .red
        view.tintAdjustmentMode = .dimmed
        #expect(child.tintAdjustmentMode == .dimmed)
        #expect(child.tintColor != .red && view.tintColor != .red)
        let traits = UITraitCollection.current
        #expect(child.tintColor.resolvedColor(with: traits) == view.tintColor.resolvedColor(with: traits))
    }

    @Test func `a dimmed tint is gray`() {
        view.tintColor = .red
        view.tintAdjustmentMode = .dimmed
        var (red, green, blue) = (CGFloat(-1), CGFloat(-2), CGFloat(-3))
        unsafe view.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(red == green && green == blue)
    }

    @Test func `a normal view in a dimmed one has its color`() {
        view.tintColor = .red
        view.tintAdjustmentMode = .dimmed
        child.tintAdjustmentMode = .normal
        #expect(child.tintColor == .red)
        child.tintAdjustmentMode = .automatic
        #expect(child.tintAdjustmentMode == .dimmed)
    }

    @Test func `views hear that their tint was dimmed`() {
        let heard = Hearing()
        view.addSubview(heard)
        view.tintAdjustmentMode = .dimmed
        #expect(heard.count == 1)
    }

    private final class Hearing: UIView {
        var count = 0
        override func tintColorDidChange() {
            super.tintColorDidChange()
            count += 1
        }
    }
}
