extension UncalledRequirements {
    /// Delegates and data sources of tables and collections.
    static let lists: Table = [
        "UICollectionViewDataSource": [
            "collectionView(_:indexPathForIndexTitle:at:)": .behavior,
            "indexTitles(for:)": .looks,
        ],
        "UICollectionViewDelegate": [
            "collectionView(_:canEditItemAt:)": .behavior,
            "collectionView(_:canFocusItemAt:)": .behavior,
            "collectionView(_:canPerformAction:forItemAt:withSender:)": .behavior,
            "collectionView(_:didBeginMultipleSelectionInteractionAt:)": .behavior,
            "collectionView(_:performAction:forItemAt:withSender:)": .behavior,
            "collectionView(_:previewForDismissingContextMenuWithConfiguration:)": .behavior,
            "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)": .behavior,
            "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)": .behavior,
            "collectionView(_:shouldShowMenuForItemAt:)": .behavior,
            "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)": .behavior,
            "collectionView(_:transitionLayoutForOldLayout:newLayout:)": .behavior,
            "collectionView(_:willPerformPreviewActionForMenuWith:animator:)": .behavior,
            "collectionViewDidEndMultipleSelectionInteraction(_:)": .behavior,
        ],
        "UICollectionViewDragDelegate": [
            "collectionView(_:dragPreviewParametersForItemAt:)": .behavior,
            "collectionView(_:itemsForAddingTo:at:point:)": .behavior,
        ],
        "UICollectionViewDropDelegate": [
            "collectionView(_:dropPreviewParametersForItemAt:)": .behavior
        ],
        "UITableViewDelegate": [
            "tableView(_:canFocusRowAt:)": .behavior,
            "tableView(_:canPerformAction:forRowAt:withSender:)": .behavior,
            "tableView(_:didBeginMultipleSelectionInteractionAt:)": .behavior,
            "tableView(_:estimatedHeightForFooterInSection:)": .behavior,
            "tableView(_:estimatedHeightForHeaderInSection:)": .behavior,
            "tableView(_:performAction:forRowAt:withSender:)": .behavior,
            "tableView(_:previewForDismissingContextMenuWithConfiguration:)": .behavior,
            "tableView(_:previewForHighlightingContextMenuWithConfiguration:)": .behavior,
            "tableView(_:shouldBeginMultipleSelectionInteractionAt:)": .behavior,
            "tableView(_:shouldShowMenuForRowAt:)": .behavior,
            "tableView(_:willPerformPreviewActionForMenuWith:animator:)": .behavior,
            "tableViewDidEndMultipleSelectionInteraction(_:)": .behavior,
        ],
        "UITableViewDragDelegate": [
            "tableView(_:dragPreviewParametersForRowAt:)": .behavior,
            "tableView(_:itemsForAddingTo:at:point:)": .behavior,
        ],
        "UITableViewDropDelegate": [
            "tableView(_:dropPreviewParametersForRowAt:)": .behavior
        ],
    ]
}
