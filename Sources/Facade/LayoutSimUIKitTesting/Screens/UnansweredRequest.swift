import Foundation
import FoundationNetworking

/// A request to a server that never gets an answer, so that what is drawn depends on no network.
final class UnansweredRequest: URLProtocol {
    override static func canInit(with request: URLRequest) -> Bool { isToServer(request) }
    override static func canInit(with task: URLSessionTask) -> Bool { task.currentRequest.map(isToServer) ?? false }
    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    private static func isToServer(_ request: URLRequest) -> Bool {
        ["http", "https"].contains(request.url?.scheme?.lowercased())
    }

    override func startLoading() {}
    override func stopLoading() {}
}
