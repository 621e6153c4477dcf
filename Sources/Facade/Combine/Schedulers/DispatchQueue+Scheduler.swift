public import Dispatch

extension DispatchQueue: Scheduler {
    /// The options of work on a queue.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// The flags of the work.
        public var flags: DispatchWorkItemFlags
        /// The group of the work.
        public var group: DispatchGroup?

        /// Creates options.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    /// The current moment.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// The smallest tolerance, which is none.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a closure as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            unsafe action()
        }
    }

    /// Runs a closure at a moment, or later.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        asyncAfter(
            deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) {
            unsafe action()
        }
    }

    /// Runs a closure again and again from a moment on, until the result is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let action = action
        let source = DispatchSource.makeTimerSource(queue: self)
        source.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        source.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { unsafe action() }
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}
