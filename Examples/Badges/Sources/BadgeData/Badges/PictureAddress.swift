import Foundation

/// Where a picture is found in the web.
package struct PictureAddress: Hashable, Sendable {
    package let url: URL

    /// Fails for what is no address in the web.
    package init?(_ text: String) {
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = url.host, !host.isEmpty
        else { return nil }
        self.url = url
    }
}
