import Foundation
import LayoutSimViewTree
import QuartzCore

extension ScreenWriter {
    /// Returns the offset of a view's contents from its bounds origin in layout coordinates, in points.
    ///
    /// A tree that becomes a screen shows contents at their scrolled position. A live layout uses content coordinates,
    /// so that scrolling needs no layout, except for contents that are tied to something around them. Contents of views
    /// that do not scroll are laid out from the visible edges, regardless of the bounds origin.
    func offset(at position: Int) -> CGPoint {
        let isFrozen = !names.isEmpty
        guard isFrozen || !(views[position] is UIScrollView) || pinning.contains(position) else { return .zero }
        return placedLayer(of: views[position]).bounds.origin
    }

    /// Finds the scroll views whose content is tied to something that does not scroll with it.
    mutating func notePinning() {
        guard hasScrollViews, names.isEmpty else { return }
        pinning = []
        for constraint in constraints {
            guard let second = constraint.second, let one = position(of: constraint.first.view),
                let other = position(of: second.view)
            else { continue }
            notePinning(one, to: second, of: other)
            notePinning(other, to: constraint.first, of: one)
        }
        for (position, view) in views.enumerated() {
            (view as? UIScrollView)?.pinsContent = pinning.contains(position)
        }
    }

    /// Records the scroll views around a view whose content does not contain the other operand of a constraint, given
    /// with the view that owns it.
    private mutating func notePinning(_ position: Int, to operand: LayoutOperand, of owner: Int) {
        guard operand.attribute.isPlace else { return }
        var inner = position
        while parents[inner] >= 0 {
            let outer = parents[inner]
            if views[outer] is UIScrollView, !scrolls(operand, of: owner, with: outer) { pinning.insert(outer) }
            inner = outer
        }
    }

    /// Returns whether a position moves with the content of a scroll view: positions inside the content, and the edges
    /// of the scroll view as seen from inside.
    private func scrolls(_ operand: LayoutOperand, of owner: Int, with scroll: Int) -> Bool {
        if owner == scroll {
            switch operand.guide?.kind {
            case nil where operand.guide == nil, .margins?: return operand.attribute.meansContent
            case .scrollContent?: return true
            default: return false
            }
        }
        var position = owner
        while position > scroll { position = parents[position] }
        return position == scroll
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isPlace: Bool {
        switch self {
        case .width, .height, .notAnAttribute: false
        default: true
        }
    }

    /// Whether the attribute is an edge, which a scroll view has for both its frame and its content.
    fileprivate var meansContent: Bool {
        guard let attribute = lowered.0 else { return false }
        return switch attribute {
        case .left, .right, .top, .bottom, .leading, .trailing: true
        default: false
        }
    }
}
