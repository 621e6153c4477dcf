public import Foundation

/// A picture of an asset catalog, by its name.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Names a picture of a bundle's catalog.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A color of an asset catalog, by its name.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Names a color of a bundle's catalog.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
    /// The picture of a catalog; an empty one where there is none.
    public convenience init(resource: ImageResource) {
        self.init(UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)?.values ?? ImageValues())
    }
}

extension UIColor {
    /// The color of a catalog; clear where there is none.
    public convenience init(resource: ColorResource) {
        self.init(dynamicProvider: {
            UIColor(named: resource.name, in: resource.bundle, compatibleWith: $0) ?? .clear
        })
    }
}
