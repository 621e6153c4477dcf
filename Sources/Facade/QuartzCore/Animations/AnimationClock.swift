package import Dispatch
import Foundation
import Synchronization

/// The clock of animations, timers and delayed blocks, which stands still until something advances it.
///
/// A test advances it with `advance`; whatever the test's task left pending then fires only as tests advance the clock.
/// Otherwise, whatever is due fires when the main queue runs, and sets the clock to its own time.
package final class AnimationClock {
    /// The current time, in seconds.
    package internal(set) var now = AnimationClock.start
    /// The pending alarms, ordered by time and then by creation.
    private(set) var alarms: [ClockAlarm] = []
    private var nextNumber = 0
    /// The closures called on each frame, with their identifiers, in the order in which they were added.
    private var ticks: [(id: Int, call: (Double) -> Void)] = []
    private var nextTick = 0
    /// The number of the last frame that was shown, counted from the start of the clock.
    private var lastFrame = 0
    /// The alarm that shows the next frame while no test advances the clock.
    private var frameAlarm: ClockAlarm?
    private var movers = 0
    /// The alarm that is currently firing.
    private var current: ClockAlarm?
    /// The blocks that wait on the main queue; used by the main clock only.
    package let blocks = MainBlocks()
    /// Performs layout and commits layers, as the end of each pass of the run loop does.
    package var commit: (() -> Void)?
    var transactions: [TransactionValues] = []
    /// The running animations, keyed by their object identifiers.
    var running: [ObjectIdentifier: RunningAnimation] = [:]
    /// Layers with animations that were removed from their superlayers since the last pass of the run loop.
    var orphans: [CALayer] = []
    /// How many seconds before the current time presented layers show, as for the copies of replicator layers.
    var lag = 0.0
    /// Whether animations are kept after they end, for code that inspects their motion.
    package var keepsEnded = false { didSet { if !keepsEnded { ended = [] } } }
    /// The animations that ended while `keepsEnded` was set, in the order in which they ended.
    var ended: [(layer: CALayer, animation: CAAnimation)] = []

    /// Creates a clock that only `advance` moves.
    package init() {}

    /// The initial time of every clock, in seconds.
    package static let start = 1_000.0
    /// The number of frames per second.
    package static let frameRate = 60.0
    /// The number of consecutive blocks or alarms without an advance of time that counts as an endless chain.
    private static let longestChain = 100_000

    /// The clock of the main queue.
    package nonisolated(unsafe) static let main: AnimationClock = {
        DispatchQueue.main.setSpecific(key: mainKey, value: true)
        return AnimationClock()
    }()
    private static let mainKey = DispatchSpecificKey<Bool>()

    /// The main thread once it has asked, which saves it the two system calls of `Thread.isMainThread`; 0 before.
    private static let mainThread = Atomic<UInt>(0)

    /// Whether the calling code runs on the main queue.
    package static var isOnMain: Bool {
        let thread = UInt(pthread_self())
        if mainThread.load(ordering: .relaxed) == thread { return true }
        if Thread.isMainThread {
            mainThread.store(thread, ordering: .relaxed)
            return true
        }
        _ = unsafe AnimationClock.main
        return DispatchQueue.getSpecific(key: mainKey) != nil
    }

    /// Returns whether a queue is the main queue, for which Dispatch may return a different object on each access.
    package static func isMain(_ queue: DispatchQueue) -> Bool {
        _ = unsafe AnimationClock.main
        return queue.getSpecific(key: mainKey) != nil
    }

    /// The main clock on the main queue; on other threads, the clock of the current thread.
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
    /// Schedules an action at a time in seconds of the clock, and returns its alarm.
    @discardableResult
    package func call(
        at time: Double, _ name: String, isEndless: Bool = false, _ action: @escaping () -> Void
    ) -> ClockAlarm {
        nextNumber += 1
        // Times that differ only by rounding fire in the order in which they were set.
        let time = max((time * 1e9).rounded() / 1e9, now)
        // An alarm set by another alarm belongs to that alarm's task, whoever advances the clock.
        let task = current.map(\.task) ?? AnimationClock.task
        let alarm = ClockAlarm(
            time, nextNumber, name, isEndless: isEndless, task: task,
            isHeld: movers > 0 && task == AnimationClock.task, self, action)
        alarms.insert(alarm, at: place(of: alarm))
        return alarm
    }

    /// Schedules an action after a delay in seconds, such as the failure of a gesture or the recognition of a long
    /// press.
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

    /// Adds a closure that is called with the time of each frame, and returns the identifier that removes it.
    package func addTick(_ call: @escaping (Double) -> Void) -> Int {
        if ticks.isEmpty { lastFrame = frame(at: now) }
        nextTick += 1
        ticks.append((nextTick, call))
        awaitFrame()
        return nextTick
    }

    /// Schedules the next frame in real time, as tests that wait for expectations need.
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

    /// Removes a closure that is called on each frame.
    package func removeTick(_ id: Int) {
        ticks.removeAll { $0.id == id }
        guard ticks.isEmpty else { return }
        frameAlarm?.cancel()
        frameAlarm = nil
    }
}

