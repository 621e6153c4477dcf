import Foundation

extension UITableView {
    /// The rectangle of a header or footer, which is empty at an edge of the section where the section has none.
    func rect(of element: TableElement, _ section: Int, _ edge: KeyPath<CGRect, CGFloat>) -> CGRect {
        if let frame = validGeometry.frame(of: element) { return frame }
        return CGRect(x: 0, y: rect(forSection: section)[keyPath: edge], width: bounds.width, height: 0)
    }

    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let first = selection.first { scrollToRow(at: first, at: scrollPosition, animated: animated) }
    }

    /// Puts a view in the place of another among the subviews.
    func replace(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        invalidateGeometry()
    }
}
