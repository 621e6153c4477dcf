import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let containerControllersTables = [
        uiPercentDrivenInteractiveTransition, uiCollectionViewController, uiContentUnavailableView,
        uiNavigationController, uiPageViewController, uiTab, uiTabGroup, uiTabBarController, uiTabBarControllerSidebar,
        uiTabAccessory, uiTableViewController,
    ]

    static let uiPercentDrivenInteractiveTransition = ObjectProperty.table(
        of: UIPercentDrivenInteractiveTransition.self
    ) {
        $0.get("duration", \.duration)
        $0.get("percentComplete", \.percentComplete)
        $0.add("completionSpeed", \.completionSpeed)
        $0.add("completionCurve", \.completionCurve)
        $0.add("timingCurve", \.timingCurve)
        $0.add("wantsInteractiveStart", \.wantsInteractiveStart)
    }
    static let uiCollectionViewController = ObjectProperty.table(of: UICollectionViewController.self) {
        $0.add("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
        $0.add("useLayoutToLayoutNavigationTransitions", \.useLayoutToLayoutNavigationTransitions)
        $0.add("installsStandardGestureForInteractiveMovement", \.installsStandardGestureForInteractiveMovement)
        $0.add("collectionView", \.collectionView)
        $0.get("collectionViewLayout", \.collectionViewLayout)
    }
    static let uiContentUnavailableView = ObjectProperty.table(of: UIContentUnavailableView.self) {
        $0.add("configuration", \.configuration)
        $0.add("scrollEnabled", \.isScrollEnabled)
    }
    static let uiNavigationController = ObjectProperty.table(of: UINavigationController.self) {
        $0.add("delegate", \.delegate)
        $0.add("viewControllers", \.viewControllers)
        $0.get("topViewController", \.topViewController)
        $0.get("visibleViewController", \.visibleViewController)
        $0.get("navigationBar", \.navigationBar)
        $0.add("navigationBarHidden", \.isNavigationBarHidden, nib: .own)
        $0.get("toolbar", \.toolbar)
        $0.add("toolbarHidden", \.isToolbarHidden, nib: .own)
        $0.get("interactivePopGestureRecognizer", \.interactivePopGestureRecognizer)
        $0.get("interactiveContentPopGestureRecognizer", \.interactiveContentPopGestureRecognizer)
        $0.add("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears, nib: .own)
        $0.add("hidesBarsOnSwipe", \.hidesBarsOnSwipe, nib: .own)
        $0.get("barHideOnSwipeGestureRecognizer", \.barHideOnSwipeGestureRecognizer)
        $0.add("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact, nib: .own)
        $0.add("hidesBarsOnTap", \.hidesBarsOnTap, nib: .own)
        $0.get("barHideOnTapGestureRecognizer", \.barHideOnTapGestureRecognizer)
    }
    static let uiPageViewController = ObjectProperty.table(of: UIPageViewController.self) {
        $0.add("delegate", \.delegate)
        $0.add("dataSource", \.dataSource)
        $0.get("transitionStyle", \.transitionStyle)
        $0.get("navigationOrientation", \.navigationOrientation)
        $0.get("spineLocation", \.spineLocation)
        $0.add("doubleSided", \.isDoubleSided)
        $0.get("gestureRecognizers", \.gestureRecognizers)
        $0.get("viewControllers", \.viewControllers)
    }
    static let uiTab = ObjectProperty.table(of: UITab.self) {
        $0.get("identifier", \.identifier)
        $0.add("title", \.title)
        $0.add("image", \.image)
        $0.add("subtitle", \.subtitle)
        $0.add("badgeValue", \.badgeValue)
        $0.add("userInfo", \.userInfo)
        $0.add("enabled", \.isEnabled)
        $0.add("hidden", \.isHidden)
        $0.add("allowsHiding", \.allowsHiding)
        $0.add("preferredPlacement", \.preferredPlacement)
        $0.get("tabBarController", \.tabBarController)
        $0.get("parent", \.parent)
        $0.get("viewController", \.viewController)
    }
    static let uiTabGroup = ObjectProperty.table(of: UITabGroup.self) {
        $0.add("children", \.children)
        $0.add("selectedChild", \.selectedChild)
        $0.add("defaultChildIdentifier", \.defaultChildIdentifier)
        $0.add("allowsReordering", \.allowsReordering)
        $0.add("displayOrderIdentifiers", \.displayOrderIdentifiers)
        $0.add("managingNavigationController", \.managingNavigationController)
        $0.add("sidebarActions", \.sidebarActions)
    }
    static let uiTabBarController = ObjectProperty.table(of: UITabBarController.self) {
        $0.add("tabs", \.tabs)
        $0.add("selectedTab", \.selectedTab)
        $0.add("delegate", \.delegate)
        $0.add("customizableViewControllers", \.customizableViewControllers)
        $0.get("moreNavigationController", \.moreNavigationController)
        $0.add("mode", \.mode)
        $0.add("tabBarMinimizeBehavior", \.tabBarMinimizeBehavior)
        $0.add("bottomAccessory", \.bottomAccessory)
        $0.get("sidebar", \.sidebar)
        $0.add("compactTabIdentifiers", \.compactTabIdentifiers)
        $0.add("tabBarHidden", \.isTabBarHidden)
        $0.add("customizationIdentifier", \.customizationIdentifier)
        $0.get("tabBar", \.tabBar)
        $0.add("viewControllers", \.viewControllers)
        $0.add("selectedViewController", \.selectedViewController)
        $0.add("selectedIndex", \.selectedIndex)
    }
    static let uiTabBarControllerSidebar = ObjectProperty.table(of: UITabBarController.Sidebar.self) {
        $0.add("hidden", \.isHidden)
        $0.add("delegate", \.delegate)
        $0.add("headerContentConfiguration", \.headerContentConfiguration)
        $0.add("footerContentConfiguration", \.footerContentConfiguration)
        $0.add("bottomBarView", \.bottomBarView)
        $0.add("navigationOverflowItems", \.navigationOverflowItems)
    }
    static let uiTabAccessory = ObjectProperty.table(of: UITabAccessory.self) {
        $0.get("contentView", \.contentView)
    }
    static let uiTableViewController = ObjectProperty.table(of: UITableViewController.self) {
        $0.add("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
        $0.add("refreshControl", \.refreshControl)
        $0.add("tableView", \.tableView)
    }
}
