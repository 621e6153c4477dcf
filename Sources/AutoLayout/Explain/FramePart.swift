import LayoutSimGeometry

/// A number of a view's frame as a sum of unknowns, in points of the superview.
struct FramePart {
    let weights: [(unknown: Int, weight: Double)]
    let constant: Double

    init(_ part: Explanation.Part, of position: Int, in tree: LayoutTree) {
        let axis = part.axis
        let span = FramePart.frame(position, axis, in: tree)
        let length = span.length.map { [(unknown: $0, weight: 1.0)] } ?? []
        if part == .width || part == .height {
            weights = length
            constant = -span.near - span.far
            return
        }
        let parent = tree.index.nodes[position].parent ?? 0
        let outer = FramePart.frame(parent, axis, in: tree)
        let isFar = part == .right || part == .bottom
        weights =
            (span.start.map { [(unknown: $0, weight: 1.0)] } ?? []) + (isFar ? length : [])
            + (outer.start.map { [(unknown: $0, weight: -1.0)] } ?? [])
        constant = (isFar ? -span.far : span.near) - outer.near
    }

    private static func frame(_ position: Int, _ axis: Axis, in tree: LayoutTree) -> Span {
        let insets = tree.alignmentInsets[position]
        let outwards = EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
        let span = position == 0 ? Span() : Unknowns.span(ofView: position, along: axis)
        return span.inset(by: outwards, along: axis)
    }
}
