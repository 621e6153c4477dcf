import LayoutSimGeometry
import LayoutSimViewTree

/// A view that is being filled, and its frame.
struct FilledView {
    var view: View
    /// The frame in points of the screen.
    let frame: Rect

    /// Clips the view to its bounds and gives it a background color if it has none.
    mutating func open(background: Color? = nil) {
        view.clipsToBounds = true
        view.backgroundColor = view.backgroundColor ?? background
    }

    /// Adds a subview with a frame in points of the screen.
    mutating func add(_ subview: View, in subframe: Rect) {
        var subview = subview
        subview.autoresizing = Autoresizing(
            frame: subframe.offset(x: -frame.minX, y: -frame.minY), superviewSize: frame.size, mask: [])
        view.subviews.append(subview)
    }
}
