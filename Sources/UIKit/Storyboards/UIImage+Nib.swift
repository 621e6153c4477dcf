import Foundation
import LayoutSimGeometry
import LayoutSimViewTree

extension UIImage {
    /// A picture that a file names, at the size that the file holds for it.
    ///
    /// It is aligned as a view whose picture it is, or which it fills.
    convenience init(standIn image: Image, of view: View? = nil) {
        var values = ImageValues()
        values.standIn = image
        if let insets = view?.classRules.alignmentInsets { values.alignmentInsets = UIEdgeInsets(insets) }
        self.init(values)
    }

    /// The picture that a file names, from the bundle; what the file holds of it where the bundle has none.
    convenience init(_ image: Image, in bundle: Bundle?, of view: View? = nil) {
        guard case .missing(let name) = image.source, !name.isEmpty,
            var values = ImageValues(named: name, in: bundle, for: nil)
        else {
            self.init(standIn: image, of: view)
            return
        }
        if let insets = view?.classRules.alignmentInsets { values.alignmentInsets = UIEdgeInsets(insets) }
        self.init(values)
    }

    /// A picture of a width in points that is not at hand.
    convenience init(width: Double) {
        let size = LayoutSimGeometry.Size(width: width, height: width)
        self.init(standIn: Image(.missing(""), size: size, intrinsicSize: size))
    }
}
