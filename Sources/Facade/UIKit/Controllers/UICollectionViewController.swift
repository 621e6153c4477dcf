public import Foundation
public import LayoutSimInertness

/// A view controller that manages a collection view as its data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
    UICollectionViewDataSource
{
    private let firstLayout: UICollectionViewLayout?
    /// Whether the selection is cleared when the view is about to appear.
    open var clearsSelectionOnViewWillAppear = true
    /// Whether pushing another controller changes the layout of the collection view; stored only.
    @Inert(.behavior) open var useLayoutToLayoutNavigationTransitions = false
    /// Whether a long press lets the user move items.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { moveRecognizer.isEnabled = installsStandardGestureForInteractiveMovement }
    }
    private lazy var moveRecognizer = ItemMoveRecognizer()

    /// Creates a controller whose collection view has a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        firstLayout = layout
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        firstLayout = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        firstLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The collection view, loaded on first access.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return collection
        }
        set {
            collection = newValue
            view = newValue
        }
    }
    private var collection: UICollectionView? {
        didSet { collection?.addGestureRecognizer(moveRecognizer) }
    }
    /// The layout of the collection view.
    open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }
    open override func loadView() {
        if loadViewOfFile() {
            collection = loadedView as? UICollectionView
            return
        }
        guard let firstLayout else {
            raiseInvalidArgument("UICollectionView must be initialized with a non-nil layout parameter")
        }
        let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: firstLayout)
        made.dataSource = self
        made.delegate = self
        made.backgroundColor = .systemBackground
        collection = made
        view = made
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    // These stand beside the defaults of the protocols, since subclasses override them, and Swift has members
    // overridden that a class declares, not those that it gets from a protocol.

    /// Returns the number of sections; 1 unless overridden.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Returns the number of items in a section; 0 unless overridden.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// Returns the cell of an item; an empty one unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    /// Returns a supplementary view; an empty one unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
    /// Returns whether the user can move an item; `false` unless overridden.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    /// Moves an item in the data; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Returns the titles of the index; `nil` unless overridden, and never called here.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// Returns the item for a title of the index; never called here.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: index, section: 0) }

    /// Returns whether an item is highlighted when it is touched; `true` unless overridden.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Tells the controller that an item is highlighted.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Tells the controller that an item is no longer highlighted.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Returns whether the user can select an item; `true` unless overridden.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Returns whether the user can deselect an item; `true` unless overridden.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Tells the controller that the user selected an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Tells the controller that the user deselected an item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Returns whether a tap on an item performs its primary action; `true` unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Performs the primary action of an item; does nothing unless overridden.
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
    /// Tells the controller that a cell is about to appear.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Tells the controller that a supplementary view is about to appear.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Tells the controller that a cell has disappeared.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Tells the controller that a supplementary view has disappeared.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Returns whether a long press shows the editing menu; never called here.
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        false
    }
    /// Returns whether the editing menu offers an action; never called here.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// Performs an action of the editing menu; never called here.
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
    /// Returns the layout of a transition between two layouts; never called here.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
    /// Returns whether an item can be focused; never called here.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
    /// Returns where an item moves; never called here.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    /// Returns where an item moves; the proposed place unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    /// Returns the content offset after an update or a change of the layout; the layout's choice unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        collectionView.collectionViewLayout.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    /// Returns whether an item can be edited; never called here.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
    /// Returns whether a drag with two fingers selects items; never called here.
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// Tells the controller that a drag with two fingers selects items; never called here.
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    /// Tells the controller that a drag with two fingers has ended; never called here.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
    /// Returns the context menu of an item; `nil` unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns the context menu of items at a point; `nil` unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns the preview of an item whose context menu appears; never called here.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns the preview of an item whose context menu disappears; never called here.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Tells the controller that the user tapped the preview of a context menu; never called here.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Tells the controller that a context menu is about to appear.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Tells the controller that a context menu is about to disappear.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
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
