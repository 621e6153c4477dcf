package import Dispatch
import Foundation

/// The time of animations, timers and delayed blocks, which stands still until somebody moves it.
///
/// A test moves it by `advance`; what the test's task left pending then goes off only as tests move on. Otherwise what is
/// due goes off when the main queue runs, and takes the clock to its own time.
package final class AnimationClock {
    /// In seconds.
    package internal(set) var now = AnimationClock.start
    /// By time, then in the order in which they were set.
    private(set) var alarms: [ClockAlarm] = []
    private var nextNumber = 0
    /// Called with each frame, each with an order of its own.
    private var ticks: [(id: Int, call: (Double) -> Void)] = []
    private var nextTick = 0
    /// The last frame that was shown, counted from the start.
    private var lastFrame = 0
    /// Has the next frame shown while nobody moves time.
    private var frameAlarm: ClockAlarm?
    private var movers = 0
    /// The alarm that goes off.
    private var current: ClockAlarm?
    /// Blocks of the main queue that no one has run; only of the main clock.
    package let blocks = MainBlocks()
    /// Brings layout and layers up to date, as the end of each turn of the run loop does.
    package var commit: (() -> Void)?
    var transactions: [TransactionValues] = []
    /// The animations that run, by their objects.
    var running: [ObjectIdentifier: RunningAnimation] = [:]
    /// Layers with animations that left their superlayers since the last turn.
    var orphans: [CALayer] = []
    /// Whether animations are kept when they end, as those who look at a motion want it.
    package var keepsEnded = false { didSet { if !keepsEnded { ended = [] } } }
    /// The animations that ended while they were kept, in that order.
    var ended: [(layer: CALayer, animation: CAAnimation)] = []

    /// Creates a clock that nothing moves but `advance`.
    package init() {}

    /// When all clocks begin.
    package static let start = 1_000.0
    /// The frames in a second.
    package static let frameRate = 60.0
    /// So many blocks or alarms without a step of time are an endless chain.
    private static let longestChain = 100_000

    /// The clock of the main queue.
    package nonisolated(unsafe) static let main: AnimationClock = {
        DispatchQueue.main.setSpecific(key: mainKey, value: true)
        return AnimationClock()
    }()
    private static let mainKey = DispatchSpecificKey<Bool>()

    /// Whether the main queue runs the code that asks.
    package static var isOnMain: Bool {
        _ = unsafe AnimationClock.main
        return Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) != nil
    }

    /// Whether a queue is the main one, which is another object each time that Dispatch is asked for it.
    package static func isMain(_ queue: DispatchQueue) -> Bool {
        _ = unsafe AnimationClock.main
        return queue.getSpecific(key: mainKey) != nil
    }

    /// The main clock on the main queue, elsewhere that of the thread.
    package static var current: AnimationClock {
        if isOnMain { return unsafe AnimationClock.main }
        let dictionary = Thread.current.threadDictionary
        if let clock = dictionary["LayoutSim.AnimationClock"] as? AnimationClock { return clock }
        let clock = AnimationClock()
        dictionary["LayoutSim.AnimationClock"] = clock
        return clock
    }
}

extension AnimationClock {
    /// Has something done at a time in seconds of the clock, in a test that moves time.
    @discardableResult
    package func call(
        at time: Double, _ name: String, isEndless: Bool = false, _ action: @escaping () -> Void
    ) -> ClockAlarm {
        nextNumber += 1
        // Times that are the same but for rounding go off in the order in which they were set.
        let time = max((time * 1e9).rounded() / 1e9, now)
        // What follows from an alarm is its task's, whoever moves time.
        let task = current.map(\.task) ?? AnimationClock.task
        let alarm = ClockAlarm(
            time, nextNumber, name, isEndless: isEndless, task: task,
            isHeld: movers > 0 && task == AnimationClock.task, self, action)
        alarms.insert(alarm, at: place(of: alarm))
        return alarm
    }

    /// Has something done after a delay in seconds: a gesture that fails, a press that was long enough.
    @discardableResult
    package func call(after delay: Double, _ name: String, _ action: @escaping () -> Void) -> ClockAlarm {
        call(at: now + max(0, delay), name, action)
    }

    func remove(_ alarm: ClockAlarm) {
        let index = place(of: alarm)
        if index < alarms.count, alarms[index] === alarm { alarms.remove(at: index) }
    }

