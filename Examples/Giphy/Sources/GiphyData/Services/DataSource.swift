import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A source of service answers, as bytes.
package protocol DataSource: Sendable {
    /// Sends a request; the answer may arrive on any queue.
    func send(
        _ request: URLRequest, completion: @escaping @Sendable (Result<Data, ServiceFailure>) -> Void
    ) -> any CancellableTask
}
