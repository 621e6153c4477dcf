// The requirements are documented where their protocols declare them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import UIKit

/// What a proxy passes on to the delegate behind it.
extension UITableViewDataSource where Self: _RXDelegateProxy {
    public func numberOfSections(in tableView: UITableView) -> Int {
        delegate(or: NoDelegate.shared as any UITableViewDataSource).numberOfSections(in: tableView)
    }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        delegate(or: NoDelegate.shared as any UITableViewDataSource).tableView(
            tableView, titleForHeaderInSection: section)
    }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        delegate(or: NoDelegate.shared as any UITableViewDataSource).tableView(
            tableView, titleForFooterInSection: section)
    }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        delegate(or: NoDelegate.shared as any UITableViewDataSource).tableView(tableView, canEditRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        delegate(or: NoDelegate.shared as any UITableViewDataSource).tableView(tableView, canMoveRowAt: indexPath)
    }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        delegate(or: NoDelegate.shared as any UITableViewDataSource).sectionIndexTitles(for: tableView)
    }
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        delegate(or: NoDelegate.shared as any UITableViewDataSource).tableView(
            tableView, sectionForSectionIndexTitle: title, at: index)
    }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        pass("tableView:commit:forRowAt:", [tableView, editingStyle, indexPath]) {
            (delegate: any UITableViewDataSource) in
            delegate.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }
    }
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        pass("tableView:moveRowAt:to:", [tableView, sourceIndexPath, destinationIndexPath]) {
            (delegate: any UITableViewDataSource) in
            delegate.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }
}
