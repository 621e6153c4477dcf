extension UIView {
    /// Returns the view that determines the cell's size: the content view, or the cell itself if constraints are
    /// attached to it, as in xibs whose cells have no content view, and in code that adds views to the cell.
    func measuredPart(_ content: UIView) -> UIView {
        let isTied =
            !content.isLaidOutApart
            || subviews.contains { $0 !== content && !$0.translatesAutoresizingMaskIntoConstraints }
        return isTied ? self : content
    }
}
