extension UIView {
    /// What says how large a cell is to be: its content view, or the cell where constraints tie something to the cell itself, as in
    /// xibs whose cells show no content view, and in code that adds views to the cell.
    func measuredPart(_ content: UIView) -> UIView {
        let isTied =
            !content.isLaidOutApart
            || subviews.contains { $0 !== content && !$0.translatesAutoresizingMaskIntoConstraints }
        return isTied ? self : content
    }
}
