import Foundation
import LayoutSimGeometry
import LayoutSimViewTree

extension UIImage {
    /// Creates a stand-in for an image that a nib file names, at the size that the file specifies.
    ///
    /// The alignment insets are those of the view that shows the image or is filled by it.
    convenience init(standIn image: Image, of view: View? = nil) {
        var values = ImageValues()
        values.standIn = image
        if let insets = view?.classRules.alignmentInsets { values.alignmentInsets = UIEdgeInsets(insets) }
        self.init(values)
    }

    /// Creates an image that a nib file names from a bundle, or a stand-in if the bundle does not have it.
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

    /// Creates a stand-in for an unavailable image with a width in points.
    convenience init(width: Double) {
        let size = LayoutSimGeometry.Size(width: width, height: width)
        self.init(standIn: Image(.missing(""), size: size, intrinsicSize: size))
    }
}
