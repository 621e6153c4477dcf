// swift-format-ignore-file: NoLeadingUnderscores

public import CoreGraphics
import UIKit

/// A picture in tiles.
public struct ImagePaint: ShapeStyle {
    /// The picture.
    public var image: Image
    /// The part of the picture that is repeated, in unit coordinates.
    public var sourceRect: CGRect
    /// The scale of the tiles.
    public var scale: CGFloat

    /// Creates a style of a part of a picture.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        guard let picture = image.picture(in: environment) else { return .nothing }
        return _Paint(.tiles(picture, part: sourceRect, scale: scale))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture in tiles.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
