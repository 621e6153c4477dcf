import Foundation
import LayoutSimAutoLayout
import LayoutSimGeometry

/// The fitting that was computed last for a part of a tree, as it takes over edits.
@MainActor final class LastFitting {
    private let last: LastLayout
    private var target: FittingTarget
    private var edits = LayoutEdits()
    /// The size that the target leads to, in points.
    private(set) var size: CGSize

    /// Fits the part below a root, which is up to date.
    init(of root: UIView, _ target: FittingTarget) {
        var writer = ScreenWriter(root, .layout)
        let layout = LayoutHost.layout(&writer, rootSize: nil, for: root, additional: target.constraints)
        self.target = target
        size = layout.fittingSize
        last = LastLayout(layout: layout, writer: writer)
    }

    /// Notes an edit for the next fitting; the target decides the size.
    func note(_ edit: (inout LayoutEdits) -> Void) {
        edit(&edits)
        edits.isResized = false
    }

    /// The size for a target; `nil` if the part is to be fitted from the beginning.
    func size(for new: FittingTarget) -> CGSize? {
        guard (new.horizontal, new.vertical) == (target.horizontal, target.vertical) else { return nil }
        guard new != target || !edits.isEmpty else { return size }
        guard last.takesEdits, let writer = last.wholeWriter else { return nil }
        for (number, constraint) in new.constraints.enumerated() where constraint.second == nil {
            last.setConstant(constraint.constant, ofAdditional: number)
        }
        guard let outcome = last.outcome(after: edits, writer) else { return nil }
        (target, edits) = (new, LayoutEdits())
        size = CGSize(outcome.screenFrames[1].size)
        return size
    }
}
