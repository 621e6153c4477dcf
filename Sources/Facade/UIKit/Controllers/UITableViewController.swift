public import Foundation

/// A view controller that manages a table view as its data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate,
    UITableViewDataSource
{
    private let style: UITableView.Style
    /// The refresh control from a storyboard, until the table view is loaded.
    var refreshControlOfFile: UIRefreshControl?
    /// Whether the selection is cleared when the view is about to appear.
    open var clearsSelectionOnViewWillAppear = true
    /// The refresh control of the table view, or `nil` for none.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    /// Creates a controller whose table view has a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }
    /// Creates a controller with a plain table view.
    public convenience init() { self.init(style: .plain) }

    /// The table view, which is the view of the controller and loaded on first access.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set {
            if newValue?.dataSource == nil { newValue?.dataSource = self }
            if newValue?.delegate == nil { newValue?.delegate = self }
            view = newValue
        }
    }
    open override func loadView() {
        if !loadViewOfFile() {
            let table = UITableView(frame: UIScreen.main.bounds, style: style)
            table.dataSource = self
            table.delegate = self
            view = table
        }
        if let refreshControlOfFile { refreshControl = refreshControlOfFile }
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // A selection of several rows stays until the user changes it (mikeabdullah.net,
        // *clearsSelectionOnViewWillAppear*).
        guard clearsSelectionOnViewWillAppear, !tableView.selectsSeveral else { return }
        for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
    }
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    // These stand beside the defaults of the protocols, since subclasses override them, and Swift has members
    // overridden that a class declares, not those that it gets from a protocol.

    /// Returns the number of sections; that of a static table, or 1.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticSections?.count ?? 1 }
    /// Returns the titles of the index; `nil` unless overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Tells the controller that a drag with two fingers has ended; never called here.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    /// Returns the number of rows in a section; that of a static section, or 0.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticSection(section)?.cells.count ?? 0
    }
    /// Returns the cell of a row; that of a static table, or an empty one.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.staticCell(indexPath) ?? UITableViewCell()
    }
    /// Returns the title of a section's header; that of a static section, or `nil`.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticSection(section)?.header
    }
    /// Returns the title of a section's footer; that of a static section, or `nil`.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticSection(section)?.footer
    }
    /// Returns whether the user can edit a row; `true` unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns whether the user can move a row; `false` unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns the section for a title of the index; the one at the same index unless overridden.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    /// Deletes or inserts a row in the data; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Moves a row in the data; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Tells the controller that a cell is about to appear.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// Tells the controller that a header is about to appear.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// Tells the controller that a footer is about to appear.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// Tells the controller that a cell has disappeared.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {}
    /// Tells the controller that a header has disappeared.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    /// Tells the controller that a footer has disappeared.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    /// Returns the height of a row, in points; that of a static cell, or a value that stands for the table view's own.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.staticHeight(indexPath) ?? Unanswered.length
    }
    /// Returns the height of a header, in points; unless overridden a value that stands for the table view's own.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        Unanswered.length
    }
    /// Returns the height of a footer, in points; unless overridden a value that stands for the table view's own.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        Unanswered.length
    }
    /// Returns the estimated height of a row, in points; unless overridden a value that stands for the table view's
    /// own.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        Unanswered.length
    }
    /// Returns the estimated height of a header, in points; unless overridden a value for the table view's own.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        Unanswered.length
    }
    /// Returns the estimated height of a footer, in points; unless overridden a value for the table view's own.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        Unanswered.length
    }
    /// Returns the header of a section; `nil` unless overridden, for one with the section's title.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    /// Returns the footer of a section; `nil` unless overridden, for one with the section's title.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    /// Tells the controller that the user tapped the detail button of a row.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Returns whether a row is highlighted when it is touched; `true` unless overridden.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Tells the controller that a row is highlighted.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Tells the controller that a row is no longer highlighted.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// Returns the row to select in place of the one tapped, or `nil` for none; that row unless overridden.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Returns the row to deselect in place of the one tapped, or `nil` for none; that row unless overridden.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Tells the controller that the user selected a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Tells the controller that the user deselected a row.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Returns whether a tap on a row performs its primary action; `true` unless overridden.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { true }
    /// Performs the primary action of a row; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    /// Returns the control that a row shows while it is edited; the one to delete it unless overridden.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { .delete }
    /// Returns the title of the button that deletes a row; `nil` unless overridden, for the standard title.
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    { nil }
    /// Returns the actions that a swipe shows; `nil` unless overridden, for the standard ones.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        nil
    }
    /// Returns the actions that a swipe from the leading edge shows; `nil` unless overridden, for none.
    open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { nil }
    /// Returns the actions that a swipe from the trailing edge shows; `nil` unless overridden, for the standard ones.
    open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { nil }
    /// Returns whether the content of a row is indented while it is edited; `true` unless overridden.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// Tells the controller that a swipe is about to show the actions of a row.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// Tells the controller that the actions of a row have been hidden; never called here.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// Returns where a row moves; the proposed place unless overridden.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    /// Returns the indentation level of a row; unless overridden a value that stands for the cell's own.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        Unanswered.level
    }
    /// Returns whether a long press shows the editing menu; never called here.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns whether the editing menu offers an action; never called here.
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// Performs an action of the editing menu; never called here.
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {}
    /// Returns whether a row can be focused; never called here.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns whether a drag with two fingers selects rows; never called here.
    open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool
    { false }
    /// Tells the controller that a drag with two fingers selects rows; never called here.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    /// Returns the context menu of a row; `nil` unless overridden.
    open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    { nil }
    /// Returns the preview of a row whose context menu appears; never called here.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns the preview of a row whose context menu disappears; never called here.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Tells the controller that the user tapped the preview of a context menu; never called here.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Tells the controller that a context menu is about to appear.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Tells the controller that a context menu is about to disappear.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Tells the controller that the content scrolled.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Tells the controller that the content zoomed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Tells the controller that the user starts to drag the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Tells the controller that the user has let go of the content.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Tells the controller that the content starts to slow down.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Tells the controller that the content has come to rest after a drag.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Tells the controller that an animated scroll has ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Tells the controller that the content was scrolled to its top; never called here.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Tells the controller that the adjusted content inset changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Tells the controller that the user lets go of the content, and lets it change where the content comes to rest.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Returns whether a tap on the status bar scrolls to the top; never called here.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}
