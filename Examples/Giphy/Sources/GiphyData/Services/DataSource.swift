import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Where answers of services come from, as bytes.
package protocol DataSource: Sendable {
    /// Sends a request; the answer may come on any queue.
    func send(
        _ request: URLRequest, completion: @escaping @Sendable (Result<Data, ServiceFailure>) -> Void
    ) -> any CancellableTask
}
