import LayoutSimGeometry
import LayoutSimViewTree

/// The alignment rectangle of a view or guide in unknowns, in the coordinates of the layout root.
struct Box {
    var left: LinearForm
    var top: LinearForm
    var width: LinearForm
    var height: LinearForm
    /// Distances of the first line's baseline from the top and of the last line's from the bottom; 0 without text.
    var firstBaseline = 0.0
    var lastBaseline = 0.0

    /// The rectangle of a root, which is known.
    init(root size: Size) {
        left = LinearForm()
        top = LinearForm()
        width = LinearForm(constant: size.width)
        height = LinearForm(constant: size.height)
    }

    /// The rectangle of a view whose unknowns are four consecutive variables.
    init(firstVariable: Int) {
        left = .variable(firstVariable)
        top = .variable(firstVariable + 1)
        width = .variable(firstVariable + 2)
        height = .variable(firstVariable + 3)
    }

    /// The rectangle without insets in points.
    func inset(by insets: EdgeInsets) -> Box {
        var box = self
        box.left = left + insets.left
        box.top = top + insets.top
        box.width = width + (-insets.left - insets.right)
        box.height = height + (-insets.top - insets.bottom)
        return box
    }

    /// An attribute as a sum of unknowns.
    func form(of attribute: LayoutAttribute) -> LinearForm {
        switch attribute {
        case .left, .leading: left
        case .right, .trailing: left + width
        case .top: top
        case .bottom: top + height
        case .width: width
        case .height: height
        case .centerX: left + width * 0.5
        case .centerY: top + height * 0.5
        case .firstBaseline: top + firstBaseline
        case .lastBaseline: top + height + -lastBaseline
        }
    }

    /// Where coordinates along an axis count from.
    func origin(along axis: Axis) -> LinearForm {
        axis == .horizontal ? left : top
    }
}
