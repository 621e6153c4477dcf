import Foundation
import GiphyData

/// The part of a media object that a cell shows.
package struct ImagePresentation: Hashable, Sendable {
    package let title: String
    /// The width in pixels; only the proportions matter.
    package let width: Int
    package let height: Int
    package let url: URL

    package init(title: String, width: Int, height: Int, url: URL) {
        (self.title, self.width, self.height, self.url) = (title, width, height, url)
    }

    package init(_ media: MediaObject) {
        self.init(
            title: media.title, width: media.picture.width, height: media.picture.height, url: media.picture.url)
    }
}
