public import Foundation
public import FoundationNetworking

extension URLSession {
    /// Returns what an address answers; Apple declares it beside the one with a delegate.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
    /// Returns what a request is answered; Apple declares it beside the one with a delegate.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }
}
