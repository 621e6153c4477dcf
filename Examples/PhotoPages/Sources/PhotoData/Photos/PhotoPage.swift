import Foundation

/// A page of a feature.
package struct PhotoPage: Hashable, Sendable, Decodable {
    /// From 1 on.
    package let currentPage: Int
    package let totalPages: Int
    package let totalItems: Int
    package let feature: String
    package let photos: [Photo]

    package init(currentPage: Int, totalPages: Int, totalItems: Int, feature: String, photos: [Photo]) {
        (self.currentPage, self.totalPages, self.totalItems) = (currentPage, totalPages, totalItems)
        (self.feature, self.photos) = (feature, photos)
    }

    /// What is shown of a page before its data comes: one page without photos.
    package static func unknown(index: Int, feature: String) -> PhotoPage {
        PhotoPage(currentPage: index + 1, totalPages: 1, totalItems: 0, feature: feature, photos: [])
    }

    /// Reads an answer of the service about the page of an index; `nil` if it is anything else.
    package init?(json: Data, index: Int, feature: String) {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        guard let page = try? decoder.decode(PhotoPage.self, from: json), page.currentPage == index + 1,
            page.feature == feature, page.totalPages >= 1
        else { return nil }
        self = page
    }

    /// The photos that have a picture, in their order.
    package var shownPhotos: [Photo] { photos.filter { $0.address != nil } }

    /// The line above the photos.
    package var title: String { "\(feature.capitalized) Images - Page \(currentPage)/\(totalPages)" }
}
