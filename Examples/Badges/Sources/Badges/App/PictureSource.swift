import BadgeData
import UIKit

/// Where pictures are loaded from.
package enum PictureSource: Hashable, Sendable {
    /// From where they are, in the size that they have.
    case original
    /// From a service that answers with the size that the screen needs.
    case proxy(URL)

    /// The address of a picture that is shown with a side in points.
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
