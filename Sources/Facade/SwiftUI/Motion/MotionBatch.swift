import QuartzCore

/// What one animation of changes moves, and who waits until that is done.
@MainActor final class MotionBatch {
    private var parts: [AnyMotionPart] = []
    /// What later changes have moved since of the same values.
    private var tails: [AnyMotionPart] = []
    /// When all that was moved counts as done, in seconds of the clock.
    private var logicalEnd = 0.0
    /// Whether it is part of something that never ends, for which nobody waits.
    private let isEndless: Bool
    private var waiting: [(criteria: AnimationCompletionCriteria, call: () -> Void)] = []
    private var graphs: [WeakGraph] = []
    private var alarm: ClockAlarm?

    private struct WeakGraph {
        weak var graph: ViewGraph?
    }

    nonisolated init(isEndless: Bool = false) { self.isEndless = isEndless }

    /// Calls closures when the animation is done, also where it moves nothing.
    func call(_ completions: [(criteria: AnimationCompletionCriteria, call: () -> Void)]) {
        guard !completions.isEmpty else { return }
        waiting += completions
        schedule()
    }

    /// Adds an animation of a value.
    func add(_ part: AnyMotionPart) {
        parts.append(part)
        logicalEnd = max(logicalEnd, part.logicalEnd)
        schedule()
    }

    /// Adds an animation of a later change: nothing is left only when that is over, too.
    func add(tail part: AnyMotionPart) {
        tails.append(part)
        schedule()
    }

    /// Forgets an animation of a value that is no more.
    func remove(_ part: AnyMotionPart) {
        parts.removeAll { $0 === part }
        tails.removeAll { $0 === part }
        if parts.isEmpty, tails.isEmpty { logicalEnd = 0 }
        schedule()
    }

    /// When nothing is left, in seconds of the clock.
    private var removedEnd: Double { (parts + tails).map(\.end).max() ?? 0 }

    /// Has a graph forget what is over when the animation is.
    func tell(_ graph: ViewGraph) {
        guard !graphs.contains(where: { $0.graph === graph }) else { return }
        graphs.append(WeakGraph(graph: graph))
    }

    /// Sets the alarm to the next end that someone waits for.
    private func schedule() {
        alarm?.cancel()
        alarm = nil
        let clock = AnimationClock.current
        var ends = waiting.map { $0.criteria == .removed ? removedEnd : logicalEnd }
        if !parts.isEmpty { ends.append(removedEnd) }
        guard let next = ends.min(), next.isFinite else { return }
        let alarm = clock.call(at: max(next, clock.now), "an animation of views", isEndless: isEndless) { [self] in
            end()
        }
        self.alarm = alarm
        if !isEndless { clock.wakeSoon(alarm) }
    }

    private func end() {
        let now = AnimationClock.current.now + 1e-9
        let (removed, logical) = (removedEnd <= now, logicalEnd <= now)
        let done = waiting.filter { $0.criteria == .removed ? removed : logical }
        waiting.removeAll { $0.criteria == .removed ? removed : logical }
        if removed {
            (parts, tails) = ([], [])
            for graph in graphs { graph.graph?.forgetEndedMotions() }
            graphs = []
        }
        schedule()
        for completion in done { completion.call() }
    }
}
