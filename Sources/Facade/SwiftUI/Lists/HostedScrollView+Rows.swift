import Foundation
import UIKit

extension HostedScrollView: SwipedList {
    package var swipeRecognizer: UIGestureRecognizer? { rowSwipeRecognizer }

    package func opensSwipe(at point: CGPoint, toLeft: Bool) -> Bool {
        let row = hitTest(point, with: nil).flatMap { hit in
            sequence(first: hit, next: \.superview).lazy.compactMap { $0 as? ListRowView }.first
        }
        guard let row, row.list === self, row.actor.control == nil else { return false }
        return openSwipe(of: row, toLeft: toLeft)
    }

    package func rowSwipeEnded(_ path: IndexPath) {}

    /// Shows the trailing buttons behind a row, as a swipe does.
    func openSwipe(of row: ListRowView) {
        if openSwipe(of: row, toLeft: row.effectiveUserInterfaceLayoutDirection == .leftToRight) { rowSwipe?.open() }
    }

    private func openSwipe(of row: ListRowView, toLeft: Bool) -> Bool {
        let isTrailing = toLeft == (row.effectiveUserInterfaceLayoutDirection == .leftToRight)
        let actions =
            row.actor.control == .delete
            ? ([row.actor.deletion], false) : row.actor.actions(at: isTrailing ? .trailing : .leading)
        guard !actions.0.isEmpty else { return false }
        closeRowSwipe()
        rowSwipe = RowSwipe(
            IndexPath(), row, of: self, actions.0, performsFirst: actions.1, isOnRight: toLeft)
        return true
    }

    /// Has the app move a row to where another one of its collection is, in points of the content.
    func move(_ row: ListRowView, to place: CGFloat) {
        guard let edits = row.actor.edits else { return }
        let others = rows.filter { $0.actor.edits?.rows === edits.rows && $0.actor.canMove }
            .sorted { $0.actor.edits?.row ?? 0 < $1.actor.edits?.row ?? 0 }
        let target = others.last { $0.convert($0.bounds, to: self).minY <= place } ?? others.first
        guard let number = target?.actor.edits?.row, number != edits.row else { return }
        edits.move?(IndexSet(integer: edits.row), number > edits.row ? number + 1 : number)
    }

    /// The rows of lists that are shown.
    private var rows: [ListRowView] {
        var rows: [ListRowView] = []
        var open = subviews
        while let view = open.popLast() {
            if let row = view as? ListRowView { rows.append(row) } else { open += view.subviews }
        }
        return rows
    }
}
