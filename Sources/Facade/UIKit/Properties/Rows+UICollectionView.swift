import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let uiCollectionViewTables = [
        uiCollectionView
    ]

    static let uiCollectionView = ObjectProperty.table(of: UICollectionView.self) {
        $0.add("collectionViewLayout", \.collectionViewLayout)
        $0.add("dataSource", \.dataSource)
        $0.add("delegate", \.delegate)
        $0.add("prefetchDataSource", \.prefetchDataSource)
        $0.add("prefetchingEnabled", \.isPrefetchingEnabled, nib: .own)
        $0.add("dragDelegate", \.dragDelegate)
        $0.add("dropDelegate", \.dropDelegate)
        $0.add("dragInteractionEnabled", \.dragInteractionEnabled)
        $0.add("reorderingCadence", \.reorderingCadence)
        $0.get("hasActiveDrag", \.hasActiveDrag)
        $0.get("hasActiveDrop", \.hasActiveDrop)
        $0.get("hasUncommittedUpdates", \.hasUncommittedUpdates)
        $0.add("backgroundView", \.backgroundView)
        $0.add("allowsSelection", \.allowsSelection)
        $0.add("allowsMultipleSelection", \.allowsMultipleSelection)
        $0.add("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
        $0.add("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
        $0.add("allowsFocus", \.allowsFocus)
        $0.add("allowsFocusDuringEditing", \.allowsFocusDuringEditing)
        $0.add("selectionFollowsFocus", \.selectionFollowsFocus)
        $0.add("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath)
        $0.add("editing", \.isEditing)
        $0.add("selfSizingInvalidation", \.selfSizingInvalidation)
        $0.get("contextMenuInteraction", \.contextMenuInteraction)
        $0.get("numberOfSections", \.numberOfSections)
        $0.get("visibleCells", \.visibleCells)
        $0.get("indexPathsForVisibleItems", \.indexPathsForVisibleItems)
        $0.get("indexPathsForSelectedItems", \.indexPathsForSelectedItems)
    }
}
