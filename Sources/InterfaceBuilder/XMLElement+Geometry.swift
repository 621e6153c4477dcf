internal import LayoutSimGeometry

extension XMLElement {
    /// A number of an attribute; `nil` if it is absent or no number to lay out with.
    func number(_ name: String) -> Double? {
        LayoutSimInterfaceBuilder.number(self[name])
    }

    /// The rectangle of the attributes `x`, `y`, `width` and `height`, in points.
    var rect: Rect? {
        guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height")
        else { return nil }
        return Rect(x: x, y: y, width: max(0, width), height: max(0, height))
    }

    /// The frame that a view's file holds, in points of the superview.
    var storedFrame: Rect? { property("frame")?.rect }

    /// The size of the attributes `width` and `height`, in points.
    var size: Size? {
        guard let width = number("width"), let height = number("height") else { return nil }
        return Size(width: max(0, width), height: max(0, height))
    }

    /// Distances in any of the notations of Interface Builder's, in points.
    func insets(isRightToLeft: Bool) -> EdgeInsets {
        let leading = number("leading") ?? 0
        let trailing = number("trailing") ?? 0
        return EdgeInsets(
            top: number("top") ?? number("minY") ?? 0,
            left: number("left") ?? number("minX") ?? (isRightToLeft ? trailing : leading),
            bottom: number("bottom") ?? number("maxY") ?? 0,
            right: number("right") ?? number("maxX") ?? (isRightToLeft ? leading : trailing))
    }
}
