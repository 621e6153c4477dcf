public import Foundation

extension UITableView {
    public func rectForHeader(inSection section: Int) -> CGRect {
        validGeometry.frame(of: .header(section)) ?? emptyRect(at: rect(forSection: section).minY)
    }
    public func rectForFooter(inSection section: Int) -> CGRect {
        validGeometry.frame(of: .footer(section)) ?? emptyRect(at: rect(forSection: section).maxY)
    }
    /// The rectangle of a header or footer that a section does not have.
    private func emptyRect(at y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: bounds.width, height: 0) }
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let first = selection.first { scrollToRow(at: first, at: scrollPosition, animated: animated) }
    }
}
