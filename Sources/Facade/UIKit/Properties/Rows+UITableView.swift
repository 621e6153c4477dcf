import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let uiTableViewTables = [
        uiTableView
    ]

    static let uiTableView = ObjectProperty.table(of: UITableView.self) {
        $0.get("style", \.style)
        $0.add("dataSource", \.dataSource)
        $0.add("delegate", \.delegate)
        $0.add("prefetchDataSource", \.prefetchDataSource)
        $0.add("dragDelegate", \.dragDelegate)
        $0.add("dropDelegate", \.dropDelegate)
        $0.add("dragInteractionEnabled", \.dragInteractionEnabled)
        $0.add("prefetchingEnabled", \.isPrefetchingEnabled)
        $0.get("hasActiveDrag", \.hasActiveDrag)
        $0.get("hasActiveDrop", \.hasActiveDrop)
        $0.get("hasUncommittedUpdates", \.hasUncommittedUpdates)
        $0.add("selfSizingInvalidation", \.selfSizingInvalidation)
        $0.add("rowHeight", \.rowHeight)
        $0.add("sectionHeaderHeight", \.sectionHeaderHeight)
        $0.add("sectionFooterHeight", \.sectionFooterHeight)
        $0.add("estimatedRowHeight", \.estimatedRowHeight)
        $0.add("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, nib: .own)
        $0.add("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, nib: .own)
        $0.add("fillerRowHeight", \.fillerRowHeight)
        $0.add("sectionHeaderTopPadding", \.sectionHeaderTopPadding)
        $0.look("separatorInset", \.separatorInset, nib: .own)
        $0.add("separatorInsetReference", \.separatorInsetReference, nib: .own)
        $0.look("separatorStyle", \.separatorStyle, nib: .own)
        $0.look("separatorColor", \.separatorColor, nib: .own)
        $0.add("separatorEffect", \.separatorEffect)
        $0.add("cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth)
        $0.add("insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea)
        $0.add("backgroundView", \.backgroundView)
        $0.add("tableHeaderView", \.tableHeaderView)
        $0.add("tableFooterView", \.tableFooterView)
        $0.add("allowsSelection", \.allowsSelection, nib: .own)
        $0.add("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, nib: .own)
        $0.add("allowsMultipleSelection", \.allowsMultipleSelection, nib: .own)
        $0.add("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing, nib: .own)
        $0.add("allowsFocus", \.allowsFocus)
        $0.add("allowsFocusDuringEditing", \.allowsFocusDuringEditing)
        $0.add("selectionFollowsFocus", \.selectionFollowsFocus)
        $0.add("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath)
        $0.add("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount, nib: .own)
        $0.look("sectionIndexColor", \.sectionIndexColor, nib: .own)
        $0.look("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor, nib: .own)
        $0.add("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor, nib: .own)
        $0.add("editing", \.isEditing)
        $0.get("contextMenuInteraction", \.contextMenuInteraction)
        $0.get("numberOfSections", \.numberOfSections)
        $0.get("visibleCells", \.visibleCells)
        $0.get("indexPathsForVisibleRows", \.indexPathsForVisibleRows)
        $0.get("indexPathForSelectedRow", \.indexPathForSelectedRow)
        $0.get("indexPathsForSelectedRows", \.indexPathsForSelectedRows)
    }
}