    private func place(of alarm: ClockAlarm) -> Int {
        var (low, high) = (0, alarms.count)
        while low < high {
            let middle = (low + high) / 2
            let other = alarms[middle]
            if (other.time, other.number) < (alarm.time, alarm.number) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Calls a function with the time of each frame, until it is removed by the number that is returned.
    package func addTick(_ call: @escaping (Double) -> Void) -> Int {
        if ticks.isEmpty { lastFrame = frame(at: now) }
        nextTick += 1
        ticks.append((nextTick, call))
        awaitFrame()
        return nextTick
    }

    /// Has frames shown as time passes on the wall, which tests that wait for expectations let pass.
    private func awaitFrame() {
        guard isMain, !ticks.isEmpty else { return }
        if let frameAlarm {
            guard frameAlarm.isHeld, movers == 0 else { return }
            frameAlarm.cancel()
        }
        let alarm = self.call(at: nextFrame, "a frame", isEndless: true) { [weak self] in
            self?.frameAlarm = nil
            self?.awaitFrame()
        }
        frameAlarm = alarm
        if !alarm.isHeld { wake(alarm, after: alarm.time - now) }
    }

    /// Stops calling a function.
    package func removeTick(_ id: Int) {
        ticks.removeAll { $0.id == id }
        guard ticks.isEmpty else { return }
        frameAlarm?.cancel()
        frameAlarm = nil
    }
}

extension AnimationClock {
    /// How far a time may be off by rounding, in seconds; delays that follow each other add up what theirs is off.
    private static let rounding = 1e-6 / frameRate

    /// Moves time for a test; what is due on the way goes off at its time, in order.
    package func advance(by seconds: Double) {
        guard seconds >= 0, seconds.isFinite else { return }
        move(to: now + seconds)
    }

    /// Moves time for a test until nothing waits that ends.
    ///
    /// Returns what still waits if that would take longer than a limit, in seconds of the clock.
    package func settle(within limit: Double) -> [String] {
        let end = now + limit
        move(to: now)
        while let next = awaited.first {
            if next.time > end || !move(to: next.time) { return pendingNames }
        }
        return blocks.isEmpty ? [] : ["blocks of DispatchQueue.main that add others again and again"]
    }

    /// What waits and ends at some time, in the order of its time.
    package var pendingNames: [String] {
        var names: [String] = []
        for alarm in awaited where !names.contains(alarm.name) { names.append(alarm.name) }
        return names
    }

    /// What settling waits for: alarms that somebody wants and that do not come again and again.
    private var awaited: some Collection<ClockAlarm> { alarms.lazy.filter { !$0.isEndless && $0.isWanted() } }

    /// Has an alarm go off when the main queue runs next, unless a test moves time until then.
    package func wakeSoon(_ alarm: ClockAlarm) {
        guard isMain else { return }
        nonisolated(unsafe) let (clock, alarm) = (self, alarm)
        DispatchQueue.main.async(group: nil) { unsafe clock.wake(alarm) }
    }

    /// Has an alarm go off when its delay in seconds is over on the wall, unless a test moves time until then.
    package func wake(_ alarm: ClockAlarm, after delay: Double) {
        guard isMain else { return }
        nonisolated(unsafe) let (clock, alarm) = (self, alarm)
        let deadline = DispatchTime.now() + max(0, delay)
        DispatchQueue.main.asyncAfter(deadline: deadline, qos: .unspecified, flags: []) { unsafe clock.wake(alarm) }
    }

    /// The task whose code asks; `nil` for code that no task runs.
    private static var task: Int? { unsafe withUnsafeCurrentTask { unsafe $0?.hashValue } }

    private var isMain: Bool {
        let main = unsafe AnimationClock.main
        return self === main
    }

    private func wake(_ alarm: ClockAlarm) {
        guard alarm.isPending, !alarm.isHeld else { return }
        run(to: alarm.time, through: alarm)
    }

    @discardableResult private func move(to target: Double) -> Bool {
        let task = AnimationClock.task
        for alarm in alarms where alarm.task == task { alarm.isHeld = true }
        movers += 1
        defer { movers -= 1 }
        return run(to: target, through: nil)
    }

    /// Moves time to a target, or until an alarm went off there; false if alarms that set others of the same time leave no
    /// end of them.
    @discardableResult private func run(to target: Double, through last: ClockAlarm?) -> Bool {
        runBlocks()
        var chain = 0
        while let next = nextMoment, next <= target + AnimationClock.rounding, chain < AnimationClock.longestChain {
            chain = next > now ? 0 : chain + 1
            now = max(now, next)
            runMoment()
            if let last, !last.isPending { break }
        }
        now = max(now, target)
        runBlocks()
        return chain < AnimationClock.longestChain
    }

    private var nextFrame: Double { AnimationClock.start + Double(lastFrame + 1) / AnimationClock.frameRate }

    private var nextMoment: Double? {
        let frame = ticks.isEmpty ? nil : nextFrame
        guard let alarm = alarms.first?.time else { return frame }
        return frame.map { min($0, alarm) } ?? alarm
    }

    private func runMoment() {
        let frame = frame(at: now)
        if !ticks.isEmpty, frame > lastFrame {
            lastFrame = frame
            for tick in ticks { tick.call(now) }
            runBlocks()
        } else if let alarm = alarms.first, alarm.time <= now + AnimationClock.rounding {
            alarms.removeFirst()
            current = alarm
            alarm.goOff()
            current = nil
            runBlocks()
        }
    }

    private func frame(at time: Double) -> Int {
        Int(((time - AnimationClock.start + AnimationClock.rounding) * AnimationClock.frameRate).rounded(.down))
    }

    /// Runs the blocks that wait, those too that layout leaves for the next turn.
    private func runBlocks() {
        for _ in 0..<AnimationClock.longestChain {
            if blocks.runNext() { continue }
            endTurn()
            if blocks.isEmpty { break }
        }
    }

    /// Layout, and what follows from layers that are not shown any more.
    private func endTurn() {
        commit?()
        endAnimationsOfOrphans()
    }
}

/// The time of animations in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { AnimationClock.current.now }
