import Foundation

/// The picture and the size that a client requests.
package struct PictureRequest: Hashable, Sendable {
    package let source: URL
    /// The side of the square that the picture fills, in pixels.
    package let side: Int

    /// The upper limit of the side, in pixels.
    package static let largestSide = 1_024

    /// Reads the query of an address: `url`, `side` in points and `scale`.
    package init?(_ url: URL) {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
        guard let source = value("url").flatMap({ URL(string: $0) }), let scheme = source.scheme,
            ["http", "https"].contains(scheme), let side = value("side").flatMap({ Int($0) }),
            (1...4_096).contains(side),
            let scale = Int(value("scale") ?? "1"), (1...4).contains(scale)
        else { return nil }
        self.source = source
        self.side = min(side * scale, Self.largestSide)
    }
}
