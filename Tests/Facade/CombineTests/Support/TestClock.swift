import Combine
import Dispatch

/// A scheduler whose time a test advances, in seconds.
final class TestClock: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never
    private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
    let minimumTolerance = SchedulerTimeType.Stride.zero
    private var actions: [(date: SchedulerTimeType, number: Int, run: () -> Void)] = []
    private var count = 0

    func schedule(options: Never?, _ action: @escaping () -> Void) { _ = add(now, action) }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { _ = add(date, action) }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        var isCanceled = false
        func repeated(at date: SchedulerTimeType) {
            _ = add(date) {
                guard !isCanceled else { return }
                repeated(at: date.advanced(by: interval))
                action()
            }
        }
        repeated(at: date)
        return AnyCancellable { isCanceled = true }
    }

    private func add(_ date: SchedulerTimeType, _ action: @escaping () -> Void) -> Int {
        count += 1
        actions.append((date, count, action))
        return count
    }

    /// Advances time, and runs what is due.
    func advance(by seconds: Int) {
        let end = now.advanced(by: .seconds(seconds))
        while let next = actions.filter({ $0.date <= end }).min(by: { ($0.date, $0.number) < ($1.date, $1.number) }) {
            actions.removeAll { $0.number == next.number }
            now = Swift.max(now, next.date)
            next.run()
        }
        now = end
    }
}
