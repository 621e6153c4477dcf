import Foundation
import LayoutSimAutoLayout
import LayoutSimGeometry

/// The last fitting size computation of a separately laid out part of a tree, which can be updated incrementally.
@MainActor final class LastFitting {
    private let last: LastLayout
    private var target: FittingTarget
    private var edits = LayoutEdits()
    /// The fitting size for the target, in points.
    private(set) var size: CGSize

    /// Computes the fitting size of the part below a root, whose layout is up to date.
    init(of root: UIView, _ target: FittingTarget) {
        var writer = ScreenWriter(root, .layout)
        let layout = LayoutHost.layout(&writer, rootSize: nil, for: root, additional: target.constraints)
        self.target = target
        size = layout.fittingSize
        last = LastLayout(layout: layout, writer: writer)
    }

    /// Records an edit for the next computation; resizing is ignored, since the target determines the size.
    func note(_ edit: (inout LayoutEdits) -> Void) {
        edit(&edits)
        edits.isResized = false
    }

    /// Returns the fitting size for a target; `nil` if it must be computed from scratch.
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