extension AnimationClock {
    /// The tolerance for rounding errors in times, in seconds; the errors of consecutive delays add up.
    private static let rounding = 1e-6 / frameRate

    /// Advances the clock for a test, in seconds; whatever falls due on the way fires at its own time, in order.
    package func advance(by seconds: Double) {
        guard seconds >= 0, seconds.isFinite else { return }
        move(to: now + seconds)
    }

    /// Advances the clock for a test until nothing that ends is pending.
    ///
    /// Returns the names of what is still pending if that would exceed a limit, in seconds of the clock.
    package func settle(within limit: Double) -> [String] {
        let end = now + limit
        move(to: now)
        while let next = awaited.first {
            if next.time > end || !move(to: next.time) { return pendingNames }
        }
        return blocks.isEmpty ? [] : ["blocks of DispatchQueue.main that keep adding others"]
    }

    /// The names of the pending alarms that end, in the order of their times.
    package var pendingNames: [String] {
        var names: [String] = []
        for alarm in awaited where !names.contains(alarm.name) { names.append(alarm.name) }
        return names
    }

    /// The alarms that settling waits for: those that are still wanted and do not repeat forever.
    private var awaited: some Collection<ClockAlarm> { alarms.lazy.filter { !$0.isEndless && $0.isWanted() } }

    /// Makes an alarm fire the next time the main queue runs, unless a test is advancing the clock until then.
    package func wakeSoon(_ alarm: ClockAlarm) {
        guard isMain else { return }
        nonisolated(unsafe) let (clock, alarm) = (self, alarm)
        DispatchQueue.main.async(group: nil) { unsafe clock.wake(alarm) }
    }

    /// Makes an alarm fire once its delay in seconds has elapsed in real time, unless a test is advancing the clock
    /// until then.
    package func wake(_ alarm: ClockAlarm, after delay: Double) {
        guard isMain else { return }
        nonisolated(unsafe) let (clock, alarm) = (self, alarm)
        let deadline = DispatchTime.now() + max(0, delay)
        DispatchQueue.main.asyncAfter(deadline: deadline, qos: .unspecified, flags: []) { unsafe clock.wake(alarm) }
    }

    /// The current task; `nil` outside any task.
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

    /// Advances the clock to a target, or until an alarm has fired; returns `false` if alarms of one time keep setting
    /// others without end.
    @discardableResult private func run(to target: Double, through last: ClockAlarm?) -> Bool {
        runBlocks()
        var chain = 0
        while let next = nextMoment, next <= target + AnimationClock.rounding, chain < AnimationClock.longestChain {
            // What is due a rounding error later is due at the target.
            let moment = min(next, target)
            chain = moment > now ? 0 : chain + 1
            now = max(now, moment)
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

    /// Runs the waiting blocks, including those that layout schedules for the next pass of the run loop.
    private func runBlocks() {
        for _ in 0..<AnimationClock.longestChain {
            if blocks.runNext() { continue }
            endTurn()
            if blocks.isEmpty { break }
        }
    }

    /// Performs layout, then ends the animations of layers that were removed.
    private func endTurn() {
        commit?()
        endAnimationsOfOrphans()
    }
}

/// Returns the current time of the animation clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { AnimationClock.current.now }
