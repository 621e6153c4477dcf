import Foundation

/// A page of a feature.
package struct PhotoPage: Hashable, Sendable, Decodable {
    /// The number of the page, counted from 1.
    package let currentPage: Int
    package let totalPages: Int
    package let totalItems: Int
    package let feature: String
    package let photos: [Photo]

    package init(currentPage: Int, totalPages: Int, totalItems: Int, feature: String, photos: [Photo]) {
        (self.currentPage, self.totalPages, self.totalItems) = (currentPage, totalPages, totalItems)
        (self.feature, self.photos) = (feature, photos)
    }

    /// Returns the page shown before its data arrives: one page without photos.
    package static func unknown(index: Int, feature: String) -> PhotoPage {
        PhotoPage(currentPage: index + 1, totalPages: 1, totalItems: 0, feature: feature, photos: [])
    }

    /// Reads the service's answer for the page of an index; returns `nil` for any other contents.
    package init?(json: Data, index: Int, feature: String) {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        guard let page = try? decoder.decode(PhotoPage.self, from: json), page.currentPage == index + 1,
            page.feature == feature, page.totalPages >= 1
        else { return nil }
        self = page
    }

    /// The photos that have a picture, in order.
    package var shownPhotos: [Photo] { photos.filter { $0.address != nil } }

    /// The title above the photos.
    package var title: String { "\(feature.capitalized) Images - Page \(currentPage)/\(totalPages)" }
}
