import LayoutSimGeometry
import LayoutSimViewTree

/// A view that is being filled, and where it lies.
struct FilledView {
    var view: View
    /// In points of the screen.
    let frame: Rect

    /// Shows what is put into it within its frame.
    mutating func open(background: Color? = nil) {
        view.clipsToBounds = true
        view.backgroundColor = view.backgroundColor ?? background
    }

    /// Adds a subview in a frame in points of the screen.
    mutating func add(_ subview: View, in subframe: Rect) {
        var subview = subview
        subview.autoresizing = Autoresizing(
            frame: subframe.offset(x: -frame.minX, y: -frame.minY), superviewSize: frame.size, mask: [])
        view.subviews.append(subview)
    }
}
