import Foundation

/// The web address of a picture.
package struct PictureAddress: Hashable, Sendable {
    package let url: URL

    /// Returns `nil` unless the text is a web address.
    package init?(_ text: String) {
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = url.host, !host.isEmpty
        else { return nil }
        self.url = url
    }
}
