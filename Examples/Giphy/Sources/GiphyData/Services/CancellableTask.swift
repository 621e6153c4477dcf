/// A call to a service that is on its way.
package protocol CancellableTask: AnyObject, Sendable {
    /// Cancels the task, after which it reports neither success nor failure.
    @MainActor func cancel()
}
