import Foundation

/// The list view of an open menu, in front of everything else in its window.
@MainActor final class UIContextMenuListView: UIView {
    private let elements: [UIMenuElement]
    /// The row views of the elements, in the same order.
    private var rows: [UIView] = []
    /// The leading edge of the titles in points, after the checkmarks if there are any.
    private let titleEdge: CGFloat

    /// The metrics in points, measured on iOS 26.
    private static let width: CGFloat = 250
    private static let rowHeight: CGFloat = 42
    /// The distances from the menu to its anchor and to the edges of the screen, in points.
    private static let gap: CGFloat = 8
    private static let margin: CGFloat = 16
    private static let pictureSide: CGFloat = 22

    init(_ elements: [UIMenuElement], title: String) {
        self.elements = elements
        titleEdge = Self.margin + (elements.contains(where: \.isOn) ? Self.pictureSide + Self.gap : 0)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 13
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        var y: CGFloat = 0
        if !title.isEmpty {
            _ = addRow(title, color: .secondaryLabel, font: .systemFont(ofSize: 12), at: &y)
        }
        rows = elements.map { addRow(of: $0, at: &y) }
        bounds.size = CGSize(width: Self.width, height: y)
    }

    required init?(coder: NSCoder) { nil }

    private func addRow(of element: UIMenuElement, at y: inout CGFloat) -> UIView {
        let isEnabled = !element.shownAttributes.contains(.disabled)
        let isDestructive = element.shownAttributes.contains(.destructive)
        let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        let top = y
        let row = addRow(element.title, color: color, font: .systemFont(ofSize: 17), at: &y)
        if top > 0 { addLine(at: top) }
        let middle = (Self.rowHeight - Self.pictureSide) / 2
        if element.isOn {
            addPicture(UIImage(systemName: "checkmark"), color, CGPoint(x: Self.margin, y: middle), to: row)
        }
        let picture = element is UIMenu ? UIImage(systemName: "chevron.right") : element.image
        addPicture(picture, color, CGPoint(x: Self.width - Self.margin - Self.pictureSide, y: middle), to: row)
        return row
    }

    private func addRow(_ title: String, color: UIColor, font: UIFont, at y: inout CGFloat) -> UIView {
        let row = UIView(frame: CGRect(x: 0, y: y, width: Self.width, height: Self.rowHeight))
        let label = UILabel()
        label.text = title
        label.font = font
        label.textColor = color
        let width = Self.width - titleEdge - Self.margin - Self.pictureSide - Self.gap
        label.frame = CGRect(x: titleEdge, y: 0, width: width, height: Self.rowHeight)
        row.addSubview(label)
        addSubview(row)
        y += Self.rowHeight
        return row
    }

    private func addLine(at y: CGFloat) {
        let height = 1 / max(1, traitCollection.displayScale)
        let line = UIView(frame: CGRect(x: 0, y: y - height, width: Self.width, height: height))
        line.backgroundColor = .separator
        addSubview(line)
    }

    private func addPicture(_ image: UIImage?, _ color: UIColor, _ corner: CGPoint, to row: UIView) {
        guard let image else { return }
        let view = UIImageView(image: image)
        view.tintColor = color
        view.contentMode = .scaleAspectFit
        view.frame = CGRect(origin: corner, size: CGSize(width: Self.pictureSide, height: Self.pictureSide))
        row.addSubview(view)
    }

    /// Shows the menu below an anchor rectangle of a window, or above it if it does not fit below.
    func show(beside anchor: CGRect, in window: UIWindow) {
        let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
        let below = anchor.maxY + Self.gap
        var y = below + bounds.height <= room.maxY ? below : anchor.minY - Self.gap - bounds.height
        y = max(room.minY, min(y, room.maxY - bounds.height))
        let x = max(room.minX, min(anchor.midX - bounds.width / 2, room.maxX - bounds.width))
        frame = CGRect(x: x.rounded(), y: y.rounded(), width: bounds.width, height: bounds.height)
        window.addSubview(self)
    }

    /// Returns the enabled element at a point of the window that contains the list.
    func element(at point: CGPoint) -> UIMenuElement? {
        let place = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        guard let row = rows.firstIndex(where: { $0.frame.contains(place) }) else { return nil }
        return elements[row].shownAttributes.contains(.disabled) ? nil : elements[row]
    }
}

extension UIMenuElement {
    fileprivate var shownAttributes: Attributes {
        (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? []
    }
    fileprivate var isOn: Bool { ((self as? UIAction)?.state ?? (self as? UICommand)?.state) == .on }
}

extension OpenMenu {
    /// Shows the list next to the menu's anchor.
    func showList() {
        let shown = elements.filter { !$0.shownAttributes.contains(.hidden) }
        guard !shown.isEmpty, let (anchor, window) = anchor else { return }
        let list = UIContextMenuListView(shown, title: title)
        list.show(beside: anchor, in: window)
        self.list = list
    }

    func hideList() {
        list?.removeFromSuperview()
        list = nil
    }

    /// The anchor of the menu, in points of its window: the button, or the pressed location.
    private var anchor: (CGRect, UIWindow)? {
        if let item = owner as? UIBarButtonItem, let bar = item.bar, let window = bar.window {
            let place = bar.barButtons.first { place in
                if case .item(let other) = place.kind { other === item } else { false }
            }
            return (bar.convert(place?.frame ?? bar.bounds, to: window), window)
        }
        guard let view = owner as? UIView, let window = view.window else { return nil }
        if let point { return (CGRect(origin: view.convert(point, to: window), size: .zero), window) }
        return (view.convert(view.bounds, to: window), window)
    }
}
