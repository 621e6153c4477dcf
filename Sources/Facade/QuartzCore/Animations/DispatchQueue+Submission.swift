package import Dispatch

extension DispatchQueue {
    /// Calls Dispatch's own `async`, for modules that declare a method of the same name.
    package func submit(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        _ work: @escaping @Sendable @convention(block) () -> Void
    ) {
        async(group: group, qos: qos, flags: flags, execute: work)
    }

    /// Calls Dispatch's own `async` with a work item.
    package func submit(_ item: DispatchWorkItem) { async(execute: item) }

    /// Calls Dispatch's own `asyncAfter`, for modules that declare a method of the same name.
    package func submit(
        after deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        _ work: @escaping @Sendable @convention(block) () -> Void
    ) {
        asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
    }

    /// Calls Dispatch's own `asyncAfter` with a work item.
    package func submit(after deadline: DispatchTime, _ item: DispatchWorkItem) {
        asyncAfter(deadline: deadline, execute: item)
    }
}
