package import Foundation
import LayoutSimText

extension UITableView: SwipedList {
    package var swipeRecognizer: UIGestureRecognizer? { rowSwipeRecognizer }

    package func opensSwipe(at point: CGPoint, toLeft: Bool) -> Bool {
        guard !isEditing, let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
            dataSource?.tableView(self, canEditRowAt: path) ?? true
        else { return false }
        return openSwipe(of: cell, at: path, toLeft: toLeft)
    }

    /// Reveals the trailing swipe actions of a row, or the delete button, after a tap on its delete control.
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
            path, cell, of: self, actions, performsFirst: configuration?.performsFirstActionWithFullSwipe ?? true,
            isOnRight: toLeft)
        return true
    }

    package func rowSwipeEnded(_ path: IndexPath) { delegate?.tableView(self, didEndEditingRowAt: path) }

    /// Returns the edit actions of a delegate without swipe configurations, or a delete action for rows that can be
    /// deleted.
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
        // It cannot be determined whether a data source deletes rows, so swipes inside a horizontally scrolling view,
        // such as one for paging, are left to that view.
        let turnsPage = sequence(first: superview, next: { $0?.superview }).contains {
            ($0 as? UIScrollView)?.dragsAcross ?? false
        }
        guard let dataSource, !turnsPage, delegate?.editingStyle(self, path) ?? .delete == .delete else { return [] }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? SystemText.delete.shown
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
