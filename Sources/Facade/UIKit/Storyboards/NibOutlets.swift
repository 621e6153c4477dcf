import Foundation

extension NSObject {
    /// Sets an outlet that is a property of a UIKit class; returns whether it is one.
    @MainActor func takeOwnOutlet(_ name: String, _ value: NSObject) -> Bool {
        switch self {
        case let controller as UIViewController: controller.takeControllerOutlet(name, value)
        case let recognizer as UIGestureRecognizer:
            name == "delegate" && set { recognizer.delegate = value as? any UIGestureRecognizerDelegate }
        case let view as UIView: view.takeListOutlet(name, value) || view.takeViewOutlet(name, value)
        default: false
        }
    }

    private func set(_ change: () -> Void) -> Bool {
        change()
        return true
    }
}

extension UIViewController {
    fileprivate func takeControllerOutlet(_ name: String, _ value: NSObject) -> Bool {
        switch (self, name) {
        case (_, "view"):
            if let view = value as? UIView, viewIfLoaded !== view { self.view = view }
        case (let own as UINavigationController, "delegate"):
            own.delegate = value as? any UINavigationControllerDelegate
        case (let own as UITabBarController, "delegate"): own.delegate = value as? any UITabBarControllerDelegate
        case (let own as UISplitViewController, "delegate"):
            own.delegate = value as? any UISplitViewControllerDelegate
        case (let own as UIPageViewController, "delegate"): own.delegate = value as? any UIPageViewControllerDelegate
        case (let own as UIPageViewController, "dataSource"):
            own.dataSource = value as? any UIPageViewControllerDataSource
        case (let own as UITableViewController, "refreshControl"): own.refreshControl = value as? UIRefreshControl
        case (_, "transitioningDelegate"): transitioningDelegate = value as? any UIViewControllerTransitioningDelegate
        // Search display controllers have been removed from iOS.
        case (_, "searchDisplayController"): break
        default: return false
        }
        return true
    }
}

extension UIView {
    fileprivate func takeListOutlet(_ name: String, _ value: NSObject) -> Bool {
        switch (self, name) {
        case (let table as UITableView, "dataSource"): table.dataSource = value as? any UITableViewDataSource
        case (let table as UITableView, "delegate"): table.delegate = value as? any UITableViewDelegate
        case (let table as UITableView, "prefetchDataSource"):
            table.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
        case (let table as UITableView, "dragDelegate"): table.dragDelegate = value as? any UITableViewDragDelegate
        case (let table as UITableView, "dropDelegate"): table.dropDelegate = value as? any UITableViewDropDelegate
        case (let table as UITableView, "backgroundView"): table.backgroundView = value as? UIView
        case (let list as UICollectionView, "dataSource"): list.dataSource = value as? any UICollectionViewDataSource
        case (let list as UICollectionView, "delegate"): list.delegate = value as? any UICollectionViewDelegate
        case (let list as UICollectionView, "prefetchDataSource"):
            list.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
        case (let list as UICollectionView, "dragDelegate"):
            list.dragDelegate = value as? any UICollectionViewDragDelegate
        case (let list as UICollectionView, "dropDelegate"):
            list.dropDelegate = value as? any UICollectionViewDropDelegate
        case (let list as UICollectionView, "backgroundView"): list.backgroundView = value as? UIView
        case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = value as? UIView
        case (let cell as UITableViewCell, "editingAccessoryView"): cell.editingAccessoryView = value as? UIView
        case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = value as? UIView
        case (let cell as UITableViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = value as? UIView
        case (let cell as UITableViewCell, "textLabel"), (let cell as UITableViewCell, "detailTextLabel"),
            (let cell as UITableViewCell, "imageView"):
            cell.adopt(value, as: name)
        case (let cell as UICollectionViewCell, "backgroundView"): cell.backgroundView = value as? UIView
        case (let cell as UICollectionViewCell, "selectedBackgroundView"):
            cell.selectedBackgroundView = value as? UIView
        default: return false
        }
        return true
    }

    fileprivate func takeViewOutlet(_ name: String, _ value: NSObject) -> Bool {
        switch (self, name) {
        case (let view as UITextView, "delegate"): view.delegate = value as? any UITextViewDelegate
        case (let field as UITextField, "delegate"): field.delegate = value as? any UITextFieldDelegate
        case (let bar as UISearchBar, "delegate"): bar.delegate = value as? any UISearchBarDelegate
        case (let bar as UITabBar, "delegate"): bar.delegate = value as? any UITabBarDelegate
        case (let bar as UITabBar, "selectedItem"): bar.selectedItem = value as? UITabBarItem
        case (let bar as UINavigationBar, "delegate"): bar.delegate = value as? any UINavigationBarDelegate
        case (let bar as UIToolbar, "delegate"): bar.delegate = value as? any UIToolbarDelegate
        case (let view as UIScrollView, "refreshControl"): view.refreshControl = value as? UIRefreshControl
        case (let view as UIScrollView, "delegate"): view.scrollDelegate = value as? any UIScrollViewDelegate
        case (let picker as UIPickerView, "dataSource"): picker.dataSource = value as? any UIPickerViewDataSource
        case (let picker as UIPickerView, "delegate"): picker.delegate = value as? any UIPickerViewDelegate
        case (let field as UITextField, "inputView"): field.inputView = value as? UIView
        case (let field as UITextField, "inputAccessoryView"): field.inputAccessoryView = value as? UIView
        case (let field as UITextField, "leftView"): field.leftView = value as? UIView
        case (let field as UITextField, "rightView"): field.rightView = value as? UIView
        case (let view as UITextView, "inputView"): view.inputView = value as? UIView
        case (let view as UITextView, "inputAccessoryView"): view.inputAccessoryView = value as? UIView
        case (let window as UIWindow, "rootViewController"): window.rootViewController = value as? UIViewController
        default: return false
        }
        return true
    }
}
