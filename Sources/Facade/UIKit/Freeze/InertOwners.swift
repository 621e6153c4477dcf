import Foundation
import QuartzCore

extension UIView {
    /// The objects whose properties decide how the view is laid out and drawn.
    var inertOwners: [AnyObject] {
        var owners: [AnyObject] = [self, layer] + layer.ownLayers
        switch self {
        case let bar as UINavigationBar: owners += bar.appearanceOwners + (bar.topItem?.inertOwners ?? [])
        case let bar as UIToolbar: owners += bar.appearanceOwners + (bar.items ?? []).flatMap(\.inertOwners)
        case let bar as UITabBar: owners += bar.appearanceOwners + (bar.items ?? []).flatMap(\.inertOwners)
        case let list as UICollectionView: owners.append(list.collectionViewLayout)
        case let text as UITextView: owners += [text.layoutManager, text.textContainer, text.textStorage]
        case let button as UIButton: owners += button.menu.map { [$0] } ?? []
        default: break
        }
        if let scroll = self as? UIScrollView, let refresh = scroll.refreshControl { owners.append(refresh) }
        if let controller = state.owner as? UIViewController { owners += controller.inertOwners }
        return owners
    }

    /// The structures whose properties decide how the view is laid out and drawn.
    var inertValues: [Any] {
        switch self {
        case let button as UIButton: [button.configuration as Any]
        case let content as any UIContentView: [content.configuration]
        case let cell as UITableViewCell: [cell.backgroundConfiguration as Any]
        case let cell as UICollectionViewCell: [cell.backgroundConfiguration as Any]
        case let band as UITableViewHeaderFooterView: [band.backgroundConfiguration as Any]
        case let slider as UISlider: [slider.trackConfiguration as Any]
        default: []
        }
    }
}

extension UIViewController {
    /// The controller and the objects that decide how it and its bars are shown.
    fileprivate var inertOwners: [AnyObject] {
        var owners: [AnyObject] = [self]
        if let navigation = navigationController {
            owners += [navigation] + navigationItem.inertOwners
            if !navigation.isNavigationBarHidden { owners += navigation.navigationBar.appearanceOwners }
            if !navigation.isToolbarHidden { owners += (toolbarItems ?? []).flatMap(\.inertOwners) }
        }
        if let tabs = tabBarController {
            owners += [tabs, tabs.tabBar] + tabs.tabBar.appearanceOwners
            owners += (tabs.tabBar.items ?? []).flatMap(\.inertOwners)
        }
        return owners
    }
}

extension UINavigationItem {
    fileprivate var inertOwners: [AnyObject] {
        let groups =
            leadingItemGroups + centerItemGroups + trailingItemGroups + [pinnedTrailingGroup].compactMap(\.self)
        let items =
            [leftBarButtonItems, rightBarButtonItems].compactMap(\.self).joined() + groups.flatMap(\.barButtonItems)
        let looks = [standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance]
        return [self] + groups + items.flatMap(\.inertOwners) + looks.compactMap(\.self).flatMap(\.inertOwners)
    }
}

extension UIBarItem {
    fileprivate var inertOwners: [AnyObject] { [self] }
}

extension UINavigationBar {
    fileprivate var appearanceOwners: [AnyObject] {
        let looks = [standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance]
        return [self] + looks.compactMap(\.self).flatMap(\.inertOwners)
    }
}

extension UIToolbar {
    fileprivate var appearanceOwners: [AnyObject] {
        let looks = [standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance]
        return [self] + looks.compactMap(\.self).flatMap(\.inertOwners)
    }
}

extension UITabBar {
    fileprivate var appearanceOwners: [AnyObject] {
        [self] + [standardAppearance, scrollEdgeAppearance].compactMap(\.self).flatMap(\.inertOwners)
    }
}

extension UIBarAppearance {
    /// The appearance with those of its items.
    fileprivate var inertOwners: [AnyObject] {
        let parts: [AnyObject] =
            switch self {
            case let bar as UINavigationBarAppearance:
                [bar.buttonAppearance, bar.doneButtonAppearance, bar.backButtonAppearance].flatMap {
                    [$0.normal, $0.highlighted, $0.disabled]
                }
            case let bar as UIToolbarAppearance:
                [bar.buttonAppearance, bar.doneButtonAppearance].flatMap { [$0.normal, $0.highlighted, $0.disabled] }
            case let bar as UITabBarAppearance:
                [bar.stackedLayoutAppearance, bar.inlineLayoutAppearance, bar.compactInlineLayoutAppearance].flatMap {
                    [$0.normal, $0.selected, $0.disabled, $0.focused]
                }
            default: []
            }
        return [self] + parts
    }
}

extension CALayer {
    /// The sublayers that belong to no view, with theirs, and the mask.
    fileprivate var ownLayers: [CALayer] {
        ((sublayers ?? []) + (mask.map { [$0] } ?? [])).filter { $0.host == nil }.flatMap { [$0] + $0.ownLayers }
    }
}
