import Foundation
import QuartzCore
import Testing

@Suite struct AnimationClockTests {
    @Test func alarmsGoOffAtTheirTimeInOrder() {
        let clock = AnimationClock()
        var log: [String] = []
        func note(_ name: String) { log.append("\(name) \(((clock.now - AnimationClock.start) * 1_000).rounded())") }
        clock.call(after: 0.5, "long press") { note("c") }
        clock.call(after: 0.2, "tap") { note("a") }
        clock.call(after: 0.2, "tap") { note("b") }
        clock.advance(by: 0.1)
        #expect(log == [])
        clock.advance(by: 0.1)
        #expect(log == ["a 200.0", "b 200.0"])
        clock.advance(by: 10)
        #expect(log == ["a 200.0", "b 200.0", "c 500.0"])
        #expect(clock.now == AnimationClock.start + 10.2)
    }

    @Test func whatIsDueARoundingErrorLaterIsDueAtTheTarget() {
        let clock = AnimationClock()
        var times: [Double] = []
        clock.call(after: 0.5 + 2e-9, "late") { times.append(clock.now) }
        clock.advance(by: 0.5)
        #expect(times == [AnimationClock.start + 0.5])
        #expect(clock.now == AnimationClock.start + 0.5)
    }

    @Test func anAlarmIsTakenBack() {
        let clock = AnimationClock()
        var count = 0
        let alarm = clock.call(after: 0.5, "long press") { count += 1 }
        #expect(alarm.isPending)
        alarm.cancel()
        alarm.cancel()
        clock.advance(by: 1)
        #expect(count == 0)
        #expect(!alarm.isPending)
    }

    @Test func alarmsThatAlarmsSetGoOffInTheSameStep() {
        let clock = AnimationClock()
        var times: [Double] = []
        func next() {
            times.append(clock.now - AnimationClock.start)
            if times.count < 4 { clock.call(after: 0.25, "chain", next) }
        }
        clock.call(after: 0.25, "chain", next)
        clock.advance(by: 2)
        #expect(times == [0.25, 0.5, 0.75, 1])
    }

    @Test func framesComeSixtyTimesASecond() {
        let clock = AnimationClock()
        var frames: [Double] = []
        let id = clock.addTick { frames.append($0) }
        for _ in 0..<10 { clock.advance(by: 0.1) }
        #expect(frames.count == 60)
        #expect(frames.first == AnimationClock.start + 1.0 / 60)
        clock.removeTick(id)
        clock.advance(by: 1)
        #expect(frames.count == 60)
    }

    /// The phase is the distance of the clock from a frame, in seconds.
    @Test(arguments: [0, 1e-10, -1e-10, 3e-9, -3e-9, 1e-3, -1e-3]) func framesOfHalfASecond(phase: Double) {
        let clock = AnimationClock()
        clock.advance(by: 1 + phase)
        var count = 0
        _ = clock.addTick { _ in count += 1 }
        clock.advance(by: 0.5)
        #expect(count == 30)
    }

    @Test func settlingWaitsForWhatEndsAndNamesTheRest() {
        let clock = AnimationClock()
        var log: [String] = []
        func tick() {
            log.append("tick")
            clock.call(after: 1, "timer", isEndless: true, tick)
        }
        clock.call(after: 1, "timer", isEndless: true, tick)
        clock.call(after: 2.5, "fade") { log.append("fade") }
        #expect(clock.settle(within: 10) == [])
        #expect(log == ["tick", "tick", "fade"])
        clock.call(after: 20, "a late block") {}
        #expect(clock.settle(within: 10) == ["a late block"])
        func chain() { clock.call(after: 0.5, "a chain", chain) }
        chain()
        #expect(clock.settle(within: 3) == ["a chain", "a late block"])
    }

    @Test func aChainWithoutAStepOfTimeIsNamed() {
        let clock = AnimationClock()
        var goesOn = true
        func again() { if goesOn { clock.call(after: 0, "again", again) } }
        again()
        #expect(clock.settle(within: 10) == ["again"])
        clock.advance(by: 1)
        #expect(clock.now == AnimationClock.start + 1)
        goesOn = false
        #expect(clock.settle(within: 10) == [])
    }
}

extension AnimationClock {
    /// Calls `call` with its other defaults.
    fileprivate func call(after delay: Double, _ name: String, isEndless: Bool, _ action: @escaping () -> Void) {
        call(at: now + delay, name, isEndless: isEndless, action)
    }
}
