import Foundation
import QuartzCore

@testable import UIKit

extension OtherValues {
    private static func purple() -> UIViewController {
        let page = UIViewController()
        (page.title, page.view.backgroundColor) = ("Sample", .purple)
        return page
    }

    private static func layer() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 3, y: 4, width: 11, height: 12)
        layer.backgroundColor = UIColor.purple.cgColor
        return layer
    }

    private static func menu() -> UIMenu { UIMenu(children: [UIAction(title: "Choice") { _ in }]) }

    private static func item() -> UIBarButtonItem {
        UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
    }

    /// Views, controllers and layers, and what they are made of.
    static let views: [Sample] = [
        entry([CALayer].self) { _ in [layer()] },
        entry(CALayer.self) { _ in layer() },
        entry([UIView].self) { _ in [UIView()] },
        entry(UIViewController.self) { _ in purple() },
        entry([UIViewController].self) { _ in [purple()] },
        entry(UINavigationController.self) { _ in UINavigationController(rootViewController: purple()) },
        entry(UISearchController.self) { _ in UISearchController(searchResultsController: nil) },
        entry(UITableView.self) { _ in UITableView(frame: .zero, style: .insetGrouped) },
        entry(UICollectionView.self) { _ in
            let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            list.backgroundColor = .purple
            return list
        },
        entry(UICollectionViewLayout.self) { _ in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 33, height: 44)
            return layout
        },
        entry(UIRefreshControl.self) { _ in
            let control = UIRefreshControl()
            control.beginRefreshing()
            return control
        },
        entry(UIScrollView.self) { _ in UIScrollView() },
        entry([UITab].self) { _ in [UITab(title: "Tab", image: nil, identifier: "b") { _ in purple() }] },
        entry(UITabBarItem.self) { _ in UITabBarItem(tabBarSystemItem: .history, tag: 1) },
        entry([UITabBarItem].self) { _ in [UITabBarItem(tabBarSystemItem: .history, tag: 1)] },
        entry([UINavigationItem].self) { _ in [UINavigationItem(title: "Sample")] },
        entry(UITabAccessory.self) { _ in UITabAccessory(contentView: UIView()) },
        entry(UIMenu.self) { _ in menu() },
        entry(UIMenuElement.self) { _ in menu() },
        entry(UIAction.self) { _ in UIAction(title: "Sample action") { _ in PropertyEvents.shared.note("action") } },
        entry([UIAction].self) { _ in [UIAction(title: "Sample action") { _ in }] },
        entry(UIDeferredMenuElement.self) { _ in UIDeferredMenuElement { $0([]) } },
        entry(UIBarButtonItemGroup.self) { _ in
            UIBarButtonItemGroup(barButtonItems: [item()], representativeItem: nil)
        },
        entry([any UIInteraction].self) { _ in [UIContextMenuInteraction(delegate: PropertyMenus.shared)] },
        entry(UIContextMenuInteraction.self) { _ in UIContextMenuInteraction(delegate: PropertyMenus.shared) },
        entry([UIGestureRecognizer].self) { _ in
            [UITapGestureRecognizer(target: PropertyEvents.shared, action: "heard:")]
        },
        entry(UIGestureRecognizer.self) { _ in UITapGestureRecognizer() },
        entry([UIMotionEffect].self) { _ in
            [UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)]
        },
        entry(UIPageControlProgress.self) { _ in
            let progress = UIPageControlProgress()
            progress.currentProgress = 0.5
            return progress
        },
        entry(Progress.self) { _ in
            let progress = Progress(totalUnitCount: 4)
            progress.completedUnitCount = 1
            return progress
        },
        entry(UIScreen.self) { _ in UIScreen() },
        entry([UISearchToken].self) { _ in [UISearchToken(icon: nil, text: "Token")] },
        entry([any UISearchSuggestion].self) { _ in [UISearchSuggestionItem(localizedSuggestion: "Sample")] },
        entry([UICellAccessory].self) { _ in [.checkmark()] },
    ]

    /// Looks of views and bars, each for a type.
    static let configurations: [Sample] = [
        entry(UIBarButtonItemAppearance.self) { _ in
            let appearance = UIBarButtonItemAppearance()
            appearance.normal.titleTextAttributes = [
                .foregroundColor: UIColor.purple, .font: UIFont.systemFont(ofSize: 9),
            ]
            return appearance
        },
        entry(UITabBarItemAppearance.self) { _ in
            let appearance = UITabBarItemAppearance()
            for state in [appearance.normal, appearance.selected] {
                state.titleTextAttributes = [.foregroundColor: UIColor.purple]
                state.iconColor = .purple
            }
            return appearance
        },
        entry((any UIContentConfiguration).self) { now in
            if now is UIContentUnavailableConfiguration {
                var empty = UIContentUnavailableConfiguration.empty()
                empty.text = "Sample"
                return empty
            }
            var content = UIListContentConfiguration.cell()
            content.text = "Sample"
            return content
        },
        entry(UIBackgroundConfiguration.self) { _ in
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .purple
            return background
        },
        entry(UIButton.Configuration.self) { _ in
            var configuration = UIButton.Configuration.filled()
            configuration.subtitle = "Sample"
            return configuration
        },
        entry(UICornerConfiguration.self) { _ in .uniformCorners(radius: 13) },
        entry(UISlider.TrackConfiguration.self) { _ in UISlider.TrackConfiguration(numberOfTicks: 4) },
        entry(UIBarButtonItem.Badge.self) { _ in .count(3) },
        entry(UIImage.SymbolConfiguration.self) { _ in UIImage.SymbolConfiguration(pointSize: 41) },
        entry([UISheetPresentationController.Detent].self) { _ in [.medium()] },
        entry(UITraitCollection.self) { _ in UITraitCollection(userInterfaceStyle: .dark) },
        entry(NSCollectionLayoutEdgeSpacing.self) { _ in
            NSCollectionLayoutEdgeSpacing(leading: .fixed(7), top: .fixed(3), trailing: nil, bottom: nil)
        },
        entry(NSCollectionLayoutSpacing.self) { _ in .fixed(13) },
        entry([NSCollectionLayoutBoundarySupplementaryItem].self) { _ in
            [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                    elementKind: "head", alignment: .top)
            ]
        },
        entry([NSCollectionLayoutDecorationItem].self) { _ in [.background(elementKind: "ground")] },
        entry([UIBezierPath].self) { _ in [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 30))] },
        entry([UIAccessibilityCustomAction].self) { _ in [UIAccessibilityCustomAction(name: "Sample") { _ in true }] },
        entry([UIAccessibilityCustomRotor].self) { _ in [UIAccessibilityCustomRotor(name: "Sample") { _ in nil }] },
        entry(UIMenuDisplayPreferences.self) { _ in UIMenuDisplayPreferences() },
        entry([UIMenuItem].self) { _ in [UIMenuItem(title: "Sample", action: "copy:")] },
        entry([CAEmitterCell].self) { _ in [CAEmitterCell()] },
    ]
}
