import LayoutSimUIKitTesting
import SwiftUI
import Testing
import UIKit

/// Animators go through phases and keyframes on the clock.
@MainActor @Suite(.serialized) struct AnimatorTests {
    @Test func phasesFollowEachOther() {
        let screen = MovingScreen { _ in
            PhaseAnimator([20.0, 60, 100]) { width in
                Color(uiColor: .red).frame(width: width, height: 10)
            } animation: { width in
                .linear(duration: width == 60 ? 1 : 2)
            }
        }
        #expect(screen.screen.frames(of: .red).map(\.width) == [20])
        #expect(screen.frames(after: 0.5).map(\.width) == [40])
        #expect(screen.frames(after: 1).map(\.width) == [70])
        #expect(screen.frames(after: 1.5).map(\.width) == [100])
        #expect(screen.frames(after: 1).map(\.width) == [60])
        // What never ends is not waited for.
        settle()
    }

    @Test func phasesOfATriggerEndAtTheFirst() {
        let screen = MovingScreen { shown in
            Text(verbatim: "x").phaseAnimator([1, 2, 3], trigger: shown.value) { _, phase in
                Text(verbatim: "\(phase)")
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        #expect(screen.after(5) { $0.texts } == ["1"])
        screen.shown.value = 1
        screen.screen.layOut()
        #expect(screen.after(0.5) { $0.texts } == ["2"])
        #expect(screen.after(1) { $0.texts } == ["3"])
        #expect(screen.after(1) { $0.texts } == ["1"])
        #expect(screen.after(5) { $0.texts } == ["1"])
    }

    @Test func keyframesAreFollowedAgainAndAgain() {
        let screen = MovingScreen { _ in
            KeyframeAnimator(initialValue: 20.0) { width in
                Color(uiColor: .red).frame(width: width, height: 10)
            } keyframes: { _ in
                LinearKeyframe(120, duration: 1)
                MoveKeyframe(40)
                LinearKeyframe(20, duration: 1)
            }
        }
        #expect(screen.screen.frames(of: .red).map(\.width) == [20])
        #expect(screen.frames(after: 0.5).map(\.width) == [70])
        #expect(screen.frames(after: 1).map(\.width) == [30])
        #expect(screen.frames(after: 1).map(\.width) == [70])
        #expect(screen.screen.frames(of: .red).map(\.width) == [20])
        settle()
    }

    @Test func keyframesOfATriggerAreFollowedOnce() {
        let screen = MovingScreen { shown in
            Color(uiColor: .red).keyframeAnimator(initialValue: 20.0, trigger: shown.value) { content, width in
                content.frame(width: width, height: 10)
            } keyframes: { _ in
                LinearKeyframe(120, duration: 1)
                LinearKeyframe(60, duration: 1)
            }
        }
        #expect(screen.frames(after: 1).map(\.width) == [20])
        screen.shown.value = 1
        screen.screen.layOut()
        #expect(screen.frames(after: 0.5).map(\.width) == [70])
        #expect(screen.frames(after: 1).map(\.width) == [90])
        settle()
        #expect(screen.frames(after: 5).map(\.width) == [60])
    }

    @Test func tracksMovePartsOfAValue() {
        struct Place {
            var x = 0.0
            var y = 0.0
        }
        let timeline = KeyframeTimeline(initialValue: Place()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(10, duration: 1)
                CubicKeyframe(20, duration: 1)
                CubicKeyframe(0, duration: 1)
            }
            KeyframeTrack(\.y) { SpringKeyframe(5, duration: 4, spring: Spring(duration: 0.5, bounce: 0)) }
        }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: 0.5).x == 5)
        // From 10 at 10 per second to 20 at (0 - 10) / 2: 10 + 10 / 2 + 10 / 8 + 5 / 8.
        #expect(abs(timeline.value(time: 1.5).x - 16.875) < 1e-9)
        #expect(timeline.value(time: 2).x == 20)
        // From 20 at -5 to 0 at rest: 10 - 5 / 8.
        #expect(abs(timeline.value(time: 2.5).x - 9.375) < 1e-9)
        #expect(timeline.value(progress: 1).x == 0)
        let spring = Spring(duration: 0.5, bounce: 0).value(target: 5.0, time: 0.2)
        #expect(abs(timeline.value(time: 0.2).y - spring) < 1e-9)
    }
}
