import Foundation
import LayoutSimUIKitArithmetic

extension UITableView {
    /// Returns the rectangle of a header or footer, or an empty one at an edge of the section if it has none.
    func rect(of element: TableElement, _ section: Int, _ edge: KeyPath<CGRect, CGFloat>) -> CGRect {
        if let frame = validGeometry.frame(of: element) { return frame }
        return CGRect(x: 0, y: rect(forSection: section)[keyPath: edge], width: bounds.width, height: 0)
    }

    /// Scrolls the row that was selected first to a position in the visible area; does nothing without a selection.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let first = selection.first { scrollToRow(at: first, at: scrollPosition, animated: animated) }
    }

    /// Replaces a subview with another view.
    func replace(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        invalidateGeometry()
    }
}
