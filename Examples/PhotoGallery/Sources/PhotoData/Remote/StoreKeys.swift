import Foundation

/// The keys for requests to the remote store.
package struct StoreKeys: Sendable {
    package var server: URL?
    package var application: String?
    package var client: String?

    package init(server: URL?, application: String?, client: String?) {
        (self.server, self.application, self.client) = (server, application, client)
    }

    /// Reads the keys from a property list, such as an app's `Keys.plist`.
    package init(propertyList: [String: Any]) {
        server = (propertyList["server"] as? String).flatMap { URL(string: $0) }
        application = propertyList["application"] as? String
        client = propertyList["client"] as? String
    }
}
