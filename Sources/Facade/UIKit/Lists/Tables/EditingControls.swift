import Foundation
import LayoutSimViewTree

/// An editing control of a row, with a symbol in its center.
@MainActor class UITableViewCellSymbolControl: UIControl {
    fileprivate weak var cell: UITableViewCell?
    fileprivate let picture = UIImageView()

    init(_ cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
        picture.contentMode = .scaleAspectFit
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = CGFloat(ListMetrics.editSymbolSize)
        picture.frame = CGRect(
            x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    }
}

/// The control at the leading edge of a row in editing mode, which deletes, inserts, or selects the row.
@MainActor final class UITableViewCellEditControl: UITableViewCellSymbolControl {
    /// The appearance of the control.
    enum Look: Equatable {
        case delete, insert, unselected, selected

        init?(_ editing: UITableViewCell.Editing, isSelected: Bool) {
            if editing.selectsMany {
                self = isSelected ? .selected : .unselected
                return
            }
            switch editing.style {
            case .delete: self = .delete
            case .insert: self = .insert
            case .none: return nil
            }
        }

        fileprivate var symbol: String {
            switch self {
            case .delete: "minus.circle.fill"
            case .insert: "plus.circle.fill"
            case .unselected: "circle"
            case .selected: "checkmark.circle.fill"
            }
        }
        /// The accessible name of the control's action; `nil` if a tap goes to the row itself.
        fileprivate var verb: String? {
            switch self {
            case .delete: "Remove"
            case .insert: "Insert"
            case .unselected, .selected: nil
            }
        }
        fileprivate var color: UIColor? {
            switch self {
            case .delete: .systemRed
            case .insert: .systemGreen
            case .unselected: .systemGray3
            case .selected: nil
            }
        }
    }

    private var look: Look?

    override init(_ cell: UITableViewCell) {
        super.init(cell)
        addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ look: Look, of text: String) {
        accessibilityLabel = look.verb.map { "\($0) \(text)" }
        isUserInteractionEnabled = look.verb != nil
        guard look != self.look else { return }
        self.look = look
        picture.image = UIImage(systemName: look.symbol)
        picture.tintColor = look.color
    }

    private func press() {
        guard let cell, let table = cell.superview as? UITableView, let path = table.indexPath(for: cell) else {
            return
        }
        if look == .insert {
            table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
        } else {
            table.confirmDeletion(of: cell, at: path)
        }
    }
}

/// The reorder control at the trailing edge of a row that can be moved.
@MainActor final class UITableViewCellReorderControl: UITableViewCellSymbolControl {
    override init(_ cell: UITableViewCell) {
        super.init(cell)
        picture.image = UIImage(systemName: "line.3.horizontal")
        picture.tintColor = .systemGray3
        addGestureRecognizer(RowMoveRecognizer(cell))
    }

    required init?(coder: NSCoder) { nil }
}

/// The pan gesture recognizer of the reorder control.
@MainActor private final class RowMoveRecognizer: HandleDragRecognizer {
    init(_ cell: UITableViewCell) {
        super.init { [weak cell] drag in
            guard let cell, let table = cell.superview as? UITableView else { return }
            switch drag.state {
            case .began: table.beginMove(of: cell)
            case .changed: table.followMove(to: drag.location(in: table).y)
            case .ended: table.endMove(isDone: true)
            case .cancelled: table.endMove(isDone: false)
            default: break
            }
        }
    }
}
