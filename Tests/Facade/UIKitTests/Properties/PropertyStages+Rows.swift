import Foundation
import QuartzCore

@testable import UIKit

/// A table of five rows with headers and footers, which can be edited, and whose rows have actions.
@MainActor private final class Table: NSObject, UITableViewDataSource, UITableViewDelegate {
    var swiped: UISwipeActionsConfiguration?
    var rowActions: [UITableViewRowAction]?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.indentationLevel = 1
        cell.showsReorderControl = true
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Head" }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Foot" }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { tableView.tag == 1 ? ["A", "B", "C"] : nil }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        PropertyEvents.shared.note("row \(indexPath)")
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swiped }

    func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { rowActions }
}

/// Rows of tables and items of collections that are used.
extension PropertyStages {
    private static let frame = CGRect(x: 0, y: 0, width: 320, height: 220)

    /// Shows a table, with a finger on one of its rows.
    private static func rows(
        _ style: UITableView.Style = .plain, _ change: (UITableView, Table) -> Void = { _, _ in },
        object: (UITableView, Table) -> AnyObject = { table, _ in table }
    ) -> PropertyStage {
        let (table, source) = (UITableView(frame: frame, style: style), Table())
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (source, source)
        change(table, source)
        table.layoutIfNeeded()
        var stage = PropertyStage(object(table, source), in: table, frame: frame)
        // The table does not own its source.
        stage.end = { _ = source }
        return stage
    }

    static let rows: [Entry] = [
        staged(UITableView.self) { rows() },
        staged(UITableView.self) { rows(.grouped) },
        staged(UITableView.self) { rows { table, _ in table.isEditing = true } },
        staged(UITableView.self) {
            rows { table, _ in (table.isEditing, table.allowsMultipleSelectionDuringEditing) = (true, true) }
        },
        staged(UITableView.self) { rows { table, _ in table.allowsMultipleSelection = true } },
        staged(UITableView.self) {
            rows { table, _ in
                table.tag = 1
                table.sectionIndexColor = .red
            }
        },
        staged(UITableView.self) {
            rows { table, _ in table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0) }
        },
        staged(UITableViewCell.self) { rows(object: { table, _ in table.visibleCells[1] }) },
        staged(UITableViewCell.self) {
            rows { table, _ in
                table.isEditing = true
            } object: { table, _ in
                table.visibleCells[1]
            }
        },
        staged(UITableViewCell.self) {
            rows(object: { table, _ in
                let cell = table.visibleCells[1]
                var content = cell.defaultContentConfiguration()
                content.text = "Configured"
                (cell.contentConfiguration, cell.backgroundConfiguration) = (content, .listPlainCell())
                cell.isSelected = true
                return cell
            })
        },
        staged(UITableViewHeaderFooterView.self) {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            var content = header.defaultContentConfiguration()
            content.text = "Configured"
            (header.contentConfiguration, header.backgroundConfiguration) = (content, .listPlainHeaderFooter())
            return PropertyStage(header).playing {
                header.traitOverrides.userInterfaceStyle = .dark
                header.setNeedsUpdateConfiguration()
                return []
            }
        },
        staged(UIContextualAction.self) {
            let action = UIContextualAction(style: .normal, title: "Act") { _, _, done in
                PropertyEvents.shared.note("acted")
                done(true)
            }
            return rows { _, source in
                source.swiped = UISwipeActionsConfiguration(actions: [action])
            } object: { _, _ in
                action
            }
        },
        staged(UISwipeActionsConfiguration.self) {
            let action = UIContextualAction(style: .normal, title: "Act") { _, _, done in
                PropertyEvents.shared.note("acted")
                done(true)
            }
            let actions = UISwipeActionsConfiguration(actions: [action])
            let stage = rows { _, source in
                source.swiped = actions
            } object: { _, _ in
                actions
            }
            return stage.playing {
                guard let window = stage.root?.view.window, let view = stage.root?.view.subviews.first else {
                    return []
                }
                var hands = Hands(on: view, in: window)
                hands.drag(by: CGVector(dx: -300, dy: 0))
                return hands.screens.map { "\($0)" }
            }
        },
        staged(UITableViewRowAction.self) {
            let action = UITableViewRowAction(style: .normal, title: "Act") { _, _ in
                PropertyEvents.shared.note("acted")
            }
            return rows { _, source in
                source.rowActions = [action]
            } object: { _, _ in
                action
            }
        },
        staged(UITableViewController.self) {
            let (table, other) = (UITableViewController(style: .plain), UIViewController())
            table.tableView.dataSource = PropertyEvents.shared
            let stack = UINavigationController(rootViewController: table)
            return PropertyStage(table, on: stack).playing {
                table.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
                stack.pushViewController(other, animated: false)
                stack.view.layoutIfNeeded()
                stack.popViewController(animated: false)
                return ["\(table.tableView.indexPathForSelectedRow?.description ?? "none")"]
            }
        },
        staged(UICollectionViewController.self) {
            let layout = UICollectionViewFlowLayout()
            let (list, other) = (UICollectionViewController(collectionViewLayout: layout), UIViewController())
            list.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            list.collectionView.dataSource = PropertyEvents.shared
            let stack = UINavigationController(rootViewController: list)
            return PropertyStage(list, on: stack).playing {
                list.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
                stack.pushViewController(other, animated: false)
                stack.view.layoutIfNeeded()
                stack.popViewController(animated: false)
                return ["\(list.collectionView.indexPathsForSelectedItems ?? [])"]
            }
        },
        staged(UICollectionView.self) { grid { _ in } },
        staged(UICollectionView.self) { grid { $0.isEditing = true } },
        staged(UICollectionView.self) { grid { ($0.isEditing, $0.allowsSelectionDuringEditing) = (true, true) } },
        staged(UICollectionView.self) { grid { $0.prefetchDataSource = PropertyEvents.shared } },
        staged(UICollectionViewCell.self) {
            grid({ _ in }) { list in
                let cell = list.visibleCells[0]
                cell.contentConfiguration = UIListContentConfiguration.cell()
                cell.backgroundConfiguration = .listPlainCell()
                cell.selectedBackgroundView = box()
                cell.isSelected = true
                return cell
            }
        },
        staged(UICollectionViewListCell.self) {
            let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            var content = cell.defaultContentConfiguration()
            content.text = "Row"
            cell.contentConfiguration = content
            (cell.indentationLevel, cell.accessories) = (1, [.checkmark(), .delete(displayed: .always)])
            return PropertyStage(cell)
        },
    ]

    /// Shows items that tell when they are selected.
    private static func grid(
        _ change: (UICollectionView) -> Void, object: (UICollectionView) -> AnyObject = { $0 }
    ) -> PropertyStage {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 70)
        let list = UICollectionView(frame: frame, collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        (list.dataSource, list.delegate) = (PropertyEvents.shared, PropertyEvents.shared)
        change(list)
        list.layoutIfNeeded()
        return PropertyStage(object(list), in: list, frame: frame)
    }
}
