import FancyBlur
import SceneKit
import UIKit

/// Draws pictures on models.
public struct Filters {
    /// Creates filters.
    public init() {}

    /// Returns a picture as a model shows it.
    public func model(_ image: UIImage) -> UIImage? {
        guard image.size.width > 1 else { return nil }
        let material = SCNMaterial()
        material.diffuse.contents = image
        return material.diffuse.contents as? UIImage
    }

    /// The number of filters.
    public var count: Int { 2 }
}
