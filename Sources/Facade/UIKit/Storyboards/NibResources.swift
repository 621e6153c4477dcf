import Foundation
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

extension UIColor {
    /// Creates the color that a file refers to; system colors and those of a bundle's asset catalog adapt to the
    /// appearance.
    convenience init?(_ reference: ColorReference, in bundle: Bundle?) {
        switch reference.source {
        case .asset(let name):
            if let bundle, let color = NamedColor(name: name, bundle: bundle) {
                self.init(.asset(color))
                return
            }
        case .system(let name):
            if let system = SystemColor(rawValue: name) {
                self.init(.system(system))
                return
            }
        case .components: break
        }
        guard let color = reference.color else { return nil }
        self.init(color)
    }
}

extension UIImage {
    /// Creates the image that a file refers to: a system symbol or an image of the bundle.
    convenience init?(_ reference: ImageReference, in bundle: Bundle) {
        if reference.isSymbol {
            self.init(systemName: reference.name)
        } else {
            self.init(named: reference.name, in: bundle, compatibleWith: nil)
        }
    }
}
