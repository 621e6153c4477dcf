import Foundation
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

/// What an object of a file is made from: `init(coder:)` of UIKit's classes takes its values from here.
final class NibCoder: KeylessCoder {
    /// The view as layout knows it, with the values of its file.
    let value: View
    /// What else the file says of it; `nil` for views that no file holds.
    let object: InterfaceBuilderObject?
    private let builder: NibBuilder

    init(_ value: View, _ object: InterfaceBuilderObject?, _ builder: NibBuilder) {
        self.value = value
        self.object = object
        self.builder = builder
        super.init()
    }

    /// What connects the view with others; `nil` where it only shows its layout.
    var context: NibContext? { builder.context }

    /// Gives a new view the values of the file, and the views in it.
    @MainActor func fill(_ view: UIView) { builder.fill(view, from: self) }
}

extension UIView {
    /// Takes over what a file says of the view, if it comes from one.
    func decode(_ coder: NSCoder) {
        (coder as? NibCoder)?.fill(self)
        (coder as? NSKeyedUnarchiver).map(read)
    }
}
