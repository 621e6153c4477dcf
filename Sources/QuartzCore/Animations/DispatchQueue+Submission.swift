package import Dispatch

extension DispatchQueue {
    /// Dispatch's own `async`, for modules that have calls of the same name.
    package func submit(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        _ work: @escaping @Sendable @convention(block) () -> Void
    ) {
        async(group: group, qos: qos, flags: flags, execute: work)
    }

    /// Dispatch's own `async` of an item.
    package func submit(_ item: DispatchWorkItem) { async(execute: item) }

    /// Dispatch's own `asyncAfter`, for modules that have calls of the same name.
    package func submit(
        after deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        _ work: @escaping @Sendable @convention(block) () -> Void
    ) {
        asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
    }

    /// Dispatch's own `asyncAfter` of an item.
    package func submit(after deadline: DispatchTime, _ item: DispatchWorkItem) {
        asyncAfter(deadline: deadline, execute: item)
    }
}
