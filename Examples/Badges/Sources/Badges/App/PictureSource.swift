import BadgeData
import UIKit

/// The source of pictures.
package enum PictureSource: Hashable, Sendable {
    /// The original address and size.
    case original
    /// A service that returns pictures in the size the screen needs.
    case proxy(URL)

    /// Returns the address of a picture that is shown with a side in points.
    func url(of picture: PictureAddress, side: CGFloat, scale: CGFloat) -> URL {
        guard case .proxy(let service) = self,
            var components = URLComponents(url: service, resolvingAgainstBaseURL: false)
        else { return picture.url }
        components.queryItems = [
            URLQueryItem(name: "url", value: picture.url.absoluteString),
            URLQueryItem(name: "side", value: "\(Int(side.rounded(.up)))"),
            URLQueryItem(name: "scale", value: "\(Int(scale.rounded(.up)))"),
        ]
        return components.url ?? picture.url
    }
}
