import Foundation

/// Parts of a tree that an engine of their own lays out: what lies in the cells of lists and in their content views. Their
/// superviews give them frames, and the constraints of what is in them end there.
extension UIView {
    /// Lays out what is in the view by itself from here on, for as long as constraints do not cross its border; its superview
    /// may give it the size that it asks for.
    func layOutApart(isSizedToFit: Bool = false) {
        LayoutPlace.treeChanged()
        LayoutPlace.hasHadParts = true
        state.isApart = true
        state.isSizedToFit = isSizedToFit
    }

    /// Whether an engine of its own lays out what is in the view, though it has a superview.
    var isLaidOutApart: Bool { state.isApart && state.translatesMask && state.superview != nil }

    /// The view at the top of what is laid out together with the view.
    var layoutRoot: UIView {
        if let root = LayoutPlace.root(of: self) { return root }
        var view = self
        while !view.isLaidOutApart, let superview = view.state.superview { view = superview }
        return view
    }

    /// Whether the frames below the root of a layout are out of date.
    var isToBeSolved: Bool { state.isInputDirty || state.engine?.edits.isEmpty == false }

    /// Makes the next pass of the layout loop bring the part up to date.
    func partChanged() {
        if state.isInputDirty { state.engine?.forgetFitting() }
        if state.isSizedToFit { state.superview?.flagLayout() }
        state.needsLayoutBelow = true
        flagLayoutAbove()
    }

    /// Has the engine around the view lay out what is in it as well.
    func joinOuterLayout() {
        guard state.isApart else { return }
        LayoutPlace.treeChanged()
        state.isApart = false
        state.engine = nil
        state.superview?.layoutInputChanged()
    }

    /// Has the outer engine lay out the parts on the way from a view up to this one, whose borders a constraint crosses.
    func joinParts(down to: UIView?) {
        guard LayoutPlace.hasHadParts else { return }
        var view = to
        while let current = view, current !== self {
            current.joinOuterLayout()
            view = current.state.superview
        }
    }

    /// Takes note of another size of a part; what it preserves of its superview's margins depends on its place, too.
    func partMoved(isResized: Bool) {
        guard !state.isInputDirty else { return }
        if state.preservesSuperviewMargins {
            layoutInputChanged()
        } else if isResized {
            noteEdit { $0.isResized = true }
        }
    }
}
