public import Foundation

/// An image in an asset catalog, identified by name.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Creates a reference to an image in a bundle's catalog.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A color in an asset catalog, identified by name.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Creates a reference to a color in a bundle's catalog.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
    /// Creates the image of a resource; an empty image if there is none.
    public convenience init(resource: ImageResource) {
        self.init(UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)?.values ?? ImageValues())
    }
}

extension UIColor {
    /// Creates the color of a resource; clear if there is none.
    public convenience init(resource: ColorResource) {
        self.init(dynamicProvider: {
            UIColor(named: resource.name, in: resource.bundle, compatibleWith: $0) ?? .clear
        })
    }
}
