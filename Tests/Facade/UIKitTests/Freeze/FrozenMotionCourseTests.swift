import LayoutSimGeometry
import LayoutSimMotion
import LayoutSimViewTree
import QuartzCore
import Testing
import UIKit

/// A frozen screen's description of the animations that move its views.
@MainActor @Suite struct FrozenMotionCourseTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 30))
    nonisolated private static let easing = TimingCurve.cubic(
        CubicCurve(0.42, 0, 0.58, 1))

    init() {
        view.accessibilityIdentifier = "view"
        root.addSubview(view)
    }

    private func frozen() throws -> (screen: Screen, view: View) {
        let screen = root.frozen(named: "moment", showing: .presentation)
        return (screen, try #require(screen.root.subviews.first))
    }

    private func grow() { view.frame = CGRect(x: 10, y: 20, width: 80, height: 30) }

    nonisolated private static let courses: [(motion: Motion, animate: @MainActor (@escaping () -> Void) -> Void)] = [
        (
            Motion(time: 0.25, delay: 0, duration: 1, curve: easing),
            { UIView.animate(withDuration: 1, animations: $0) }
        ),
        (
            Motion(time: 0.25, delay: 0.125, duration: 0.5, curve: .cubic(CubicCurve(0, 0, 1, 1))),
            { UIView.animate(withDuration: 0.5, delay: 0.125, options: .curveLinear, animations: $0) }
        ),
        (
            Motion(time: 0.25, delay: 0, duration: 0.5, curve: .settlingSpring(ratio: 0.75, velocity: 0)),
            {
                UIView.animate(
                    withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0, animations: $0)
            }
        ),
        (
            Motion(time: 0.25, delay: 0.125, duration: 0.5, curve: easing),
            {
                UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut, animations: $0).startAnimation(
                    afterDelay: 0.125)
            }
        ),
    ]

    @Test(arguments: courses.indices) func `a view that moves knows its animation`(_ index: Int) throws {
        let (motion, animate) = Self.courses[index]
        animate(grow)
        unsafe AnimationClock.main.advance(by: 0.25)
        let (screen, value) = try frozen()
        #expect(screen.motions.map(\.time) == [motion.time])
        #expect(screen.motions.map(\.delay) == [motion.delay])
        #expect(screen.motions.map(\.duration) == [motion.duration])
        #expect(screen.motions.map(\.curve) == [motion.curve])
        let track = MovingNumber.Track(motion: 0, from: -40)
        #expect(value.motion?.width == MovingNumber(end: 80, tracks: [track]))
        // The position is that of the center.
        #expect(value.motion?.x?.start == 10)
        #expect(value.motion?.height == MovingNumber(end: 30))
        let width = try #require(view.layer.presentation()?.bounds.width)
        #expect(abs((value.autoresizing?.frame.width ?? 0) - Double(width)) < 1e-6)
        unsafe AnimationClock.main.advance(by: 1)
    }

    @Test func `animations that overlap and opacity have ways of their own`() throws {
        UIView.animate(withDuration: 1) { [self] in
            grow()
            view.alpha = 0.5
        }
        unsafe AnimationClock.main.advance(by: 0.5)
        UIView.animate(withDuration: 1) { [self] in view.frame.size.width = 20 }
        unsafe AnimationClock.main.advance(by: 0.25)
        let (screen, value) = try frozen()
        #expect(screen.motions.map(\.time) == [0.75, 0.25])
        #expect(value.motion?.width?.tracks.map(\.from) == [-40, 60])
        #expect(value.motion?.alpha?.tracks.map(\.from) == [0.5])
        #expect(screen.motions.count == 2)
        unsafe AnimationClock.main.advance(by: 1)
    }

    @Test func `an animation that ended is known as long as the clock keeps it`() throws {
        UIView.animate(withDuration: 0.5, animations: grow)
        let clock = unsafe AnimationClock.main
        clock.keepsEnded = true
        clock.advance(by: 1)
        let (screen, value) = try frozen()
        #expect(screen.motions.map(\.progress) == [1])
        #expect(value.motion?.width?.start == 40)
        #expect(value.autoresizing?.frame.width == 80)
        clock.keepsEnded = false
        #expect(try frozen().screen.motions == [])
    }

    @Test func `a motion that is bent between key frames is told by the frame alone`() throws {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        (animation.values, animation.duration) = ([30, 90, 50], 1)
        animation.calculationMode = .cubic
        view.layer.add(animation, forKey: "shake")
        unsafe AnimationClock.main.advance(by: 0.5)
        let (screen, value) = try frozen()
        #expect(screen.motions == [])
        #expect(value.motion == nil)
        #expect(value.autoresizing?.frame.minX == 70)
        view.layer.removeAllAnimations()
    }

    @Test func `key frames are told`() throws {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) { [view] in
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.alpha = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) { view.alpha = 0.5 }
        }
        unsafe AnimationClock.main.advance(by: 0.125)
        let (screen, value) = try frozen()
        #expect(screen.motions.map(\.keyTimes) == [[0, 0.25, 1]])
        #expect(value.motion?.alpha == MovingNumber(end: 0.5, tracks: [.init(motion: 0, from: 0.5, through: [-0.5])]))
        #expect(abs(value.alpha - Double(view.layer.presentation()?.opacity ?? 0)) < 1e-6)
        unsafe AnimationClock.main.advance(by: 1)
    }

    @Test func `repetitions are told`() throws {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (30, 50, 0.25)
        (animation.repeatCount, animation.autoreverses) = (3, true)
        view.layer.add(animation, forKey: "shake")
        unsafe AnimationClock.main.advance(by: 0.8125)
        let (screen, value) = try frozen()
        #expect(screen.motions.map(\.repeats) == [3])
        #expect(screen.motions.map(\.autoreverses) == [true])
        #expect(abs((value.autoresizing?.frame.minX ?? 0) - 25) < 1e-6)
        #expect(value.motion?.x?.tracks.map(\.way) == [[0, 20]])
        view.layer.removeAllAnimations()
    }

    @Test func `what repeats without an end is told`() throws {
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) { [view] in
            view.alpha = 0
        }
        unsafe AnimationClock.main.advance(by: 0.75)
        let (screen, value) = try frozen()
        #expect(screen.motions.map(\.repeats) == [.infinity])
        #expect(value.motion != nil && abs(value.alpha - 0.5) < 1e-6)
        view.layer.removeAllAnimations()
    }
}
