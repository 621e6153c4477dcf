import Foundation
import PhotoData

/// A made-up feature, and the service's answers about it.
package struct Feed: Sendable {
    package var pages: Int
    package var photosByPage: Int
    package var host: String

    package init(pages: Int = 1_000, photosByPage: Int = 20, host: String = "https://photos.example") {
        (self.pages, self.photosByPage, self.host) = (pages, photosByPage, host)
    }

    /// Returns the number of a picture on a page; pages count from 1.
    package func picture(_ photo: Int, page: Int) -> Int { (page - 1) * photosByPage + photo }

    package func address(_ photo: Int, page: Int) -> String { "\(host)/pictures/\(picture(photo, page: page)).png" }

    package static func number(of url: URL) -> Int { Int(url.deletingPathExtension().lastPathComponent) ?? 0 }

    /// Returns the page number in an address; `nil` for addresses of pictures.
    package static func page(of url: URL) -> Int? {
        URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == "page" }?.value
            .flatMap { Int($0) }
    }

    /// Returns the answer to a request at an address of a page.
    package func answer(to url: URL) -> Data { json(page: Self.page(of: url) ?? 1) }

    /// Returns the answer about a page, with a change to each photo.
    package func json(page: Int, _ change: (Int, inout [String: Any]) -> Void = { _, _ in }) -> Data {
        let photos = (0..<photosByPage).map { index in
            var photo = photo(index, page: page)
            change(index, &photo)
            return photo
        }
        return Self.data([
            "current_page": page, "total_pages": pages, "total_items": pages * photosByPage, "feature": "popular",
            "photos": photos,
        ])
    }

    private func photo(_ index: Int, page: Int) -> [String: Any] {
        let user: [String: Any] = [
            "username": "walker\(index)", "fullname": Self.names[index % Self.names.count],
            "userpic_url": "\(host)/users/\(index).png", "cover_url": NSNull(),
        ]
        let small =
            ["format": "jpeg", "size": 3, "url": "\(host)/small.png", "https_url": "\(host)/small.png"] as [String: Any]
        let address = address(index, page: page)
        let large = ["format": "jpeg", "size": 440, "url": address, "https_url": address] as [String: Any]
        return [
            "name": "\(Self.titles[index % Self.titles.count]) \(page)", "user": user,
            "description": Self.texts[index % Self.texts.count], "created_at": "2020-01-01T00:00:00-05:00",
            "comments_count": index * 7, "votes_count": 40 + index * 313, "positive_votes_count": index * 300,
            "times_viewed": 900 + index * 98_765, "images": [large, small], "camera": "ignored",
        ]
    }

    package static func data(_ answer: [String: Any]) -> Data {
        (try? JSONSerialization.data(withJSONObject: answer, options: .sortedKeys)) ?? Data()
    }

    private static let names = ["Ada Marsh", "Ben Ford", "Cleo Stone", "Dan Hill"]
    private static let titles = ["Low tide", "Night train", "First snow", "Market", "Bridge", "Harbor", "Salt road"]
    private static let texts = [
        "Taken from the pier at six in the morning, with a tripod that has seen better days.", "",
        "Two minutes of light.\nThen rain.", "The last stall before the square.",
    ]
}
