import LayoutSimUIKitTesting
import SwiftUI
import Testing
import UIKit

/// Completions come when an animation is done, on the clock.
@MainActor @Suite(.serialized) struct CompletionTests {
    private final class Log {
        var entries: [String] = []
    }

    private func screen() -> MovingScreen<some View> {
        MovingScreen { Color.red.frame(width: 20 + 80 * $0.value, height: 20) }
    }

    @Test func completionsComeAtTheEnd() {
        let (screen, log) = (screen(), Log())
        withAnimation(.linear(duration: 1).delay(0.5)) {
            screen.shown.value = 1
        } completion: {
            log.entries.append("done")
        }
        advance(by: 1.4)
        #expect(log.entries.isEmpty)
        advance(by: 0.2)
        #expect(log.entries == ["done"])
    }

    @Test func springsAreDoneBeforeTheirTailIs() {
        let (screen, log) = (screen(), Log())
        for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
            withAnimation(.smooth(duration: 0.5), completionCriteria: criteria) {
                screen.shown.value += 0.5
            } completion: {
                log.entries.append(criteria == .removed ? "removed" : "complete")
            }
        }
        advance(by: 0.45)
        #expect(log.entries.isEmpty)
        advance(by: 0.1)
        #expect(log.entries == ["complete"])
        settle()
        #expect(log.entries == ["complete", "removed"])
    }

    @Test func nothingToMoveIsDoneAtOnce() {
        let log = Log()
        withAnimation(.linear(duration: 5)) {
        } completion: {
            log.entries.append("done")
        }
        #expect(log.entries.isEmpty)
        advance(by: 0)
        #expect(log.entries == ["done"])
    }

    @Test func laterChangesPutOffWhatWaitsForTheEnd() {
        let (screen, log) = (screen(), Log())
        for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
            var transaction = Transaction(animation: .linear(duration: 1))
            transaction.addAnimationCompletion(criteria: criteria) {
                log.entries.append(criteria == .removed ? "removed" : "complete")
            }
            withTransaction(transaction) { screen.shown.value += 0.5 }
            screen.screen.layOut()
        }
        advance(by: 0.5)
        screen.change(to: 0)
        advance(by: 0.6)
        #expect(log.entries == ["complete"])
        advance(by: 0.5)
        #expect(log.entries == ["complete", "removed"])
    }

    @Test func whoDoesNotMoveTimeGetsTheEndOnTheMainQueue() async {
        let (screen, log) = (screen(), Log())
        await withCheckedContinuation { done in
            withAnimation(.linear(duration: 5)) {
                screen.shown.value = 1
            } completion: {
                log.entries.append("done")
                done.resume()
            }
        }
        #expect(log.entries == ["done"])
    }
}
