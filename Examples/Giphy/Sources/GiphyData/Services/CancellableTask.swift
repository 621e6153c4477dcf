/// A pending call to a service.
package protocol CancellableTask: AnyObject, Sendable {
    /// Cancels the task, after which it reports neither success nor failure.
    @MainActor func cancel()
}
