import PhotoData
// UIKit also has a type with this name.
import struct PhotoData.ImageResource
import UIKit

/// The sizes of items, in points.
enum PhotoSize {
    /// The minimum height of landscape photos in the preview, in which they are cropped at the sides.
    static let leastPreviewHeight: CGFloat = 320
    /// The size of a photo with unknown dimensions, on all screens.
    static let unknown = FlowStyle.galleryItem

    static func gallery(_ photo: ImageResource, width: CGFloat, _ style: FlowStyle) -> CGSize {
        photo.hasSize ? style.scaled(to: width).item : unknown
    }

    static func preview(_ photo: ImageResource, in container: CGSize) -> CGSize {
        photo.hasSize
            ? preview(CGSize(width: photo.width, height: photo.height), in: container) : unknown
    }

    /// Returns the size of a picture in a container: as wide as it in landscape, as high in portrait.
    static func preview(_ picture: CGSize, in container: CGSize) -> CGSize {
        guard container.width > 0, container.height > 0, picture.width > 0, picture.height > 0 else { return least }
        let size =
            picture.width >= picture.height
            ? CGSize(
                width: container.width,
                height: max(
                    min(picture.height * container.width / picture.width, container.height), leastPreviewHeight))
            : CGSize(
                width: min(picture.width * container.height / picture.height, container.width),
                height: container.height)
        return size.width > 1 && size.height > 1 ? size : least
    }

    /// A flow layout rejects items without a size.
    private static let least = CGSize(width: 1, height: 1)
}

extension ImageResource {
    /// Whether the dimensions are known.
    var hasSize: Bool { width > 0 && height > 0 }
}
