/// A call to a service that is on its way.
package protocol CancellableTask: AnyObject, Sendable {
    /// Gives the call up: from now on nothing of it is told, neither success nor failure.
    @MainActor func cancel()
}
