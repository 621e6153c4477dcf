import Foundation
import LayoutSimViewTree
import QuartzCore

extension ScreenWriter {
    /// How far the contents of a view lie from where its bounds begin, in the coordinates in which the tree is laid out, in
    /// points.
    ///
    /// A tree that becomes a screen shows contents where they are scrolled to. A live layout is in coordinates of contents,
    /// so that scrolling needs none, but for contents that are tied to something around them. What does not scroll is laid
    /// out from its visible edges, wherever its bounds begin.
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

    /// Notes the scroll views around a view in which a place of another item, given with the view that has it, is not a place
    /// of the content.
    private mutating func notePinning(_ position: Int, to operand: LayoutOperand, of owner: Int) {
        guard operand.attribute.isPlace else { return }
        var inner = position
        while parents[inner] >= 0 {
            let outer = parents[inner]
            if views[outer] is UIScrollView, !scrolls(operand, of: owner, with: outer) { pinning.insert(outer) }
            inner = outer
        }
    }

    /// Whether a place moves with the content of a scroll view: that of what is inside, and the edges of the scroll view as
    /// they are seen from there.
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

    /// Whether it is an edge, which a scroll view has of its frame and of its content.
    fileprivate var meansContent: Bool {
        guard let attribute = lowered.0 else { return false }
        return switch attribute {
        case .left, .right, .top, .bottom, .leading, .trailing: true
        default: false
        }
    }
}
