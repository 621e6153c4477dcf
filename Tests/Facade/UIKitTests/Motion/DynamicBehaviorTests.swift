import Foundation
import Testing
import UIKit

/// Properties of dynamic behaviors.
@Suite @MainActor struct DynamicBehaviorTests {
    private final class Watched: UIDynamicBehavior {
        var moves: [Bool] = []
        override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
    }

    @Test func `behaviors and their children belong to an animator until they are removed`() {
        let animator = UIDynamicAnimator(referenceView: UIView())
        let (parent, child) = (Watched(), Watched())
        parent.addChildBehavior(child)
        #expect(child.dynamicAnimator == nil)
        animator.addBehavior(parent)
        #expect(parent.dynamicAnimator === animator && child.dynamicAnimator === animator)
        animator.removeAllBehaviors()
        #expect(parent.dynamicAnimator == nil && child.dynamicAnimator == nil && animator.behaviors.isEmpty)
        #expect(parent.moves == [true, false] && child.moves == [true, false])
    }

    @Test func `angle and magnitude are those of the direction`() {
        let gravity = UIGravityBehavior(items: [])
        #expect(gravity.angle == .pi / 2 && gravity.magnitude == 1)
        gravity.gravityDirection = CGVector(dx: -2, dy: 0)
        #expect(gravity.angle == .pi && gravity.magnitude == 2)
        let push = UIPushBehavior(items: [], mode: .instantaneous)
        push.angle = .pi / 2
        push.magnitude = 3
        #expect(abs(push.pushDirection.dx) < 1e-9 && abs(push.pushDirection.dy - 3) < 1e-9)
        push.setAngle(0, magnitude: 2)
        #expect(push.pushDirection == CGVector(dx: 2, dy: 0))
    }
}
