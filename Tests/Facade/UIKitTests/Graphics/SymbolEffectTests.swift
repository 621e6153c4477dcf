import Foundation
import LayoutSimUIKitTesting
import Testing

@testable import UIKit

/// The visible state of symbols after their effects have ended.
@MainActor @Suite struct SymbolEffectTests {
    private let view = UIImageView(image: UIImage(systemName: "star.fill"))

    @Test func `a symbol that disappears keeps its place and is not drawn`() throws {
        let (size, shown) = (view.intrinsicContentSize, view.contentValue())
        view.addSymbolEffect(.disappear.down, animated: true)
        #expect(view.intrinsicContentSize == size)
        #expect(view.contentValue() != shown)
        view.addSymbolEffect(.appear)
        #expect(view.contentValue() == shown)
        view.addSymbolEffect(.disappear)
        view.removeSymbolEffect(ofType: .disappear)
        #expect(view.contentValue() == shown)
    }

    @Test func `effects that come back to where they began change nothing`() {
        let shown = view.contentValue()
        view.addSymbolEffect(.bounce.up.byLayer, options: .repeat(3).speed(2))
        view.addSymbolEffect(.pulse, options: .repeating)
        view.addSymbolEffect(.variableColor.iterative.reversing.hideInactiveLayers)
        view.addSymbolEffect(.rotate.clockwise, options: .repeat(.continuous))
        view.addSymbolEffect(.wiggle.custom(angle: 30))
        view.addSymbolEffect(.breathe.pulse)
        view.removeAllSymbolEffects()
        #expect(view.contentValue() == shown)
    }

    @Test func `a transition shows the other symbol and says when it has`() throws {
        let other = try #require(UIImage(systemName: "star"))
        var finished: [Bool] = []
        view.setSymbolImage(other, contentTransition: .replace.downUp) { finished.append($0.isFinished) }
        #expect(view.image === other)
        advance(by: 1)
        #expect(finished == [true])
    }

    @Test func `effects are equal by all that was said`() {
        #expect(BounceSymbolEffect.bounce.up != .bounce.down)
        #expect(SymbolEffectOptions.repeating == .default.repeating)
        #expect(UISymbolContentTransition(.replace) == UISymbolContentTransition(.replace.magic(fallback: .replace)))
    }
}
