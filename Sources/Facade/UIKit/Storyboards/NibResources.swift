import Foundation
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

extension UIColor {
    /// Creates the color of an element; system colors and asset catalog colors adapt to the appearance.
    convenience init?(nib object: InterfaceBuilderObject, in bundle: Bundle) {
        if let name = object["name"], let color = NamedColor(name: name, bundle: bundle) {
            self.init(.asset(color))
        } else if let system = object["systemColor"].flatMap(SystemColor.init) {
            self.init(.system(system))
        } else if let color = object.color {
            self.init(color)
        } else {
            return nil
        }
    }
}

extension UIImage {
    /// Creates an image from its name in a file: a system symbol or an image of the bundle.
    convenience init?(nib name: String, _ object: InterfaceBuilderObject, in bundle: Bundle) {
        if object["catalog"] == "system" {
            self.init(systemName: name)
        } else {
            self.init(named: name, in: bundle, compatibleWith: nil)
        }
    }
}

extension InterfaceBuilderObject {
    /// Returns the image of an attribute or of an `imageReference`.
    @MainActor func image(_ key: String, in bundle: Bundle) -> UIImage? {
        if let name = self[key] { return UIImage(nib: name, self, in: bundle) }
        guard let reference = property(key), let name = reference["image"] ?? reference["name"] else { return nil }
        return UIImage(nib: name, reference, in: bundle)
    }

    /// Returns the color of a property.
    @MainActor func color(_ key: String, in bundle: Bundle) -> UIColor? {
        property(key).flatMap { UIColor(nib: $0, in: bundle) }
    }
}
