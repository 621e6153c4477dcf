import Foundation

/// What the remote store wants to be asked with.
public struct StoreKeys: Sendable {
    public var server: URL?
    public var application: String?
    public var client: String?

    public init(server: URL?, application: String?, client: String?) {
        (self.server, self.application, self.client) = (server, application, client)
    }

    /// The keys of a property list, such as an app's `Keys.plist`.
    public init(propertyList: [String: Any]) {
        server = (propertyList["server"] as? String).flatMap { URL(string: $0) }
        application = propertyList["application"] as? String
        client = propertyList["client"] as? String
    }
}
