import Testing
import UIKit

@testable import SwiftUI

@Suite struct MotionValueTests {
    @Test func pairsAreMixed() {
        let (one, other) = (AnimatablePair(0.0, 10.0), AnimatablePair(4.0, 20.0))
        #expect(one.interpolated(towards: other, amount: 0.25) == AnimatablePair(1, 12.5))
        #expect(other.magnitudeSquared == 416)
    }

    @Test func valuesOfAnyNumberAreMixed() {
        let values = AnimatableValues(1.0, CGFloat(2)) + AnimatableValues(2.0, CGFloat(3))
        #expect(values == AnimatableValues(3.0, CGFloat(5)))
        #expect(values != AnimatableValues(3.0, CGFloat(4)))
    }

    @Test func springsArriveAtTheirTarget() {
        let spring = Spring(duration: 0.5, bounce: 0)
        #expect(spring.value(target: 100.0, time: 0) == 0)
        #expect(abs(spring.value(target: 100.0, time: 2) - 100) < 0.01)
        #expect(abs(spring.dampingRatio - 1) < 1e-9)
        #expect(abs(Spring(response: 0.4, dampingRatio: 0.7).response - 0.4) < 1e-9)
    }

    @Test func aPushMovesASpringWithoutATarget() {
        let spring = Spring(response: 1, dampingRatio: 1)
        let moved = spring.value(target: 0.0, initialVelocity: 10, time: 0.1)
        // 10 t exp(-ω t) with ω = 2π.
        #expect(abs(moved - 0.5335) < 0.001)
    }

    @Test func curvesHaveInverses() {
        #expect(UnitCurve.linear.value(at: 0.3).rounded(to: 6) == 0.3)
        let eased = UnitCurve.easeIn.value(at: 0.3)
        #expect(UnitCurve.easeIn.inverse.value(at: eased).rounded(to: 6) == 0.3)
        #expect(UnitCurve.circularEaseIn.value(at: 1) == 1)
    }

    @Test func animationsCompareByWhatTheyDo() {
        #expect(Animation.easeIn(duration: 1) == .timingCurve(.easeIn, duration: 1))
        #expect(Animation.spring() != .bouncy)
        #expect(Animation.linear(duration: 1).delay(1).delay(2).length == 4)
        #expect(Animation.linear.repeatForever().length == .infinity)
    }

    @Test func changesKnowTheirTransaction() {
        #expect(Transaction.current.animation == nil)
        withAnimation(.linear) { #expect(Transaction.current.animation == .linear) }
        #expect(Transaction.current.animation == nil)
    }
}

extension Double {
    fileprivate func rounded(to digits: Int) -> Double {
        let factor = (0..<digits).reduce(1.0) { product, _ in product * 10 }
        return (self * factor).rounded() / factor
    }

    @Test func placesAndSizesAreAnimatable() {
        var frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        frame.animatableData.scale(by: 2)
        #expect(frame == CGRect(x: 2, y: 4, width: 6, height: 8))
        var pair: AnimatablePair<CGPoint.AnimatableData, CGFloat> = .zero
        pair.first = CGPoint(x: 5, y: 6).animatableData
        #expect(pair.magnitudeSquared == 61)
    }
}
