import CoreText
import QuartzCore

@testable import UIKit

extension PropertyStages {
    private static func page() -> UIViewController {
        let controller = UIViewController()
        controller.title = "Page"
        controller.view.backgroundColor = .yellow
        controller.tabBarItem.image = star
        return controller
    }

    private static func titled(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    /// A page with buttons in a navigation bar and a toolbar, behind another page.
    private static func makeStack() -> (UINavigationController, UIViewController) {
        let (first, second) = (page(), page())
        second.navigationItem.rightBarButtonItem = titled("Edit")
        second.toolbarItems = [titled("Tool")]
        let stack = UINavigationController(rootViewController: first)
        stack.pushViewController(second, animated: false)
        stack.isToolbarHidden = false
        return (stack, second)
    }

    private static func makeTabs() -> (UITabBarController, [UIViewController]) {
        let pages = [page(), page()]
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        pages[0].tabBarItem.badgeValue = "3"
        return (tabs, pages)
    }

    static let bars: [Entry] = [
        staged(UINavigationBar.self) {
            let (stack, _) = makeStack()
            return PropertyStage(stack.navigationBar, on: stack)
        },
        staged(UINavigationBar.self) {
            let bar = UINavigationBar()
            bar.items = [UINavigationItem(title: "Bar")]
            return PropertyStage(bar, frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        },
        staged(UINavigationItem.self) {
            let (stack, page) = makeStack()
            return PropertyStage(page.navigationItem, on: stack)
        },
        staged(UIBarButtonItem.self) {
            let (stack, page) = makeStack()
            return PropertyStage(page.navigationItem.rightBarButtonItem ?? titled(""), on: stack)
        },
        staged(UIBarButtonItem.self) {
            let (stack, page) = makeStack()
            page.navigationItem.rightBarButtonItem?.image = star
            return PropertyStage(page.navigationItem.rightBarButtonItem ?? titled(""), on: stack)
        },
        staged(UIBarButtonItemGroup.self) {
            let (stack, page) = makeStack()
            let group = UIBarButtonItemGroup(barButtonItems: [titled("One")], representativeItem: nil)
            page.navigationItem.trailingItemGroups = [group]
            return PropertyStage(group, on: stack)
        },
        staged(UIToolbar.self) {
            let (stack, _) = makeStack()
            return PropertyStage(stack.toolbar, on: stack)
        },
        staged(UITabBar.self) {
            let (tabs, _) = makeTabs()
            return PropertyStage(tabs.tabBar, on: tabs)
        },
        staged(UITabBar.self) {
            let (tabs, _) = makeTabs()
            tabs.tabBar.itemPositioning = .centered
            return PropertyStage(tabs.tabBar, on: tabs)
        },
        staged(UITabBarItem.self) {
            let (tabs, pages) = makeTabs()
            return PropertyStage(pages[0].tabBarItem, on: tabs)
        },
        staged(UISearchBar.self) {
            let bar = UISearchBar()
            bar.placeholder = "Search"
            return PropertyStage(bar, frame: CGRect(x: 0, y: 40, width: 320, height: 56))
        },
        staged(UINavigationBarAppearance.self) {
            let (stack, _) = makeStack()
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundImage = star
            return PropertyStage(appearance, on: stack) { stack.navigationBar.standardAppearance = appearance }
        },
        staged(UINavigationBarAppearance.self) {
            let (stack, _) = makeStack()
            stack.navigationBar.prefersLargeTitles = true
            stack.viewControllers.removeLast()
            let appearance = UINavigationBarAppearance()
            return PropertyStage(appearance, on: stack) { stack.navigationBar.scrollEdgeAppearance = appearance }
        },
        staged(UIBarButtonItemAppearance.self) {
            let (stack, _) = makeStack()
            let (appearance, buttons) = (UINavigationBarAppearance(), UIBarButtonItemAppearance())
            return PropertyStage(buttons, on: stack) {
                appearance.buttonAppearance = buttons
                stack.navigationBar.standardAppearance = appearance
            }
        },
        staged(UIBarButtonItemStateAppearance.self) {
            let (stack, _) = makeStack()
            let appearance = UINavigationBarAppearance()
            appearance.buttonAppearance.normal.backgroundImage = star
            return PropertyStage(appearance.buttonAppearance.normal, on: stack) {
                stack.navigationBar.standardAppearance = appearance
            }
        },
        staged(UIToolbarAppearance.self) {
            let (stack, _) = makeStack()
            let appearance = UIToolbarAppearance()
            return PropertyStage(appearance, on: stack) { stack.toolbar.standardAppearance = appearance }
        },
        staged(UITabBarAppearance.self) {
            let (tabs, _) = makeTabs()
            let appearance = UITabBarAppearance()
            return PropertyStage(appearance, on: tabs) { tabs.tabBar.standardAppearance = appearance }
        },
        staged(UITabBarAppearance.self) {
            let (tabs, _) = makeTabs()
            let appearance = UITabBarAppearance()
            appearance.stackedItemPositioning = .centered
            return PropertyStage(appearance, on: tabs) { tabs.tabBar.standardAppearance = appearance }
        },
        staged(UITabBarItemStateAppearance.self) {
            let (tabs, _) = makeTabs()
            let appearance = UITabBarAppearance()
            return PropertyStage(appearance.stackedLayoutAppearance.selected, on: tabs) {
                tabs.tabBar.standardAppearance = appearance
            }
        },
    ]

    static let controllers: [Entry] = [
        staged(UIViewController.self) {
            let (stack, page) = makeStack()
            return PropertyStage(page, on: stack)
        },
        staged(UIViewController.self) {
            let controller = page()
            return PropertyStage(controller, on: controller)
        },
        staged(UIViewController.self) {
            let (tabs, pages) = makeTabs()
            return PropertyStage(pages[0], on: tabs)
        },
        staged(UINavigationController.self) {
            let (stack, _) = makeStack()
            return PropertyStage(stack, on: stack)
        },
        staged(UITabBarController.self) {
            let (tabs, _) = makeTabs()
            return PropertyStage(tabs, on: tabs)
        },
        staged(UISplitViewController.self) {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(page(), for: .primary)
            split.setViewController(page(), for: .secondary)
            return PropertyStage(split, on: split)
        },
        staged(UIPageViewController.self) {
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([page()], direction: .forward, animated: false)
            return PropertyStage(pages, on: pages)
        },
        staged(UISearchController.self) {
            let (stack, page) = makeStack()
            let search = UISearchController(searchResultsController: nil)
            page.navigationItem.searchController = search
            return PropertyStage(search, on: stack)
        },
        staged(UIAlertController.self) {
            let (root, alert) = (page(), UIAlertController(title: "Title", message: "Words", preferredStyle: .alert))
            alert.addAction(UIAlertAction(title: "Close", style: .default))
            return PropertyStage(alert, on: root) {
                if alert.presentingViewController == nil { root.present(alert, animated: false) }
            }
        },
        staged(UIAlertAction.self) {
            let (root, alert) = (page(), UIAlertController(title: "Title", message: "Words", preferredStyle: .alert))
            let action = UIAlertAction(title: "Close", style: .default)
            alert.addAction(action)
            return PropertyStage(action, on: root) {
                if alert.presentingViewController == nil { root.present(alert, animated: false) }
            }
        },
        staged(UISheetPresentationController.self) {
            let (root, sheet) = (page(), page())
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            return PropertyStage(sheet.sheetPresentationController ?? sheet, on: root) {
                if sheet.presentingViewController == nil { root.present(sheet, animated: false) }
            }
        },
    ]

    private static func view(with layer: CALayer) -> UIView {
        let view = box()
        layer.frame = CGRect(x: 10, y: 10, width: 60, height: 50)
        view.layer.addSublayer(layer)
        return view
    }

    static let layers: [Entry] = [
        staged(CALayer.self) {
            let layer = CALayer()
            layer.backgroundColor = UIColor.red.cgColor
            layer.borderWidth = 2
            (layer.shadowOpacity, layer.cornerRadius) = (0.5, 9)
            let inner = CALayer()
            inner.frame = CGRect(x: -5, y: -5, width: 20, height: 20)
            inner.backgroundColor = UIColor.blue.cgColor
            layer.addSublayer(inner)
            return PropertyStage(layer, in: view(with: layer))
        },
        staged(CALayer.self) {
            let layer = CALayer()
            layer.contents = star.cgImage
            return PropertyStage(layer, in: view(with: layer))
        },
        staged(CAShapeLayer.self) {
            let layer = CAShapeLayer()
            layer.path = UIBezierPath(rect: CGRect(x: 3, y: 4, width: 30, height: 20)).cgPath
            (layer.strokeColor, layer.lineWidth) = (UIColor.red.cgColor, 3)
            return PropertyStage(layer, in: view(with: layer))
        },
        staged(CAGradientLayer.self) {
            let layer = CAGradientLayer()
            layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            return PropertyStage(layer, in: view(with: layer))
        },
        staged(CATextLayer.self) {
            let layer = CATextLayer()
            layer.string = "some words of text in a layer"
            return PropertyStage(layer, in: view(with: layer))
        },
        staged(CAReplicatorLayer.self) {
            let (layer, inner) = (CAReplicatorLayer(), CALayer())
            inner.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
            inner.backgroundColor = UIColor.red.cgColor
            layer.addSublayer(inner)
            layer.instanceCount = 2
            layer.instanceTransform = CATransform3DMakeTranslation(12, 3, 0)
            return PropertyStage(layer, in: view(with: layer))
        },
        staged(CAEmitterLayer.self) {
            let layer = CAEmitterLayer()
            return PropertyStage(layer, in: view(with: layer))
        },
        staged(CGContext.self) {
            let (root, view, context) = (UIViewController(), UIImageView(), bitmap() ?? CGContext())
            view.frame = CGRect(x: 20, y: 100, width: 60, height: 60)
            root.view.addSubview(view)
            return PropertyStage(context, on: root) {
                draw(in: context)
                view.image = context.makeImage().map { UIImage(cgImage: $0) }
            }.playing { [] }
        },
    ]

    private static func bitmap() -> CGContext? {
        unsafe CGContext(
            data: nil, width: 60, height: 60, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }

    /// Draws a picture in another size than its own, and a line of text.
    private static func draw(in context: CGContext) {
        context.clear(CGRect(x: 0, y: 0, width: 60, height: 60))
        if let picture = star.cgImage { context.draw(picture, in: CGRect(x: 0, y: 0, width: 31, height: 29)) }
        CTLineDraw(CTLineCreateWithAttributedString(NSAttributedString(string: "words")), context)
    }
}
