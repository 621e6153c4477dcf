import LayoutSimUIKitTesting
import SwiftUI
import Testing
import UIKit

/// Frames move from where they were to where layout has them.
@MainActor @Suite(.serialized) struct FrameMotionTests {
    private func bar(_ alignment: @escaping (Shown) -> Alignment) -> MovingScreen<some View> {
        MovingScreen { shown in
            Color(uiColor: .red).frame(width: shown.isOn ? 100 : 20, height: 20)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment(shown))
        }
    }

    @Test func framesAreOnTheirWayAtAMoment() {
        let screen = bar { $0.isOn ? .bottomTrailing : .topLeading }
        screen.change()
        // Whoever looks without asking for a moment sees the end.
        #expect(screen.screen.frames(of: .red) == [CGRect(x: 200, y: 180, width: 100, height: 20)])
        #expect(screen.frames(after: 0) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
        #expect(screen.frames(after: 0.25) == [CGRect(x: 50, y: 45, width: 40, height: 20)])
        #expect(screen.frames(after: 0.5) == [CGRect(x: 150, y: 135, width: 80, height: 20)])
        #expect(screen.screen.frames(of: .red) == [CGRect(x: 200, y: 180, width: 100, height: 20)])
        #expect(screen.frames(after: 0.25) == [CGRect(x: 200, y: 180, width: 100, height: 20)])
        settle()
    }

    @Test func changesWithoutAnAnimationAreShownAtOnce() {
        let screen = bar { $0.isOn ? .bottomTrailing : .topLeading }
        screen.change(nil)
        #expect(screen.frames(after: 0) == [CGRect(x: 200, y: 180, width: 100, height: 20)])
        screen.change(to: 0)
        screen.change(to: 1, nil)
        #expect(screen.frames(after: 0.1) == [CGRect(x: 200, y: 180, width: 100, height: 20)])
        settle()
    }

    @Test func curvesAddUpAndSpringsGoOn() {
        let added = bar { $0.isOn ? .topTrailing : .topLeading }
        added.change()
        advance(by: 0.5)
        added.change(to: 0)
        // Half of the way there, and the way back begins: 150 - 0 of the second, that goes on with the first.
        #expect(added.frames(after: 0).map(\.minX) == [100])
        #expect(added.frames(after: 0.25).map(\.minX) == [100])
        #expect(added.frames(after: 0.25).map(\.minX) == [100])
        #expect(added.frames(after: 0.25).map(\.minX) == [50])
        settle()

        let merged = bar { $0.isOn ? .topTrailing : .topLeading }
        let spring = Spring(duration: 1, bounce: 0)
        merged.change(.spring(spring))
        advance(by: 0.25)
        merged.change(to: 0, .spring(spring))
        // The width moves, too: the left edge comes by 200 points.
        let (place, speed) = (
            spring.value(target: 200.0, time: 0.25), spring.velocity(target: 200.0, time: 0.25)
        )
        let later = place + spring.value(target: -place, initialVelocity: speed, time: 0.1)
        let seen = merged.frames(after: 0.1).first?.minX ?? 0
        #expect(abs(Double(seen) - later) < 0.001)
        settle()
    }

    @Test func textsMoveAndKeepTheirSize() throws {
        let screen = MovingScreen { shown in
            Text(verbatim: shown.isOn ? "a long text" : "a").frame(
                maxWidth: .infinity, maxHeight: .infinity, alignment: shown.isOn ? .bottom : .top)
        }
        screen.change()
        let end = try #require(screen.screen.frame(of: "a long text"))
        let middle = try #require(screen.after(0.5) { $0.frame(of: "a long text") })
        #expect(middle.size == end.size)
        #expect(middle.minX == end.minX)
        #expect(abs(middle.minY - end.minY / 2) < 0.001)
        settle()
    }

    @Test func animationsOfAValueMoveTheViewsBelow() {
        let screen = MovingScreen { shown in
            HStack(spacing: 0) {
                Color(uiColor: .red).frame(width: shown.isOn ? 120 : 20, height: 20)
                    .animation(.linear(duration: 1), value: shown.value)
                Color(uiColor: .blue).frame(width: 20, height: 20)
                Spacer(minLength: 0)
            }
        }
        screen.shown.value = 1
        screen.screen.layOut()
        #expect(screen.frames(after: 0.25).map(\.width) == [45])
        #expect(screen.frames(after: 0, of: .blue).map(\.minX) == [120])
        settle()
    }

    @Test func transactionsOverrideAnimations() {
        let screen = MovingScreen { shown in
            VStack(spacing: 0) {
                Color(uiColor: .red).frame(width: shown.isOn ? 100 : 20, height: 20)
                    .transaction { $0.animation = nil }
                Color(uiColor: .blue).frame(width: shown.isOn ? 100 : 20, height: 20)
                    .animation(.linear(duration: 2), value: shown.value)
            }
        }
        screen.change()
        #expect(screen.frames(after: 0.5).map(\.width) == [100])
        #expect(screen.frames(after: 0, of: .blue).map(\.width) == [40])
        settle()
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = true
        withTransaction(transaction) { screen.shown.value = 0 }
        screen.screen.layOut()
        #expect(screen.frames(after: 0.5, of: .blue).map(\.width) == [60])
        settle()
    }
}
