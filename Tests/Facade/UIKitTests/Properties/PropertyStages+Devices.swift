import LayoutSimDevices
import QuartzCore

@testable import UIKit

/// Screens on other devices and with other settings than a phone's first ones.
extension PropertyStages {
    /// A device by its name in the catalog; the current one where there is none.
    private static func device(
        _ name: String, _ orientation: Orientation, _ change: (inout SimulatedDevice) -> Void = { _ in }
    ) -> SimulatedDevice {
        let known = try? DeviceCatalog.embedded.device(named: name)
        var device = known.map { SimulatedDevice(viewport: $0.viewport(orientation)) } ?? .current
        change(&device)
        return device
    }

    private static var pad: SimulatedDevice { device("ipad-pro-11", .landscape) }
    private static var wide: SimulatedDevice { device("iphone-16", .landscape) }
    private static var large: SimulatedDevice {
        device("iphone-16", .portrait) { $0.contentSize = .accessibilityExtraLarge }
    }

    private static func on<Object: AnyObject>(
        _ device: @escaping @MainActor () -> SimulatedDevice, _ type: Object.Type,
        _ make: @escaping @MainActor () -> PropertyStage
    ) -> Entry { Entry(type: type, device: device, make: make) }

    private static func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        (page.title, page.view.backgroundColor) = (title, .yellow)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .plain, target: nil, action: nil)
        return page
    }

    /// A page behind another, with both bars.
    private static func makePages() -> (UINavigationController, UIViewController) {
        let (stack, second) = (UINavigationController(rootViewController: page("First")), page("Second"))
        second.toolbarItems = [UIBarButtonItem(image: star, style: .plain, target: nil, action: nil)]
        stack.pushViewController(second, animated: false)
        stack.isToolbarHidden = false
        return (stack, second)
    }

    private static func split(_ style: UISplitViewController.Style) -> PropertyStage {
        let split = UISplitViewController(style: style)
        split.setViewController(page("Primary"), for: .primary)
        if style == .tripleColumn { split.setViewController(page("Middle"), for: .supplementary) }
        split.setViewController(page("Second"), for: .secondary)
        return PropertyStage(split, on: split)
    }

    static let tablets: [Entry] = [
        on({ pad }, UISplitViewController.self) { split(.doubleColumn) },
        on({ pad }, UISplitViewController.self) { split(.tripleColumn) },
        on({ pad }, UISplitViewController.self) {
            let stage = split(.tripleColumn)
            (stage.object as? UISplitViewController)?.preferredDisplayMode = .twoBesideSecondary
            return stage
        },
        on({ pad }, UIPopoverPresentationController.self) {
            let (root, bubble) = (page("Root"), page("Bubble"))
            bubble.preferredContentSize = CGSize(width: 180, height: 120)
            bubble.modalPresentationStyle = .popover
            let popover = bubble.popoverPresentationController
            popover?.sourceView = root.view
            popover?.sourceRect = CGRect(x: 300, y: 300, width: 40, height: 40)
            return PropertyStage(popover ?? bubble, on: UINavigationController(rootViewController: root)) {
                if bubble.presentingViewController == nil { root.present(bubble, animated: false) }
            }
        },
        on({ pad }, UINavigationItem.self) {
            let (stack, page) = makePages()
            return PropertyStage(page.navigationItem, on: stack)
        },
        on({ pad }, UITableView.self) {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 1100, height: 400), style: .plain)
            table.dataSource = PropertyEvents.shared
            return PropertyStage(table, frame: table.frame)
        },
        on({ pad }, UISheetPresentationController.self) {
            let (root, sheet) = (page("Root"), page("Sheet"))
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            return PropertyStage(sheet.sheetPresentationController ?? sheet, on: root) {
                if sheet.presentingViewController == nil { root.present(sheet, animated: false) }
            }
        },
    ]

    static let landscapes: [Entry] = [
        on({ wide }, UINavigationController.self) {
            let (stack, _) = makePages()
            return PropertyStage(stack, on: stack)
        },
        on({ wide }, UINavigationBar.self) {
            let (stack, _) = makePages()
            return PropertyStage(stack.navigationBar, on: stack)
        },
        on({ wide }, UINavigationItem.self) {
            let (stack, page) = makePages()
            return PropertyStage(page.navigationItem, on: stack)
        },
        on({ wide }, UIToolbar.self) {
            let (stack, _) = makePages()
            return PropertyStage(stack.toolbar, on: stack)
        },
        on({ wide }, UIBarItem.self) {
            let (stack, page) = makePages()
            let item = page.toolbarItems?.first ?? UIBarButtonItem()
            item.landscapeImagePhone = UIImage(systemName: "heart")
            return PropertyStage(item, on: stack)
        },
        on({ wide }, UISheetPresentationController.self) {
            let (root, sheet) = (page("Root"), page("Sheet"))
            sheet.preferredContentSize = CGSize(width: 300, height: 200)
            sheet.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
            return PropertyStage(sheet.sheetPresentationController ?? sheet, on: root) {
                if sheet.presentingViewController == nil { root.present(sheet, animated: false) }
            }
        },
        on({ wide }, UITableView.self) {
            let table = UITableView(frame: UIScreen.main.bounds, style: .plain)
            table.dataSource = PropertyEvents.shared
            return PropertyStage(table, frame: table.frame)
        },
    ]

    /// Looks at a text again after the user chose larger ones.
    private static func enlarged(_ view: UIView) -> PropertyStage {
        PropertyStage(view).playing {
            SimulatedDevice.current.contentSize = .accessibilityExtraLarge
            return ["\(view.sizeThatFits(CGSize(width: 300, height: 300)))"]
        }
    }

    static let enlargements: [Entry] = [
        on({ device("iphone-16", .portrait) }, UILabel.self) {
            let label = UILabel()
            (label.text, label.font) = ("words", .preferredFont(forTextStyle: .body))
            return enlarged(label)
        },
        on({ device("iphone-16", .portrait) }, UITextField.self) {
            let field = UITextField()
            (field.text, field.font) = ("words", .preferredFont(forTextStyle: .body))
            return enlarged(field)
        },
        on({ device("iphone-16", .portrait) }, UITextView.self) {
            let view = UITextView()
            (view.text, view.font) = ("words", .preferredFont(forTextStyle: .body))
            return enlarged(view)
        },
        on({ large }, UIButton.self) {
            let button = UIButton(type: .system)
            button.setImage(star, for: .normal)
            return PropertyStage(button)
        },
        on({ large }, UIImageView.self) { PropertyStage(UIImageView(image: star)) },
        on({ large }, UIView.self) {
            let view = box()
            view.showsLargeContentViewer = true
            (view.largeContentTitle, view.largeContentImage) = ("Large", star)
            view.addInteraction(UILargeContentViewerInteraction())
            return PropertyStage(view)
        },
        on({ large }, UIView.self) {
            let (view, label, wide) = (UIView(), UILabel(), UIView(frame: CGRect(x: 0, y: 80, width: 100, height: 20)))
            (view.backgroundColor, wide.backgroundColor) = (.systemBackground, .red)
            wide.autoresizingMask = .flexibleWidth
            (label.text, label.font) = ("words", .preferredFont(forTextStyle: .body))
            label.adjustsFontForContentSizeCategory = true
            let row = UIStackView(arrangedSubviews: [label, UIImageView(image: star)])
            row.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
            for part in [row, wide] { view.addSubview(part) }
            return PropertyStage(view).playing {
                view.frame.size.width += 40
                view.layoutIfNeeded()
                return ["\(wide.frame)"]
            }
        },
        on({ large }, UIBarItem.self) {
            let tabs = UITabBarController()
            tabs.viewControllers = [page("One"), page("Two")]
            tabs.viewControllers?[0].tabBarItem.image = star
            tabs.viewControllers?[0].tabBarItem.largeContentSizeImage = UIImage(systemName: "heart")
            let item = tabs.viewControllers?[0].tabBarItem ?? UITabBarItem()
            return PropertyStage(item, on: tabs).playing {
                let bar = tabs.tabBar
                let place = bar.convert(CGPoint(x: bar.bounds.width * 0.3, y: 20), to: nil as UIView?)
                var hands = Hands(on: bar, in: bar.window ?? UIWindow())
                hands.hold([place], for: 1)
                return hands.screens.map { "\($0)" }
            }
        },
    ]
}
