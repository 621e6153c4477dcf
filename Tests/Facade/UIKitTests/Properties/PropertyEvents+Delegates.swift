import Foundation
import QuartzCore

@testable import UIKit

// What objects tell their delegates: answers that the screen shows, and calls that are noted.

extension PropertyEvents: UITableViewDelegate, UICollectionViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scrolled") }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 71 }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("row \(indexPath)") }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("item \(indexPath)")
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { note("shows \(indexPath)") }
}

extension PropertyEvents: UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
}

extension PropertyEvents: UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { note("rows \(indexPaths)") }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        note("items \(indexPaths)")
    }
}

extension PropertyEvents: UITableViewDragDelegate, UICollectionViewDragDelegate, UITableViewDropDelegate,
    UICollectionViewDropDelegate
{
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        note("lifts \(indexPath)")
        return [UIDragItem(itemProvider: NSItemProvider())]
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        note("lifts \(indexPath)")
        return [UIDragItem(itemProvider: NSItemProvider())]
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        note("drops")
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { note("drops") }
}

extension PropertyEvents: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate, UITextInputDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) { note("field begins") }

    func textViewDidChange(_ textView: UITextView) { note("text changes") }

    func textViewDidBeginEditing(_ textView: UITextView) { note("text begins") }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { note("search begins") }

    func selectionWillChange(_ textInput: (any UITextInput)?) { note("selection will change") }

    func selectionDidChange(_ textInput: (any UITextInput)?) { note("selection changes") }

    func textWillChange(_ textInput: (any UITextInput)?) { note("input will change") }

    func textDidChange(_ textInput: (any UITextInput)?) { note("input changes") }
}

extension PropertyEvents: UINavigationControllerDelegate, UITabBarControllerDelegate, UITabBarDelegate {
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { note("shows a page") }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        note("selects a page")
    }

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { note("selects an item") }
}

extension PropertyEvents: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page() }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page() }

    private func page() -> UIViewController {
        let page = UIViewController()
        page.view.backgroundColor = .purple
        return page
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { note("turned \(completed)") }
}

extension PropertyEvents: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 51 }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "row \(row)"
    }
}

extension PropertyEvents: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        note("may begin")
        return false
    }
}

extension PropertyEvents: UISplitViewControllerDelegate, UIAdaptivePresentationControllerDelegate,
    UIViewControllerTransitioningDelegate
{
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        note("collapses")
        return .primary
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { note("presents") }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { note("dismisses") }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        note("asked for a presentation")
        return nil
    }
}

extension PropertyEvents: UISearchControllerDelegate, UISearchResultsUpdating {
    func didPresentSearchController(_ searchController: UISearchController) { note("search is presented") }

    func updateSearchResults(for searchController: UISearchController) { note("results") }
}

extension PropertyEvents: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
{
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { .default(color: .purple, size: .large) }

    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { note("date") }

    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { false }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { note("date") }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { note("no date") }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { false }

    func week(
        ofYearSelection selection: UICalendarSelectionWeekOfYear,
        didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) { note("week") }

    func week(
        ofYearSelection selection: UICalendarSelectionWeekOfYear,
        canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { false }
}

extension PropertyEvents: UINavigationBarDelegate, UIToolbarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { note("item pushed") }
}

extension PropertyEvents: @preconcurrency CAAnimationDelegate, @preconcurrency CALayerDelegate,
    @preconcurrency NSTextStorageDelegate, @preconcurrency NSLayoutManagerDelegate
{
    func animationDidStart(_ anim: CAAnimation) { note("animation starts") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { note("animation ends \(flag)") }

    func layoutSublayers(of layer: CALayer) { note("layer is laid out") }

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) { note("edited \(editedRange) \(delta)") }

    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 9 }
}

extension PropertyEvents: UIPageControlProgressDelegate {
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0.5 }
}
