import Foundation

/// A made-up list of media, and the service's answers about it.
package struct Feed: Sendable {
    /// A size in pixels.
    package typealias Size = (width: Int, height: Int)

    /// The sizes of the first media, which repeat.
    package static let sizes: [Size] = [
        (480, 270), (200, 200), (200, 356), (500, 281), (245, 245), (480, 480), (200, 110), (0, 0),
    ]

    package var count: Int
    package var host: String
    package var sizes: [Size]

    package init(count: Int, host: String = "https://gifs.example", sizes: [Size] = Self.sizes) {
        (self.count, self.host, self.sizes) = (count, host, sizes)
    }

    package func size(_ index: Int) -> Size { sizes[index % sizes.count] }
    package func title(_ index: Int) -> String { index < Self.titles.count ? Self.titles[index] : "Moving \(index)" }
    package func address(_ index: Int) -> String { "\(host)/media/\(index).gif" }

    /// Returns the answer to a request for the part at `offset`.
    package func page(from offset: Int, limit: Int) -> Data {
        let range = min(offset, count)..<min(offset + limit, count)
        let answer: [String: Any] = [
            "data": range.map(entry), "pagination": ["offset": offset, "count": range.count, "total_count": count],
        ]
        return Self.data(answer)
    }

    /// Returns the answer to a request at an address of the list.
    package func answer(to url: URL) -> Data {
        func number(_ name: String) -> Int {
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            return items.first { $0.name == name }?.value.flatMap { Int($0) } ?? 0
        }
        return page(from: number("offset"), limit: number("limit"))
    }

    package static func token(_ text: String) -> Data { data(["token": text]) }

    private func entry(_ index: Int) -> [String: Any] {
        let (width, height) = size(index)
        // The service writes lengths as strings.
        let rendition = ["width": "\(width)", "height": "\(height)", "url": address(index)]
        return ["id": "media\(index)", "title": title(index), "type": "gif", "images": ["fixed_width": rendition]]
    }

    private static func data(_ answer: [String: Any]) -> Data {
        (try? JSONSerialization.data(withJSONObject: answer, options: .sortedKeys)) ?? Data()
    }

    private static let titles = [
        "Otter waves", "Snow falls up", "Tall dance", "Train passes", "Cat, again", "Bread rises", "Two moons", "",
        "Tide comes in", "Paper plane", "Hop", "Kite loop",
    ]
}
