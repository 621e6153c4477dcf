import Foundation
import GiphyData

/// What a cell shows of a media object, and nothing more.
package struct ImagePresentation: Hashable, Sendable {
    package let title: String
    /// In pixels; only the proportions count.
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
