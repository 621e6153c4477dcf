import Foundation
import LayoutSimViewTree

/// The view of an accessory in a list cell, which performs the accessory's action when tapped.
@MainActor final class ListAccessoryView: UIControl {
    private let accessory: UICellAccessory
    private weak var cell: UICollectionViewListCell?
    private let shown: UIView

    init(_ accessory: UICellAccessory, of cell: UICollectionViewListCell) {
        self.accessory = accessory
        self.cell = cell
        shown = accessory.view ?? ListAccessoryView.view(for: accessory)
        super.init(frame: .zero)
        addSubview(shown)
        isUserInteractionEnabled = takesTouches
        accessibilityLabel = verb
        addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) { nil }

    var isLeading: Bool {
        switch accessory.accessoryType {
        case .delete, .insert, .multiselect: true
        case .customView: accessory.isLeading
        default: false
        }
    }

    /// Returns whether the view can show another accessory without changes.
    func shows(_ other: UICellAccessory) -> Bool {
        (accessory.accessoryType, accessory.text) == (other.accessoryType, other.text)
            && (other.view == nil ? accessory.view == nil : accessory.view === other.view)
            && accessory.actionHandler == nil && other.actionHandler == nil
    }

    /// The width that the accessory reserves in the row, in points.
    var width: CGFloat {
        if case .custom(let width) = accessory.look.reservedWidth, width > 0 { return width }
        return size.width
    }

    var size: CGSize {
        if let symbol { return CGSize(width: symbol.size, height: symbol.size) }
        let own = shown.intrinsicContentSize
        let frame = shown.bounds.size
        return CGSize(
            width: own.width > 0 ? own.width : frame.width, height: own.height > 0 ? own.height : frame.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = size
        shown.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    /// Updates the view for the state of the cell.
    func update() {
        guard let picture = shown as? UIImageView, let symbol else { return }
        let image = UIImage(systemName: symbol.name)
        picture.image = symbol.isFlipped ? image?.imageFlippedForRightToLeftLayoutDirection() : image
        picture.contentMode = .scaleAspectFit
        if let color = accessory.look.tint ?? symbol.color { picture.tintColor = color }
        setNeedsLayout()
    }

    private var takesTouches: Bool {
        switch accessory.accessoryType {
        case .outlineDisclosure, .delete, .insert, .detail, .customView, .popUpMenu: true
        default: false
        }
    }

    private var verb: String? {
        switch accessory.accessoryType {
        case .delete: "Remove"
        case .insert: "Insert"
        case .detail: "More Info"
        default: nil
        }
    }

    private func perform() {
        if let handler = accessory.actionHandler { return handler() }
        guard let cell, let list = cell.list, let place = cell.place, place.isRow else { return }
        let path = place.path
        switch accessory.accessoryType {
        case .outlineDisclosure: (list.dataSource as? any OutlineData)?.toggle(at: path)
        case .delete: list.openTrailingSwipe(of: path)
        default: break
        }
    }

    private static func view(for accessory: UICellAccessory) -> UIView {
        guard accessory.accessoryType == .label else { return UIImageView(frame: .zero) }
        let label = UILabel()
        label.text = accessory.text
        label.font = accessory.look.font ?? .preferredFont(forTextStyle: .body)
        label.textColor = accessory.look.tint ?? .secondaryLabel
        return label
    }

    private struct Symbol {
        var name: String
        var size: CGFloat = 22
        var color: UIColor?
        var isFlipped = false
    }

    private var symbol: Symbol? {
        switch accessory.accessoryType {
        case .disclosureIndicator: Symbol(name: "chevron.right", size: 14, color: .systemGray3, isFlipped: true)
        case .outlineDisclosure:
            Symbol(
                name: cell?.isExpandedInOutline ?? false ? "chevron.down" : "chevron.right", size: 14, isFlipped: true)
        case .checkmark: Symbol(name: "checkmark", size: 18)
        case .detail: Symbol(name: "info.circle")
        case .delete: Symbol(name: "minus.circle.fill", color: .systemRed)
        case .insert: Symbol(name: "plus.circle.fill", color: .systemGreen)
        case .reorder: Symbol(name: "line.3.horizontal", color: .systemGray3)
        case .multiselect:
            cell?.isSelected ?? false
                ? Symbol(name: "checkmark.circle.fill") : Symbol(name: "circle", color: .systemGray3)
        case .label, .customView, .popUpMenu: nil
        }
    }
}

extension UICollectionViewListCell {
    /// Whether a tap anywhere on the row expands or collapses its outline.
    var togglesOutline: Bool {
        accessories.contains { accessory in
            guard accessory.accessoryType == .outlineDisclosure, accessory.actionHandler == nil else { return false }
            switch accessory.outlineStyle {
            case .header: return true
            case .cell: return false
            case .automatic: return place?.isHeader ?? false
            }
        }
    }
}
