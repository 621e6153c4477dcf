import Foundation
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

/// The coder of a view in a file: `init(coder:)` of UIKit's classes reads its values.
final class NibCoder: KeylessCoder {
    /// The view's value for layout, with the values of the file.
    let value: View
    /// The element in the file; `nil` for views that are not in a file.
    let object: InterfaceBuilderObject?
    private let builder: NibBuilder

    init(_ value: View, _ object: InterfaceBuilderObject?, _ builder: NibBuilder) {
        self.value = value
        self.object = object
        self.builder = builder
        super.init()
    }

    /// The context that connects the view with other objects; `nil` if it only shows the layout.
    var context: NibContext? { builder.context }

    /// Applies the file's values to a new view and creates its subviews.
    @MainActor func fill(_ view: UIView) { builder.fill(view, from: self) }
}

extension UIView {
    /// Applies the values of a file or an archive, if the view comes from one.
    func decode(_ coder: NSCoder) {
        (coder as? NibCoder)?.fill(self)
        (coder as? NSKeyedUnarchiver).map(read)
    }
}
