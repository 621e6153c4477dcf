import Foundation

/// The photos of one feature of the service.
package struct PhotoService: Hashable, Sendable {
    package let base: URL
    package let feature: String
    package let key: String

    package init(base: URL, feature: String = "popular", key: String) {
        (self.base, self.feature, self.key) = (base, feature, key)
    }

    /// Returns the address of the page at an index, which counts from 0.
    package func address(ofPage index: Int) -> URL {
        base.appending(path: "photos").appending(queryItems: [
            URLQueryItem(name: "feature", value: feature), URLQueryItem(name: "page", value: "\(index + 1)"),
            URLQueryItem(name: "consumer_key", value: key),
        ])
    }
}
