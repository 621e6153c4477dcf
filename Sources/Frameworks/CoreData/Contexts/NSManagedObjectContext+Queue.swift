import QuartzCore
import UIKit

extension NSManagedObjectContext {
    /// Runs a block of the context: on the main queue at its next turn, and else at once, before anything else of the
    /// caller.
    ///
    /// A private queue may run a block at any time after the call, which includes this one, and the same one each time.
    public func perform(_ block: @escaping () -> Void) {
        guard concurrencyType == .mainQueueConcurrencyType else { return run(block) }
        nonisolated(unsafe) let block = block
        nonisolated(unsafe) let context = self
        DispatchQueue.main.async { unsafe context.runNow(unsafe block) }
    }

    /// Runs a block of the context, waits for it, and returns its value.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        guard concurrencyType == .mainQueueConcurrencyType, !AnimationClock.isOnMain else { return try runNow(block) }
        return try withoutActuallyEscaping(block) { block in
            nonisolated(unsafe) let block = block
            nonisolated(unsafe) let context = self
            nonisolated(unsafe) var made: [T] = []
            try DispatchQueue.main.sync {
                let value = try unsafe context.runNow(unsafe block)
                unsafe made = [value]
            }
            return unsafe made[0]
        }
    }

    /// When a block runs: at once if the context has no other, or after those that wait.
    public enum ScheduledTaskType: Hashable, Sendable { case immediate, enqueued }

    /// Runs a block of the context and returns its value.
    nonisolated(nonsending) public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T {
        try performAndWait(block)
    }

    private func run(_ block: @escaping () -> Void) {
        guard lock.try() else {
            // Another thread's block runs, which must not wait for what the caller holds.
            nonisolated(unsafe) let context = self
            nonisolated(unsafe) let block = block
            return DispatchQueue.global().async { unsafe context.runNow(unsafe block) }
        }
        let isBusy = depth > 0
        if isBusy { waiting.append(block) } else { runNow(block) }
        lock.unlock()
    }

    func runNow<T>(_ block: () throws -> T) rethrows -> T {
        lock.lock()
        depth += 1
        let outer = RunningContext.current
        RunningContext.current = self
        defer {
            RunningContext.current = outer
            if depth == 1 {
                tellNews()
                while !waiting.isEmpty { waiting.removeFirst()() }
            }
            depth -= 1
            lock.unlock()
        }
        return try block()
    }

    /// Tells changes at the next turn of the main queue, or at the end of the block that runs.
    func tellNewsLater() {
        guard !isTellingLater, concurrencyType != .privateQueueConcurrencyType else { return }
        isTellingLater = true
        nonisolated(unsafe) weak let context = self
        DispatchQueue.main.async { unsafe context?.processPendingChanges() }
    }
}

/// The context whose block runs on the thread.
enum RunningContext {
    private static let key = "LayoutSim.RunningContext"

    static var current: NSManagedObjectContext? {
        get { Thread.current.threadDictionary[key] as? NSManagedObjectContext }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}
