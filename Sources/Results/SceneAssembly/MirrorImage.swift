package import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimNotation
package import LayoutSimViewTree

extension Layout {
    /// Returns whether the right-to-left layout of a screen must be the mirror image of this left-to-right layout,
    /// because nothing is fixed to left or right.
    package func hasMirrorImage(_ other: Screen) -> Bool {
        !isFixedToSides && !hasFixedMargins(like: other.root) && !hasFixedStacks(like: other.root)
    }

    /// Whether a constraint, an autoresizing mask, an alignment rectangle or an ambiguous position keeps something on
    /// its side in either direction.
    private var isFixedToSides: Bool {
        views.dropFirst().contains { $0.view.autoresizing != nil || $0.view.isFixedToSides }
            || constraints.contains { $0.constraint.isFixedToSides || isInScrollFrame($0.constraint) } || hasOpenPlaces
    }

    /// Returns whether a constraint refers to the center of a scroll view, which is its frame's center, while its
    /// content starts at its left edge.
    private func isInScrollFrame(_ constraint: Constraint) -> Bool {
        [constraint.first, constraint.second].contains { operand in
            guard operand?.attribute == .centerX, case .view(let id)? = operand?.item else { return false }
            return self[id]?.view.content == .scroll
        }
    }

    /// Returns whether a margin differs between the sides and does not belong to a leading or trailing edge.
    private func hasFixedMargins(like other: View) -> Bool {
        zip(screen.root.inPreorder, other.inPreorder).contains { view, image in
            guard let own = view.layoutMargins.own, own.left != own.right else { return false }
            return own == image.layoutMargins.own
        }
    }

    /// Returns whether a stack view has a fixed direction, so that it runs against the screen in one of both layouts.
    private func hasFixedStacks(like other: View) -> Bool {
        zip(screen.root.inPreorder, other.inPreorder).contains { view, image in
            guard case .stack(let own) = view.content, case .stack(let mirrored) = image.content else { return false }
            return own.isReversed != mirrored.isReversed
        }
    }

    /// Whether constraints are ambiguous or conflict, so that any solution is valid.
    private var hasOpenPlaces: Bool {
        !diagnostics.isEmpty || constraints.contains { $0.source == .screen && $0.error > 0.01 }
    }

    /// Returns the width, in points, across which the subviews of a view are mirrored: the content's for a scroll view,
    /// otherwise the view's own.
    func width(inside position: Int) -> Double {
        let content = screenRect(of: .guide(.scrollContent, owner: views[position].view.id))
        return content?.width ?? views[position].frame.width
    }

    private func words(_ frame: Rect) -> String {
        [frame.minX, frame.minY, frame.width, frame.height].map { decimal($0) }.joined(separator: " ")
    }

    /// The tolerance for the distance of two edges, in points, since edges are rounded to pixels from the left.
    private var mirrorTolerance: Double { 1.01 / screen.viewport.scale }

    /// Returns whether a view of the other layout is the mirror image of a view of this layout across a width.
    func isMirrored(_ view: PlacedView, _ image: PlacedView, across width: Double) -> Bool {
        abs(image.frame.minX - (width - view.frame.maxX)) <= mirrorTolerance
            && abs(image.frame.width - view.frame.width) <= mirrorTolerance
    }

    /// Returns where the other layout differs from the mirror image of this one; `nil` if it does not.
    package func mirrorFault(_ other: Layout) -> String? {
        for (view, image) in zip(views.dropFirst(), other.views.dropFirst()) {
            guard let parent = view.parent else { continue }
            let isSame =
                isMirrored(view, image, across: width(inside: parent))
                && abs(image.frame.minY - view.frame.minY) <= mirrorTolerance
                && abs(image.frame.height - view.frame.height) <= mirrorTolerance
            guard !isSame else { continue }
            return "\(view.view.id) lies at \(words(image.frame)), not mirrored from \(words(view.frame))"
        }
        return nil
    }
}

extension View {
    /// Whether the view is a switch, which extends beyond its alignment rectangle only on the right.
    fileprivate var isFixedToSides: Bool {
        if case .control(.toggle) = content { true } else { false }
    }
}

extension Constraint {
    /// Whether the constraint refers to left or right, or offsets a horizontal center.
    var isFixedToSides: Bool {
        let attributes = [first.attribute, second?.attribute].compactMap(\.self)
        return attributes.contains { $0 == .left || $0 == .right }
            || (first.attribute == .centerX && (constant != 0 || multiplier != 1))
    }
}
