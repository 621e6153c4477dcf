import LayoutSimRendering
import LayoutSimUIKitTesting
import LayoutSimViewTree
import Testing
import UIKit

/// Rows that are deleted, inserted, moved and selected while a table is edited.
@MainActor struct TableEditingTests {
    struct Row: Sendable {
        var style = UITableViewCell.EditingStyle.delete
        var isEditable = true
        var isMovable = false
        var indents = true
        var selectsMany = false
        /// The left edge of the content in a row of 375 points.
        var left: CGFloat
        var right: CGFloat = 375
        var symbol: String?
    }

    @Test(arguments: [
        Row(left: 38, symbol: "minus.circle.fill"), Row(style: .insert, left: 38, symbol: "plus.circle.fill"),
        Row(style: .none, left: 38), Row(style: .none, indents: false, left: 0),
        Row(isMovable: true, left: 38, right: 337, symbol: "minus.circle.fill"),
        Row(isEditable: false, left: 0), Row(isEditable: false, isMovable: true, left: 0, right: 337),
        Row(selectsMany: true, left: 38, symbol: "circle"),
    ]) func `contents make room for the controls`(_ sample: Row) throws {
        let list = ItemsController()
        list.answers = sample
        try onPhone(list) { screen in
            list.tableView.allowsMultipleSelectionDuringEditing = sample.selectsMany
            list.setEditing(true, animated: false)
            screen.window.layoutIfNeeded()
            let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect([cell.contentView.frame.minX, cell.contentView.frame.maxX] == [sample.left, sample.right])
            #expect(cell.isEditing == (sample.isEditable || sample.isMovable))
            #expect(cell.editingStyle == (sample.isEditable && !sample.selectsMany ? sample.style : .none))
            let seen = screen.window.frozen(named: "editing")
            #expect(screen.window.replayDifference(from: try Renderer().layout(seen)) == nil)
            let symbols = seen.root.inPreorder.compactMap(\.symbol)
            #expect(symbols.first { $0.contains("circle") } == sample.symbol)
            #expect(symbols.contains("line.3.horizontal") == sample.isMovable)
            list.setEditing(false, animated: false)
            screen.window.layoutIfNeeded()
            #expect(cell.contentView.frame.width == 375 && !cell.isEditing)
        }
    }

    @Test func `a row is deleted by its circle and its button`() throws {
        let list = ItemsController()
        list.navigationItem.rightBarButtonItem = list.editButtonItem
        try onPhone(UINavigationController(rootViewController: list)) { screen in
            try screen.tap("Edit")
            #expect(list.tableView.isEditing)
            try screen.tap("Remove b")
            #expect(list.log == [])
            try screen.tap("Delete")
            #expect(list.log == ["delete 1"])
            #expect(list.items == ["a", "c", "d", "e"])
            try screen.tap("Done")
            #expect(!list.tableView.isEditing)
        }
    }

    @Test func `a row is inserted by its circle, and moved by its grip`() throws {
        let list = ItemsController()
        list.answers.style = .insert
        list.answers.isMovable = true
        try onPhone(UINavigationController(rootViewController: list)) { screen in
            list.setEditing(true, animated: false)
            try screen.tap("Insert c")
            #expect(list.log == ["insert 2"])
            list.log = []
            let place = list.tableView.contentOffset
            try screen.drag(from: "Reorder a", to: .row(3))
            #expect(list.log == ["move 0 3"])
            #expect(list.items == ["b", "c", "d", "a", "e"])
            #expect(list.tableView.contentOffset == place)
            let texts = list.tableView.visibleCells.map { $0.textLabel?.text }
            #expect(texts == ["b", "c", "d", "a", "e"])
            list.log = []
            list.lastTarget = 1
            try screen.drag(from: "Reorder b", to: .row(4))
            #expect(list.log == ["move 0 1"])
        }
    }

    @Test func `a finger that rests on a grip opens no menu`() throws {
        let list = ItemsController()
        list.hasMenus = true
        try onPhone(list) { screen in
            list.answers = Row(isMovable: true, left: 38)
            list.setEditing(true, animated: false)
            screen.window.layoutIfNeeded()
            try screen.press(CGPoint(x: 360, y: 22), forDuration: 0.8, thenDragTo: CGPoint(x: 360, y: 120))
            #expect(list.log == ["move 0 2"])
            list.setEditing(false, animated: false)
            try screen.press("b", forDuration: 0.8)
            try screen.tap("Mark")
        }
    }

    @Test func `rows that are selected while they are edited have filled circles`() throws {
        let list = ItemsController()
        try onPhone(list) { screen in
            list.tableView.allowsMultipleSelectionDuringEditing = true
            list.setEditing(true, animated: false)
            try screen.tap(.row(1))
            try screen.tap(.row(2))
            #expect(list.tableView.indexPathsForSelectedRows?.map(\.row) == [1, 2])
            let symbols = screen.window.frozen(named: "selected").root.inPreorder.compactMap(\.symbol)
            #expect(symbols.count { $0 == "checkmark.circle.fill" } == 2)
        }
    }

    @Test func `a swipe shows the actions of a row`() throws {
        let list = ItemsController()
        list.swipes = ["Flag", "Archive"]
        try onPhone(list) { screen in
            try screen.drag(ListPlace.row(1), by: CGVector(dx: -120, dy: 0))
            try screen.tap("Archive")
            #expect(list.log == ["Archive 1"])
            try screen.drag(ListPlace.row(0), by: CGVector(dx: -300, dy: 0))
            #expect(list.log == ["Archive 1", "Flag 0"])
        }
    }
}

extension View {
    /// The name of the symbol that the view shows.
    fileprivate var symbol: String? {
        guard case .image(let image, _) = content, case .symbol(let name) = image.source else { return nil }
        return name
    }
}

private final class ItemsController: UITableViewController {
    var items = ["a", "b", "c", "d", "e"]
    var log: [String] = []
    var answers = TableEditingTests.Row(left: 0)
    var lastTarget = Int.max
    var swipes: [String] = []
    var hasMenus = false

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard hasMenus else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Mark") { _ in }])
        }
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = items[indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        answers.isEditable
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        answers.isMovable
    }
    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { answers.style }
    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        answers.indents
    }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log.append((editingStyle == .delete ? "delete " : "insert ") + "\(indexPath.row)")
        guard editingStyle == .delete else { return }
        items.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { IndexPath(row: min(lastTarget, proposedDestinationIndexPath.row), section: 0) }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
        items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard !swipes.isEmpty else { return nil }
        return UISwipeActionsConfiguration(
            actions: swipes.map { title in
                UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
                    self?.log.append("\(title) \(indexPath.row)")
                    done(true)
                }
            })
    }
}
