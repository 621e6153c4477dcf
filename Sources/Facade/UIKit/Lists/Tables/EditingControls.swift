import Foundation

/// An editing control of a row, with a symbol in its center.
@MainActor class UITableViewCellSymbolControl: UIControl {
    fileprivate weak var cell: UITableViewCell?
    fileprivate let picture = UIImageView()

    init(_ cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.placeRowSymbol(in: bounds)
    }
}

/// The control at the leading edge of a row in editing mode, which deletes, inserts, or selects the row.
@MainActor final class UITableViewCellEditControl: UITableViewCellSymbolControl {
    private var symbol: RowSymbol?

    override init(_ cell: UITableViewCell) {
        super.init(cell)
        addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ symbol: RowSymbol, of text: String) {
        accessibilityLabel = symbol.verb.map { "\($0) \(text)" }
        isUserInteractionEnabled = symbol.verb != nil
        guard symbol != self.symbol else { return }
        self.symbol = symbol
        symbol.show(in: picture)
    }

    private func press() {
        guard let cell, let table = cell.superview as? UITableView, let path = table.indexPath(for: cell) else {
            return
        }
        if symbol == .insert {
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
        RowSymbol.handle.show(in: picture)
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

extension RowSymbol {
    /// Creates the symbol of a row's editing control; `nil` for a row without one.
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
}
