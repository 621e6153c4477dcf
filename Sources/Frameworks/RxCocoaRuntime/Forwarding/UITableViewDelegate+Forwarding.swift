// The requirements are documented where their protocols declare them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import UIKit

/// What a proxy passes on to the delegate behind it.
extension UITableViewDelegate where Self: _RXDelegateProxy {
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        pass("tableView:willDisplay:forRowAt:", [tableView, cell, indexPath]) { (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        pass("tableView:willDisplayHeaderView:forSection:", [tableView, view, section]) {
            (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }
    }
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        pass("tableView:willDisplayFooterView:forSection:", [tableView, view, section]) {
            (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
        }
    }
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        pass("tableView:didEndDisplaying:forRowAt:", [tableView, cell, indexPath]) {
            (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        pass("tableView:didEndDisplayingHeaderView:forSection:", [tableView, view, section]) {
            (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }
    }
    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        pass("tableView:didEndDisplayingFooterView:forSection:", [tableView, view, section]) {
            (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
        }
    }
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(tableView, heightForRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(
            tableView, heightForHeaderInSection: section)
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(
            tableView, heightForFooterInSection: section)
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(
            tableView, estimatedHeightForRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(tableView, viewForHeaderInSection: section)
    }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(tableView, viewForFooterInSection: section)
    }
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        pass("tableView:accessoryButtonTappedForRowWith:", [tableView, indexPath]) {
            (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        pass("tableView:didHighlightRowAt:", [tableView, indexPath]) { (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, didHighlightRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        pass("tableView:didUnhighlightRowAt:", [tableView, indexPath]) { (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(tableView, willSelectRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(tableView, willDeselectRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        pass("tableView:didSelectRowAt:", [tableView, indexPath]) { (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, didSelectRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        pass("tableView:didDeselectRowAt:", [tableView, indexPath]) { (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, didDeselectRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(
            tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        pass("tableView:performPrimaryActionForRowAt:", [tableView, indexPath]) { (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(tableView, editingStyleForRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(
            tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(tableView, editActionsForRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(
            tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(
            tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(
            tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        pass("tableView:willBeginEditingRowAt:", [tableView, indexPath]) { (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        pass("tableView:didEndEditingRowAt:", [tableView, indexPath as Any]) { (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, didEndEditingRowAt: indexPath)
        }
    }
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
            toProposedIndexPath: proposedDestinationIndexPath)
    }
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(
            tableView, indentationLevelForRowAt: indexPath)
    }
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        delegate(or: NoDelegate.shared as any UITableViewDelegate).tableView(
            tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        pass("tableView:willDisplayContextMenu:animator:", [tableView, configuration, animator as Any]) {
            (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
        }
    }
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        pass("tableView:willEndContextMenuInteraction:animator:", [tableView, configuration, animator as Any]) {
            (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
}
