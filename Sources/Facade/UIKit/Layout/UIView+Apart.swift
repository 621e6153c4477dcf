import Foundation

/// Separately laid out parts of a tree: the cells of lists and their content views, each with a layout engine of its
/// own. Their superviews set their frames, and the constraints inside them do not reach outside.
extension UIView {
    /// Lays out the view's contents separately from now on, as long as no constraints cross its border; with
    /// `isSizedToFit`, the superview may resize the view to its fitting size.
    func layOutApart(isSizedToFit: Bool = false) {
        LayoutPlace.treeChanged()
        LayoutPlace.hasHadParts = true
        state.isApart = true
        state.isSizedToFit = isSizedToFit
    }

    /// Whether the view's contents are laid out separately, although it has a superview.
    var isLaidOutApart: Bool { state.isApart && state.translatesMask && state.superview != nil }

    /// The root of the layout that contains the view.
    var layoutRoot: UIView {
        if let root = LayoutPlace.root(of: self) { return root }
        var view = self
        while !view.isLaidOutApart, let superview = view.state.superview { view = superview }
        return view
    }

    /// Whether the frames below a layout root are out of date.
    var isToBeSolved: Bool { state.isInputDirty || state.engine?.edits.isEmpty == false }

    /// Requests an update of a separately laid out part in the next pass of the layout loop.
    func partChanged() {
        if state.isInputDirty { state.engine?.forgetFitting() }
        if state.isSizedToFit { state.superview?.flagLayout() }
        state.needsLayoutBelow = true
        flagLayoutAbove()
    }

    /// Lays out the view's contents as part of the surrounding layout again.
    func joinOuterLayout() {
        guard state.isApart else { return }
        LayoutPlace.treeChanged()
        state.isApart = false
        state.engine = nil
        state.superview?.layoutInputChanged()
    }

    /// Ends the separate layout of the parts between a descendant and this view, since a constraint crosses their
    /// borders.
    func joinParts(down to: UIView?) {
        guard LayoutPlace.hasHadParts else { return }
        var view = to
        while let current = view, current !== self {
            current.joinOuterLayout()
            view = current.state.superview
        }
    }

    /// Handles a moved or resized part; margins that are preserved from the superview depend on its position, too.
    func partMoved(isResized: Bool) {
        guard !state.isInputDirty else { return }
        if state.preservesSuperviewMargins {
            layoutInputChanged()
        } else if isResized {
            noteEdit { $0.isResized = true }
        }
    }
}
