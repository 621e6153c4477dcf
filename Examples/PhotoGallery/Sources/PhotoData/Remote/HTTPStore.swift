import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A remote store that speaks HTTP.
@MainActor package final class HTTPStore: RemoteStore, LaunchService {
    package nonisolated let name = ServiceName.remoteStore
    private nonisolated let keys: StoreKeys
    private let session: URLSession
    private nonisolated let launching: ServiceLaunch

    package init(keys: StoreKeys, session: URLSession = .shared, notifications: NotificationCenter = .default) {
        (self.keys, self.session) = (keys, session)
        launching = ServiceLaunch(notifications)
    }

    package nonisolated func launch() throws(LaunchFailure) {
        for (name, key) in [
            ("server", keys.server?.absoluteString), ("application", keys.application), ("client", keys.client),
        ] where key?.isEmpty ?? true {
            throw .missingKey(name)
        }
        try launching.launch(name)
    }

    package func count(_ completion: @escaping RemoteCompletion<Int>) -> any RemoteRequest {
        HTTPRequest(
            request([("count", 1), ("limit", 0)]), session, read: { Self.json($0)?["count"] as? Int }, completion)
    }

    package func find(_ query: PhotoQuery, _ completion: @escaping RemoteCompletion<[Record]>) -> any RemoteRequest {
        HTTPRequest(request([("skip", query.skip), ("limit", query.limit)]), session, read: Self.records, completion)
    }

    private func request(_ numbers: [(name: String, value: Int)]) -> URLRequest {
        let server = keys.server ?? URL(filePath: "/")
        let items = numbers.map { URLQueryItem(name: $0.name, value: "\($0.value)") }
        let order = URLQueryItem(name: "order", value: "-\(Column.createdAt.rawValue)")
        var request = URLRequest(url: server.appending(path: "classes/Photo").appending(queryItems: items + [order]))
        request.setValue(keys.application, forHTTPHeaderField: "X-Parse-Application-Id")
        request.setValue(keys.client, forHTTPHeaderField: "X-Parse-Client-Key")
        return request
    }

    private nonisolated static func json(_ data: Data) -> [String: Any]? {
        (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }

    private nonisolated static func records(_ data: Data) -> [Record]? {
        (json(data)?["results"] as? [[String: Any]])?.map(Record.init(json:))
    }
}
