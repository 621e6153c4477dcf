import Foundation

/// The drag to the side that shows the actions behind a row.
@MainActor final class RowSwipeRecognizer: UIPanGestureRecognizer {
    private weak var table: UITableView?

    init(_ table: UITableView) {
        self.table = table
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
    }

    override func begins(at start: CGPoint, after vector: CGPoint) -> Bool {
        guard super.begins(at: start, after: vector), abs(vector.x) > abs(vector.y), let table else { return false }
        return table.opensSwipe(at: table.convert(start, from: table.window), toLeft: vector.x < 0)
    }

    override func sendActions() {
        switch state {
        case .began, .changed: table?.rowSwipe?.move(by: translation(in: table).x)
        case .ended: table?.rowSwipe?.letGo(at: translation(in: table).x)
        case .cancelled: table?.closeRowSwipe()
        default: break
        }
        super.sendActions()
    }
}

/// A row that was dragged to the side, and the buttons that are seen beside it.
@MainActor final class RowSwipe {
    let path: IndexPath
    private weak var table: UITableView?
    private weak var cell: UITableViewCell?
    private let buttons: UIView
    private let actions: [RowAction]
    private let performsFirst: Bool
    private let isOnRight: Bool

    /// The part of the width from which on a swipe performs the first action.
    private static let fullSwipe = 0.6
    private static let buttonMargin = 15.0
    private static let smallestButton = 74.0

    init(_ path: IndexPath, _ cell: UITableViewCell, _ actions: [RowAction], performsFirst: Bool, isOnRight: Bool) {
        (self.path, self.cell, self.actions) = (path, cell, actions)
        (self.performsFirst, self.isOnRight) = (performsFirst, isOnRight)
        table = cell.superview as? UITableView
        buttons = UIView()
        addButtons(height: cell.bounds.height)
        buttons.frame.origin.x = isOnRight ? cell.bounds.width : -buttons.bounds.width
        cell.addSubview(buttons)
    }

    private func addButtons(height: CGFloat) {
        var x: CGFloat = 0
        // The first action is at the edge.
        for action in isOnRight ? actions.reversed() : actions {
            let button = UIButton(type: .custom)
            button.setTitle(action.title, for: .normal)
            button.setImage(action.image, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 15)
            button.backgroundColor = action.color
            button.addAction(UIAction { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
            let width = max(Self.smallestButton, button.intrinsicContentSize.width + 2 * Self.buttonMargin)
            button.frame = CGRect(x: x, y: 0, width: width, height: height)
            buttons.addSubview(button)
            x += width
        }
        buttons.frame.size = CGSize(width: x, height: height)
    }

    func move(by way: CGFloat) { cell?.bounds.origin.x = isOnRight ? max(0, -way) : min(0, -way) }

    func letGo(at way: CGFloat) {
        let length = isOnRight ? -way : way
        let width = cell?.bounds.width ?? 0
        if performsFirst, length > width * Self.fullSwipe, let first = actions.first { return perform(first) }
        guard length > buttons.bounds.width / 2 else { return table?.closeRowSwipe() ?? () }
        open()
    }

    /// Shows all buttons.
    func open() { move(by: isOnRight ? -buttons.bounds.width : buttons.bounds.width) }

    private func perform(_ action: RowAction) {
        action.handler(cell ?? buttons) { [weak self] in
            guard let self, table?.rowSwipe === self else { return }
            table?.closeRowSwipe()
        }
    }

    func close() {
        cell?.bounds.origin.x = 0
        buttons.removeFromSuperview()
    }
}

/// An action behind a row, from whichever of the ways in which delegates tell of them.
@MainActor struct RowAction {
    let title: String?
    let image: UIImage?
    let color: UIColor
    /// Takes the view and what to call when it is done.
    let handler: (UIView, @escaping () -> Void) -> Void
}

extension UITableView {
    /// Shows the actions of the row at a point, if it has any on that side.
    func opensSwipe(at point: CGPoint, toLeft: Bool) -> Bool {
        guard !isEditing, let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
            dataSource?.tableView(self, canEditRowAt: path) ?? true
        else { return false }
        return openSwipe(of: cell, at: path, toLeft: toLeft)
    }

    /// Shows what a tap on the circle of a row offers: the actions behind it, or else its deletion.
    func confirmDeletion(of cell: UITableViewCell, at path: IndexPath) {
        openSwipe(of: cell, at: path, toLeft: effectiveUserInterfaceLayoutDirection == .leftToRight)
        rowSwipe?.open()
    }

    @discardableResult private func openSwipe(of cell: UITableViewCell, at path: IndexPath, toLeft: Bool) -> Bool {
        let isTrailing = toLeft == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let configuration =
            isTrailing
            ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        let actions = configuration.map { $0.actions.map(RowAction.init) } ?? (isTrailing ? rowActions(at: path) : [])
        guard !actions.isEmpty else { return false }
        closeRowSwipe()
        delegate?.tableView(self, willBeginEditingRowAt: path)
        rowSwipe = RowSwipe(
            path, cell, actions, performsFirst: configuration?.performsFirstActionWithFullSwipe ?? true,
            isOnRight: toLeft)
        return true
    }

    /// Hides the actions that are seen.
    func closeRowSwipe() {
        guard let swipe = rowSwipe else { return }
        rowSwipe = nil
        swipe.close()
        delegate?.tableView(self, didEndEditingRowAt: swipe.path)
    }

    /// The actions of delegates without configurations, or else the deletion of rows that can be deleted.
    private func rowActions(at path: IndexPath) -> [RowAction] {
        if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
            return actions.map { action in
                let color = action.backgroundColor ?? (action.style == .default ? UIColor.systemRed : .systemGray)
                return RowAction(title: action.title, image: nil, color: color) { _, done in
                    action.handler(action, path)
                    done()
                }
            }
        }
        // Whether a data source deletes rows cannot be asked; a drag that turns a page around the table is left alone.
        let turnsPage = sequence(first: superview, next: { $0?.superview }).contains {
            ($0 as? UIScrollView)?.dragsAcross ?? false
        }
        guard let dataSource, !turnsPage, delegate?.editingStyle(self, path) ?? .delete == .delete else { return [] }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        return [
            RowAction(title: title, image: nil, color: .systemRed) { [weak self] _, done in
                guard let self else { return }
                dataSource.tableView(self, commit: .delete, forRowAt: path)
                done()
            }
        ]
    }
}

extension UITableViewDelegate {
    fileprivate func editingStyle(_ table: UITableView, _ path: IndexPath) -> UITableViewCell.EditingStyle {
        tableView(table, editingStyleForRowAt: path)
    }
}

extension RowAction {
    fileprivate init(_ action: UIContextualAction) {
        let color = action.style == .destructive ? UIColor.systemRed : action.backgroundColor ?? .systemGray
        self.init(title: action.title, image: action.image, color: color) { view, done in
            action.handler(action, view) { _ in done() }
        }
    }
}
