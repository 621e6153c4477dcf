package import LayoutSimGeometry
package import LayoutSimViewTree

extension LayoutTree {
    /// The system's required constraints for views with an autoresizing mask, and for views without any constraint,
    /// which keep the frame stored in their file; each with the position of its view.
    var autoresizingConstraints: [(position: Int, constraint: Constraint)] {
        let keepsFrames = index.nodes.indices.contains { index.nodes[$0].view.source.storedFrame != nil }
        let constrained = keepsFrames ? constrainedViews : []
        var all: [(position: Int, constraint: Constraint)] = []
        for position in index.nodes.indices.dropFirst() {
            guard let parent = index.nodes[position].parent, !arranged.contains(position),
                let autoresizing = masked(position) ?? kept(position, constrained)
            else { continue }
            for axis in [Axis.horizontal, .vertical] {
                all += Springs(autoresizing, axis, alignmentInsets[position])
                    .constraints(of: index.nodes[position].view, in: index.nodes[parent].view)
                    .compactMap(\.sound).map { (position, $0) }
            }
        }
        return all
    }

    /// Returns how an autoresizing mask places a view, in points from the visible edges of its superview.
    ///
    /// Constraints to a superview are to its visible edges, wherever its bounds begin [Apple, Technical Note TN2154].
    fileprivate func masked(_ position: Int) -> Autoresizing? {
        guard var autoresizing = index.nodes[position].view.autoresizing else { return nil }
        guard let parent = index.nodes[position].parent, let rules = index.nodes[parent].classRules,
            !index.nodes[parent].view.content.scrolls
        else { return autoresizing }
        autoresizing.frame = autoresizing.frame.offset(x: -rules.contentOffset.x, y: -rules.contentOffset.y)
        return autoresizing
    }

    fileprivate func kept(_ position: Int, _ constrained: Set<Int>) -> Autoresizing? {
        guard !constrained.contains(position), let frame = index.nodes[position].view.source.storedFrame else {
            return nil
        }
        return Autoresizing(frame: frame, superviewSize: .zero, mask: [])
    }

    /// The views that a constraint places: by a constant, or relative to something outside them.
    fileprivate var constrainedViews: Set<Int> {
        var views: Set<Int> = []
        for constraint in screen.constraints {
            let first = index.position(of: constraint.first.item)
            guard let second = constraint.second.map({ index.position(of: $0.item) }) else {
                views.insert(first)
                continue
            }
            if !index.isInside(second, first) { views.insert(first) }
            if !index.isInside(first, second) { views.insert(second) }
        }
        return views
    }
}

extension Screen {
    /// The stored frames of the views that nothing places and that therefore keep them, by id, in points of their
    /// superviews.
    package var keptFrames: [String: Rect] {
        let tree = LayoutTree(self)
        let constrained = tree.constrainedViews
        var frames: [String: Rect] = [:]
        for (position, node) in tree.index.nodes.enumerated().dropFirst()
        where node.view.autoresizing == nil && !tree.arranged.contains(position) {
            frames[node.view.id] = tree.kept(position, constrained)?.frame
        }
        return frames
    }
}

extension LayoutTree {
    /// Returns the frame that an autoresizing mask gives the view at a position in a superview of a given size; `nil`
    /// if no mask places it. Both are in points and not rounded to pixels: a view placed by a mask keeps its fractions.
    func maskedFrame(at position: Int, in size: Size) -> Rect? {
        guard !arranged.contains(position), let autoresizing = masked(position) else { return nil }
        let (x, width) = Springs(autoresizing, .horizontal, .zero).stretched(to: size.width)
        let (y, height) = Springs(autoresizing, .vertical, .zero).stretched(to: size.height)
        return Rect(x: x, y: y, width: max(0, width), height: max(0, height))
    }
}

/// The division of a superview's length along an axis by an autoresizing mask: flexible parts grow in proportion to
/// their lengths [Apple, `UIView.AutoresizingMask`].
private struct Springs {
    /// The distance before the alignment rectangle, its length, and the distance after it, in points.
    private let parts: [Double]
    private let isFlexible: [Bool]
    private let axis: Axis

    init(_ autoresizing: Autoresizing, _ axis: Axis, _ insets: EdgeInsets) {
        self.axis = axis
        let frame = autoresizing.frame.inset(by: insets)
        let mask = autoresizing.mask
        if axis == .horizontal {
            parts = [frame.minX, frame.width, autoresizing.superviewSize.width - frame.maxX]
            isFlexible = [.flexibleMinX, .widthSizable, .flexibleMaxX].map(mask.contains)
        } else {
            parts = [frame.minY, frame.height, autoresizing.superviewSize.height - frame.maxY]
            isFlexible = [.flexibleMinY, .heightSizable, .flexibleMaxY].map(mask.contains)
        }
    }

    /// Returns constraints for the position and the length, each a fraction of the superview's length plus a constant.
    func constraints(of view: View, in superview: View) -> [Constraint] {
        let attributes: (near: LayoutAttribute, far: LayoutAttribute, length: LayoutAttribute) =
            axis == .horizontal ? (.left, .right, .width) : (.top, .bottom, .height)
        let item = superview.frameItem
        let near = Constraint.Operand(view.layoutItem, attributes.near)
        let length = Constraint.Operand(view.layoutItem, attributes.length)
        let (nearShare, lengthShare) = (share(0), share(1))
        return [
            nearShare == 0
                ? Constraint(near, .equal, Constraint.Operand(item, attributes.near), constant: parts[0])
                : Constraint(
                    near, .equal, Constraint.Operand(item, attributes.far), multiplier: nearShare,
                    constant: parts[0] - nearShare * total),
            lengthShare == 0
                ? Constraint(length, .equal, nil, constant: parts[1])
                : Constraint(
                    length, .equal, Constraint.Operand(item, attributes.length), multiplier: lengthShare,
                    constant: parts[1] - lengthShare * total),
        ]
    }

    /// Returns the position and the length in a superview of a given length, in points.
    func stretched(to length: Double) -> (position: Double, length: Double) {
        let gain = length - total
        return (parts[0] + share(0) * gain, parts[1] + share(1) * gain)
    }

    private var total: Double { parts.reduce(0, +) }

    /// Returns the share of each point of the superview's growth that goes to a part.
    private func share(_ part: Int) -> Double {
        guard isFlexible[part] else { return 0 }
        let flexible = zip(parts, isFlexible).filter(\.1).map { max(0, $0.0) }
        let sum = flexible.reduce(0, +)
        return sum > 0 ? max(0, parts[part]) / sum : 1 / Double(flexible.count)
    }
}

extension View {
    /// The item that the mask of a subview is relative to: the frame, even in a scroll view.
    fileprivate var frameItem: LayoutItem {
        if case .scroll = content { return .guide(.scrollFrame, owner: id) }
        return layoutItem
    }
}
