import Foundation
import QuartzCore

@testable import UIKit

extension OtherValues {
    /// Delegates that are called.
    static let delegates: [Sample] = [
        entry((any UITableViewDelegate).self) { _ in PropertyEvents.shared },
        entry((any UITableViewDataSource).self) { _ in PropertyEvents.shared },
        entry((any UITableViewDataSourcePrefetching).self) { _ in PropertyEvents.shared },
        entry((any UITableViewDragDelegate).self) { _ in PropertyEvents.shared },
        entry((any UITableViewDropDelegate).self) { _ in PropertyEvents.shared },
        entry((any UICollectionViewDelegate).self) { _ in PropertyEvents.shared },
        entry((any UICollectionViewDataSource).self) { _ in PropertyEvents.shared },
        entry((any UICollectionViewDataSourcePrefetching).self) { _ in PropertyEvents.shared },
        entry((any UICollectionViewDragDelegate).self) { _ in PropertyEvents.shared },
        entry((any UICollectionViewDropDelegate).self) { _ in PropertyEvents.shared },
        entry((any UIScrollViewDelegate).self) { _ in PropertyEvents.shared },
        entry((any UITextFieldDelegate).self) { _ in PropertyEvents.shared },
        entry((any UITextViewDelegate).self) { _ in PropertyEvents.shared },
        entry((any UITextInputDelegate).self) { _ in PropertyEvents.shared },
        entry((any UISearchBarDelegate).self) { _ in PropertyEvents.shared },
        entry((any UINavigationControllerDelegate).self) { _ in PropertyEvents.shared },
        entry((any UITabBarControllerDelegate).self) { _ in PropertyEvents.shared },
        entry((any UITabBarDelegate).self) { _ in PropertyEvents.shared },
        entry((any UINavigationBarDelegate).self) { _ in PropertyEvents.shared },
        entry((any UIToolbarDelegate).self) { _ in PropertyEvents.shared },
        entry((any UIPageViewControllerDelegate).self) { _ in PropertyEvents.shared },
        entry((any UIPageViewControllerDataSource).self) { _ in PropertyEvents.shared },
        entry((any UIPickerViewDelegate).self) { _ in PropertyEvents.shared },
        entry((any UIPickerViewDataSource).self) { _ in PropertyEvents.shared },
        entry((any UIGestureRecognizerDelegate).self) { _ in PropertyEvents.shared },
        entry((any UISplitViewControllerDelegate).self) { _ in PropertyEvents.shared },
        entry((any UIAdaptivePresentationControllerDelegate).self) { _ in PropertyEvents.shared },
        entry((any UIViewControllerTransitioningDelegate).self) { _ in PropertyEvents.shared },
        entry((any UISearchControllerDelegate).self) { _ in PropertyEvents.shared },
        entry((any UISearchResultsUpdating).self) { _ in PropertyEvents.shared },
        entry((any UICalendarViewDelegate).self) { _ in PropertyEvents.shared },
        entry((any UICalendarSelectionSingleDateDelegate).self) { _ in PropertyEvents.shared },
        entry((any UICalendarSelectionMultiDateDelegate).self) { _ in PropertyEvents.shared },
        entry((any UICalendarSelectionWeekOfYearDelegate).self) { _ in PropertyEvents.shared },
        entry((any CAAnimationDelegate).self) { _ in PropertyEvents.shared },
        entry((any CALayerDelegate).self) { _ in PropertyEvents.shared },
        entry((any NSTextStorageDelegate).self) { _ in PropertyEvents.shared },
        entry((any NSLayoutManagerDelegate).self) { _ in PropertyEvents.shared },
        entry((any UIPageControlProgressDelegate).self) { _ in PropertyEvents.shared },
    ]

    private static let uncalled = UncalledDelegate()

    /// Delegates of services that are not there.
    static let uncalledDelegates: [Sample] = [
        entry((any UIDocumentInteractionControllerDelegate).self) { _ in uncalled },
        entry((any UIColorPickerViewControllerDelegate).self) { _ in uncalled },
        entry((any UIFontPickerViewControllerDelegate).self) { _ in uncalled },
        entry((any UIPrintInteractionControllerDelegate).self) { _ in uncalled },
        entry((any UIWebViewDelegate).self) { _ in uncalled },
        entry((any UIDocumentBrowserViewControllerDelegate).self) { _ in uncalled },
        entry((any UIDocumentPickerDelegate).self) { _ in uncalled },
        entry((any UINavigationItemRenameDelegate).self) { _ in uncalled },
        entry((any UITextDragDelegate).self) { _ in uncalled },
        entry((any UITextDropDelegate).self) { _ in uncalled },
        entry((any UITextPasteDelegate).self) { _ in uncalled },
        entry((any UIDynamicAnimatorDelegate).self) { _ in uncalled },
        entry((any UICollisionBehaviorDelegate).self) { _ in uncalled },
        entry((any UIPencilInteractionDelegate).self) { _ in uncalled },
        entry((any UIPreviewInteractionDelegate).self) { _ in uncalled },
        entry((any UITextInteractionDelegate).self) { _ in uncalled },
        entry((any UIPointerInteractionDelegate).self) { _ in uncalled },
        entry((any UIApplicationDelegate).self) { _ in uncalled },
    ]
}
