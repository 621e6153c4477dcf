import Foundation
import LayoutSimViewTree

/// The section index at the side of a table, which scrolls to sections when touched.
@MainActor final class UITableViewIndex: UIControl {
    private weak var table: UITableView?
    private var labels: [UILabel] = []
    private(set) var titles: [String] = []

    init(_ table: UITableView) {
        self.table = table
        super.init(frame: .zero)
        accessibilityLabel = "Section index"
    }

    required init?(coder: NSCoder) { nil }

    func show(_ titles: [String], color: UIColor?, background: UIColor?) {
        backgroundColor = background
        if titles != self.titles {
            self.titles = titles
            for label in labels { label.removeFromSuperview() }
            labels = titles.map(label)
        }
        for label in labels { label.textColor = color ?? tintColor }
    }

    private func label(_ title: String) -> UILabel {
        let label = UILabel()
        label.text = title == UITableView.indexSearch ? "" : title
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.textAlignment = .center
        addSubview(label)
        return label
    }

    /// The distance between titles in points, which is reduced if the titles do not fit.
    private var pitch: CGFloat {
        guard !titles.isEmpty else { return 0 }
        let own = UIFont.systemFont(ofSize: 11, weight: .semibold).lineHeight.rounded(.up)
        return min(own, bounds.height / CGFloat(titles.count))
    }
    private var top: CGFloat { (bounds.height - pitch * CGFloat(titles.count)) / 2 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (top, pitch) = (top.rounded(), pitch)
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: 0, y: top + CGFloat(index) * pitch, width: bounds.width, height: pitch)
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if let color = table?.sectionIndexTrackingBackgroundColor { backgroundColor = color }
        go(to: touch)
        return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        backgroundColor = table?.sectionIndexBackgroundColor
    }
    override func cancelTracking(with event: UIEvent?) { backgroundColor = table?.sectionIndexBackgroundColor }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        go(to: touch)
        return true
    }

    /// Scrolls to the section of the title under a touch.
    private func go(to touch: UITouch) {
        guard let table, let dataSource = table.dataSource, pitch > 0 else { return }
        let index = Int(((touch.location(in: self).y - top) / pitch).rounded(.down))
        let place = min(max(index, 0), titles.count - 1)
        if titles[place] == UITableView.indexSearch {
            table.contentOffset.y = -table.adjustedContentInset.top
            return
        }
        let section = dataSource.tableView(table, sectionForSectionIndexTitle: titles[place], at: place)
        guard (0..<table.numberOfSections).contains(section) else { return }
        table.showSection(section)
    }
}

extension UITableView {
    /// The width that the section index takes from the rows, in points.
    var indexWidth: CGFloat { sectionIndex == nil ? 0 : CGFloat(ListMetrics.indexWidth) }

    /// Reloads the section index titles, and shows them if there are enough rows.
    func reloadIndex() {
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        guard !titles.isEmpty, counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount else {
            sectionIndex?.removeFromSuperview()
            return sectionIndex = nil
        }
        let index = sectionIndex ?? UITableViewIndex(self)
        sectionIndex = index
        index.show(titles, color: sectionIndexColor, background: sectionIndexBackgroundColor)
        if index.superview == nil { addSubview(index) }
    }

    /// Requests that the section index titles be reloaded.
    func forgetIndex() {
        knowsIndex = false
        setNeedsLayout()
    }

    /// Keeps the section index at the side of the visible area, in front of all other views.
    func placeIndex() {
        guard let index = sectionIndex else { return }
        if subviews.last !== index { bringSubviewToFront(index) }
        let insets = adjustedContentInset
        let safe = safeAreaInsets
        let width = CGFloat(ListMetrics.indexWidth)
        let x = isMirrored ? bounds.minX + safe.left : bounds.maxX - safe.right - width
        let frame = CGRect(
            x: x, y: bounds.minY + insets.top, width: width,
            height: max(0, bounds.height - insets.top - insets.bottom))
        if index.frame != frame { index.frame = frame }
    }

    /// Scrolls a section to the top of the visible area.
    func showSection(_ section: Int) {
        let whole = rect(forSection: section)
        scroll(to: CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: 1), at: .top)
    }
}
